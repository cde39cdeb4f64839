import type { MouseEvent, ReactNode } from 'react';

/** The text, and the id of the element that can take the focus. */
export interface SkipLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A way for the keyboard past what comes before; seen while it has the focus. The browser's history gets no new entry. */
export function SkipLink({ to, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a href={`#${to}`} className="skip-link" onClick={skip}>
      {children}
    </a>
  );
}
