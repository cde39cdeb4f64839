import type { Layout } from '@denk/shared/module-contract';
import type { ReactNode } from 'react';

interface FrameProps {
  readonly layout: Layout;
  readonly hidesFooterOnPhones: boolean;
  readonly children: ReactNode;
}

/** What surrounds a page (spec/site.md §2, header and footer). */
export function Frame({ layout, children }: FrameProps): ReactNode {
  if (layout === 'bare') return children;
  return <main id="icerik">{children}</main>;
}
