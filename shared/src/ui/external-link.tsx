import type { AnchorHTMLAttributes } from 'react';
import { buttonClass } from './button';
import type { ButtonLook } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './external-link.module.css';

export interface ExternalLinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>,
    Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  /** Only http(s) addresses become a link; anything else is shown as plain text. */
  readonly href: string;
  /** Looks like a button; without it like a link in text. */
  readonly button?: boolean;
  /** Leaves out the arrow that marks another site. */
  readonly plain?: boolean;
}

/** A link to another site, in a new tab that learns nothing of ours. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, button, plain, variant, size, wide, className, children, ...rest } = props;
  const look = button
    ? buttonClass({ variant, size, wide }, className)
    : classNames(styles.link, className);
  if (!isWebAddress(href)) return <span className={className}>{children}</span>;
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
      {!plain && <Icon name="external" className={button ? undefined : styles.mark} />}
      <span className="visually-hidden"> (yeni sekmede açılır)</span>
    </a>
  );
}

/** Whether an address from outside is an absolute http(s) one. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
