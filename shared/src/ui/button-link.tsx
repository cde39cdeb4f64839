import { Link } from '@denk/shared/page/navigation';
import type { LinkProps } from '@denk/shared/page/navigation';
import { buttonClass, buttonContent } from './button';
import type { ButtonLook } from './button';

export type ButtonLinkProps = LinkProps & ButtonLook;

/** A link to one of our own pages that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, iconAfter, iconOnly, wide, className, children, ...rest } = props;
  const look = { variant, size, icon, iconAfter, iconOnly, wide };
  return (
    <Link {...rest} className={buttonClass(look, className)}>
      {buttonContent(look, children)}
    </Link>
  );
}
