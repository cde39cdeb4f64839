import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Illustration } from './illustration';
import type { IllustrationName } from './illustration';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Left out where the page’s own heading says it. */
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly illustration?: IllustrationName;
  /** A drawing of one's own in place of a named one. */
  readonly art?: ReactNode;
  /** The level of the title; `h1` when it is the whole page. */
  readonly heading?: 'h1' | 'h2' | 'h3';
  readonly className?: string;
}

/** What stands where there is nothing to show: why, and the way on. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, actions, art, heading: Heading = 'h2', className } = props;
  return (
    <div className={classNames(styles.empty, className)}>
      {art ?? <Illustration name={props.illustration ?? 'nothing'} />}
      {title && (
        <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
          {title}
        </Heading>
      )}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
