import { useEffect, useState } from 'react';
import {
  contactErrors,
  contactFields,
  emptyValues,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from './contact-message';

/** How long the simulated sending and the success message take, in ms (docs/product.md#limits-and-timings). */
const sendingMs = 1000;
const successMs = 3000;

/** Idle, the simulated sending, or the success message (docs/product.md#contact-page). */
export type ContactState = 'idle' | 'sending' | 'sent';

export interface ContactForm {
  readonly state: ContactState;
  readonly values: ContactValues;
  readonly errors: ContactErrors;
  /** Takes over a field's text; its error is judged anew. */
  readonly change: (field: ContactField, value: string) => void;
  /** Starts the simulated sending, or returns the first field that is wrong. */
  readonly submit: () => ContactField | undefined;
}

/** The contact form's states. Nothing leaves the page: sending is simulated, so what was written stays. */
export function useContactForm(): ContactForm {
  const [state, setState] = useState<ContactState>('idle');
  const [values, setValues] = useState(emptyValues);
  const [errors, setErrors] = useState<ContactErrors>({});

  useEffect(() => {
    if (state === 'idle') return;
    const timer =
      state === 'sending'
        ? setTimeout(() => setState('sent'), sendingMs)
        : setTimeout(() => setState('idle'), successMs);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    values,
    errors,
    change: (field, value) => {
      const changed = { ...values, [field]: value };
      setValues(changed);
      if (errors[field]) setErrors({ ...errors, [field]: contactErrors(changed)[field] });
    },
    submit: () => {
      if (state === 'sending') return undefined;
      const found = contactErrors(values);
      setErrors(found);
      const wrong = contactFields.find((field) => found[field]);
      if (!wrong) setState('sending');
      return wrong;
    },
  };
}
