import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import type { DialogProps } from './dialog';
import { lockScroll } from './lock-scroll';
import styles from './dialog.module.css';

/** What an open dialog shows. */
export type ModalProps = Omit<DialogProps, 'open'>;

/**
 * The native modal dialog: Escape and a click on the backdrop ask to close, the page behind stays still, and the
 * focus goes back to where it was.
 */
export function Modal(props: ModalProps) {
  const { onClose, title, children, actions, look = 'dialog', hideTitle, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const unlock = lockScroll();
    if (!element.open) element.showModal();
    return () => {
      unlock();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);

  // A click that meets the dialog element itself, and nothing in it, is on the backdrop.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener('click', closeOnBackdrop);
    return () => element.removeEventListener('click', closeOnBackdrop);
  }, [onClose]);

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
