import { classNames } from './class-names';
import { iconPaths } from './icon-paths';
import type { IconName } from './icon-paths';
import styles from './icon.module.css';

export type { IconName } from './icon-paths';

export interface IconProps {
  readonly name: IconName;
  readonly className?: string;
  /** Says the icon aloud; without it the icon is decoration beside a text. */
  readonly label?: string;
}

/** One icon, as large as 1.25 of the text around it. */
export function Icon({ name, className, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
