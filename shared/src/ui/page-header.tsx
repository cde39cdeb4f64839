import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A short line above the title. */
  readonly eyebrow?: ReactNode;
  /** Buttons under the lead. */
  readonly actions?: ReactNode;
  readonly align?: 'start' | 'center';
  /** `hero` sets the title as large as it gets. */
  readonly size?: 'page' | 'hero';
  readonly className?: string;
}

/** The page's one h1, which takes the focus after navigation, and its lead. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, eyebrow, actions, align = 'start', size = 'page', className } = props;
  return (
    <header className={classNames(styles.header, styles[align], styles[size], className)}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
