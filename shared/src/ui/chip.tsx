import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon';
import styles from './chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly className?: string;
  /** Colour of a static chip's meaning. */
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  /** With `onSelect` the chip is a toggle button that says whether it is pressed. */
  readonly selected?: boolean;
  /** Makes the chip a button. */
  readonly onSelect?: () => void;
  /** Adds a remove button after the text. */
  readonly onRemove?: () => void;
  /** The remove button's name, e.g. `parfüm aramasını sil`. */
  readonly removeLabel?: string;
  readonly disabled?: boolean;
}

/** A small pill: static, selectable, removable, or selectable and removable. */
export function Chip(props: ChipProps) {
  const { children, icon, className, tone = 'neutral', selected, onSelect, onRemove } = props;
  const label = (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      <span className={styles.text}>{children}</span>
    </>
  );
  return (
    <span
      className={classNames(
        styles.chip,
        styles[tone],
        onSelect && styles.selectable,
        onRemove && styles.removable,
        selected && styles.selected,
        className,
      )}
    >
      {onSelect ? (
        <button
          type="button"
          className={styles.body}
          aria-pressed={selected}
          disabled={props.disabled}
          onClick={onSelect}
        >
          {label}
        </button>
      ) : (
        <span className={styles.body}>{label}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          disabled={props.disabled}
          onClick={onRemove}
          aria-label={props.removeLabel ?? 'Kaldır'}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
