import { Link, paths } from '@denk/shared/page/navigation';
import { searchStore } from '@denk/shared/page/store';
import type { ReactNode } from 'react';

export interface SearchLinkProps {
  /** What is searched for: a category's, subcategory's or popular search's text. */
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Stores a text as the search query and goes to its results (docs/product.md#categories-page). */
export function SearchLink({ text, className, children }: SearchLinkProps) {
  return (
    <Link
      to={paths.resultsOfCategory(text)}
      className={className}
      onClick={() => searchStore.getState().setQuery(text)}
    >
      {children}
    </Link>
  );
}
