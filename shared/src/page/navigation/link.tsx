import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Where it leads: one of our own pages. */
  readonly to: To;
  /** Whether it takes the place of the current history entry. */
  readonly replace?: boolean;
  /** What the history entry carries besides. */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to one of our own pages, made of the router's own hooks: the router's component brings along what frameworks
 * prefetch by, 2 kB.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps): ReactNode {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    state,
    target: rest.target,
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  readonly to: string;
  /** Whether the pages below it are other pages. */
  readonly end?: boolean;
}

/** A link that says so when the visitor is there (`aria-current`). */
export function NavLink({ to, end = false, ...rest }: NavLinkProps): ReactNode {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
