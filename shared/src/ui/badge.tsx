import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'accent' | 'solid' | 'success' | 'warning' | 'danger';
  readonly icon?: IconName;
  readonly className?: string;
}

/** A word or two that mark a thing: `En Uygun Fiyat`, `Örnek katalog`. */
export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
    </span>
  );
}
