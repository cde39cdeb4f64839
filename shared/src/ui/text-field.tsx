import { useId } from 'react';
import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './text-field.module.css';

interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; announced when it appears. */
  readonly error?: string;
  /** Keeps the label for screen readers alone. */
  readonly hideLabel?: boolean;
}

export type TextFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };
export type TextAreaProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> };
export type SelectFieldProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & { readonly ref?: Ref<HTMLSelectElement> };

/** A line of text with its label, hint and error. */
export function TextField({ label, hint, error, hideLabel, className, ...rest }: TextFieldProps) {
  const field = useField(rest.id, hint, error);
  return (
    <Frame {...{ label, hint, error, hideLabel, className, field }} required={rest.required}>
      <input {...rest} {...field.input} className={styles.input} />
    </Frame>
  );
}

/** Several lines of text with label, hint and error. */
export function TextArea({ label, hint, error, hideLabel, className, ...rest }: TextAreaProps) {
  const field = useField(rest.id, hint, error);
  return (
    <Frame {...{ label, hint, error, hideLabel, className, field }} required={rest.required}>
      <textarea rows={6} {...rest} {...field.input} className={styles.input} />
    </Frame>
  );
}

/** A native list of choices with label, hint and error; children are `<option>`s. */
export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...rest
}: SelectFieldProps) {
  const field = useField(rest.id, hint, error);
  return (
    <Frame {...{ label, hint, error, hideLabel, className, field }} required={rest.required}>
      <span className={styles.select}>
        <select {...rest} {...field.input} className={styles.input} />
        <Icon name="chevron-down" />
      </span>
    </Frame>
  );
}

function useField(given: string | undefined, hint: ReactNode, error: string | undefined) {
  const made = useId();
  const id = given ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = `${id}-error`;
  return {
    hintId,
    errorId,
    input: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': classNames(hintId, error ? errorId : undefined) || undefined,
    },
  };
}

interface FrameProps extends FieldTexts {
  readonly field: ReturnType<typeof useField>;
  readonly required: boolean | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function Frame({
  label,
  hint,
  error,
  hideLabel,
  field,
  required,
  className,
  children,
}: FrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={field.input.id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={field.errorId} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
