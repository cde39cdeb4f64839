import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Spinner } from './spinner';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onSubmit' | 'size' | 'type'
> {
  /** What the field is for; kept for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The text as typed; the owner trims and judges it. */
  readonly onSubmit: (value: string) => void;
  readonly size?: 'medium' | 'large';
  readonly submitLabel?: string;
  /** Shows the submit button's text beside its icon from 640 px up. */
  readonly showSubmitLabel?: boolean;
  readonly submitDisabled?: boolean;
  readonly pending?: boolean;
  /** Shown, shaken and announced; the owner takes it away when the visitor types. */
  readonly error?: string;
  /** Counts failed tries, so that the same error shakes again. */
  readonly attempt?: number;
  /** Further buttons before the submit button. */
  readonly tools?: ReactNode;
  /** The search form's name where a page has several. */
  readonly formLabel?: string;
  /** Where the form goes before its script runs, or without it; the field then needs a `name`. */
  readonly action?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * The search box (docs/product.md#search-entry): controlled text, one submit, an error that shakes for half a second.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onChange,
    onSubmit,
    size = 'medium',
    submitLabel = 'Ara',
    showSubmitLabel,
    submitDisabled,
    pending,
    error,
    attempt = 0,
    tools,
    formLabel,
    action,
    className,
    ...input
  } = props;
  const made = useId();
  const id = input.id ?? made;
  // Two animations that look the same: changing from one to the other starts the shake again.
  const shake = error && styles[attempt % 2 ? 'shake-odd' : 'shake-even'];
  return (
    <form
      role="search"
      aria-label={formLabel}
      action={action}
      noValidate
      className={classNames(styles.form, styles[size], className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={classNames(styles.box, shake)}>
        <Icon name="search" className={styles.lens} />
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          id={id}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            classNames(input['aria-describedby'], error && `${id}-error`) || undefined
          }
          className={styles.input}
        />
        {tools}
        <button type="submit" disabled={submitDisabled || pending} className={styles.submit}>
          {pending ? (
            <Spinner label="Aranıyor" hideLabel size="small" />
          ) : (
            <Icon name="arrow-right" />
          )}
          <span className={showSubmitLabel ? styles.submitLabel : 'visually-hidden'}>
            {submitLabel}
          </span>
        </button>
      </div>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
    </form>
  );
}
