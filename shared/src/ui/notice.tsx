import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './notice.module.css';

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

export interface NoticeProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons under the text. */
  readonly actions?: ReactNode;
  /** Adds a close button. */
  readonly onClose?: () => void;
  /** Announces the notice when it appears: `status` politely, `alert` at once. */
  readonly live?: 'status' | 'alert';
  readonly className?: string;
}

/** A message inside the page. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, actions, onClose, live, className } = props;
  return (
    <div role={live} className={classNames(styles.notice, styles[tone], className)}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <Button
          variant="quiet"
          size="small"
          icon="close"
          iconOnly
          onClick={onClose}
          className={styles.close}
        >
          Kapat
        </Button>
      )}
    </div>
  );
}
