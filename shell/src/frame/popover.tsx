import { useLocation } from '@denk/shared/page/navigation';
import { Button, classNames, type ButtonLook } from '@denk/shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './popover.module.css';

interface PopoverProps extends ButtonLook {
  /** The button's content, and the panel's name. */
  readonly label: ReactNode;
  readonly name: string;
  readonly buttonClass?: string | undefined;
  readonly panelClass?: string | undefined;
  /** `group` for a panel of controls and text, none where the content is a landmark of its own. */
  readonly role?: 'group';
  readonly children: ReactNode;
}

/**
 * A button and the panel it opens under the header, by the browser's own popover: it opens before the script has run,
 * closes on Escape and on a click elsewhere, and gives the focus back. A route change closes it.
 */
export function Popover(props: PopoverProps): ReactNode {
  const { label, name, buttonClass, panelClass, role, children, ...look } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  // Browsers without popovers lack the method.
  useEffect(() => panel.current?.hidePopover?.(), [key]);

  return (
    <>
      <Button
        {...look}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        className={buttonClass}
      >
        {label}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role={role}
        aria-label={role && name}
        className={classNames(styles.panel, panelClass)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}
