import { Link, paths, useNavigate, type LinkProps } from '@denk/shared/page/navigation';
import { searchStore } from '@denk/shared/page/store';
import type { MouseEvent } from 'react';
import type { OfferedTerm } from './offered-term';

export interface TermLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly offered: OfferedTerm;
}

/**
 * A link that searches a term: the click remembers it as the shared query and opens the questionnaire, or the results
 * where there are no questions. Its address carries the term too, for a new tab or a page without script.
 */
export function TermLink({ offered, children, ...rest }: TermLinkProps) {
  const navigate = useNavigate();
  const { term, label, leadsTo } = offered;
  const toResults = leadsTo === 'results';
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    searchStore.getState().search(term);
    void navigate(toResults ? paths.results(term) : paths.questionnaire());
  };
  return (
    <Link {...rest} to={toResults ? paths.results(term) : paths.questionnaire(term)} onClick={open}>
      {children ?? label ?? term}
    </Link>
  );
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
