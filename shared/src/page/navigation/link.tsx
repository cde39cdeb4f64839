import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { addressOf, resolve, type NavigateOptions, type To } from './history';
import { useRouting } from './router';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, NavigateOptions {
  readonly to: To;
}

/**
 * A link within the site, which opens without loading a document. Another tab, another window, a download: whatever the
 * visitor or the link asks of the browser is left to it. A link to the very same address leaves no trace in the history.
 */
export function Link(props: LinkProps): ReactNode {
  const { to, replace, state, onClick, children, ...rest } = props;
  const { history, visit, navigate } = useRouting();
  const isElsewhere = typeof to === 'string' && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);
  const address = isElsewhere ? to : addressOf(resolve(to, visit.location));
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isElsewhere || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const isSame = address === addressOf(history.now().location);
    navigate(to, { replace: replace ?? isSame, state });
  };
  return (
    <a {...rest} href={isElsewhere ? to : (history.hrefOf?.(address) ?? address)} onClick={open}>
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  /** Only the very path counts as being there, none below it. */
  readonly end?: boolean;
}

/** A link that says where the visitor is: `aria-current="page"`. */
export function NavLink({ end = false, ...rest }: NavLinkProps): ReactNode {
  const { location } = useRouting().visit;
  const [here, there] = [location, resolve(rest.to, location)].map(({ pathname }) =>
    pathname.toLowerCase().replace(/(.)\/$/, '$1'),
  );
  const isHere = here === there || (!end && here?.startsWith(`${there}/`));
  return <Link aria-current={isHere ? 'page' : undefined} {...rest} />;
}

function isPlain({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target } = currentTarget;
  const isOurs = (!target || target === '_self') && !currentTarget.hasAttribute('download');
  return isOurs && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
