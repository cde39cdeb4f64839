import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon';
import styles from './button.module.css';

/** How much a button asks for: one `primary` a view, `secondary` beside it, `soft` and `quiet` for the rest. */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The look that buttons and links share. */
export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Drawn before the text. */
  readonly icon?: IconName;
  /** Drawn after the text. */
  readonly iconAfter?: IconName;
  /** A round button with an icon alone; the text then is its accessible name. */
  readonly iconOnly?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, iconAfter, iconOnly, wide, className, children, ...rest } = props;
  const look = { variant, size, icon, iconAfter, iconOnly, wide };
  return (
    <button type="button" {...rest} className={buttonClass(look, className)}>
      {buttonContent(look, children)}
    </button>
  );
}

/** The class of anything that looks like a button. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'primary', size = 'medium', iconOnly, wide } = look;
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    iconOnly && styles.iconOnly,
    wide && styles.wide,
    className,
  );
}

/** Icon, text, icon. */
export function buttonContent(look: ButtonLook, children: ReactNode): ReactNode {
  return (
    <>
      {look.icon && <Icon name={look.icon} />}
      {look.iconOnly ? <span className="visually-hidden">{children}</span> : children}
      {look.iconAfter && <Icon name={look.iconAfter} />}
    </>
  );
}
