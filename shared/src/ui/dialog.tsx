import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { lockScroll } from './lock-scroll';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** `sheet` rises from the bottom edge on phones and is a dialog from 640 px up. */
  readonly look?: 'dialog' | 'sheet' | 'wide';
  /** Keeps the title for screen readers when the content shows its own. */
  readonly hideTitle?: boolean;
  readonly className?: string;
}

/**
 * The native modal dialog: Escape and a click on the backdrop ask to close, the page behind stays still, and the
 * focus goes back to where it was.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, look = 'dialog', hideTitle, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    const unlock = lockScroll();
    if (!element.open) element.showModal();
    return () => {
      if (element.open) element.close();
      unlock();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]);

  // A click that meets the dialog element itself, and nothing in it, is on the backdrop.
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener('click', closeOnBackdrop);
    return () => element.removeEventListener('click', closeOnBackdrop);
  }, [open, onClose]);

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[look], className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers may close on a second Escape without asking; a dialog that we took away is not connected.
      onClose={(event) => {
        if (event.currentTarget.isConnected) onClose();
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={hideTitle ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          <Button
            variant="quiet"
            size="small"
            icon="close"
            iconOnly
            className={styles.close}
            onClick={onClose}
          >
            Kapat
          </Button>
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
