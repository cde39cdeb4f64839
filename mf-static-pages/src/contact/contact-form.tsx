import { useHydrated } from '@denk/shared/page/data';
import { Button, Notice, SelectField, Spinner, TextArea, TextField } from '@denk/shared/ui';
import type { ChangeEvent, FormEvent } from 'react';
import styles from './contact-form.module.css';
import { subjects, type ContactField } from './contact-message';
import { useContactForm } from './use-contact-form';

/** The contact form (docs/product.md#contact-page). */
export function ContactForm() {
  const hydrated = useHydrated();
  const { state, values, errors, change, submit } = useContactForm();
  const sending = state === 'sending';

  const field = (name: ContactField) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    readOnly: sending,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change(name, event.target.value),
  });
  const { readOnly, ...subject } = field('subject');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = submit();
    const control = wrong && event.currentTarget.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <form noValidate aria-labelledby="mesaj" className={styles.form} onSubmit={send}>
      <h2 id="mesaj" className={styles.title}>
        Bize mesaj yazın
      </h2>
      <p className={styles.required}>* işaretli alanlar zorunludur</p>
      <div className={styles.pair}>
        <TextField label="Adınız" autoComplete="name" {...field('name')} />
        <TextField
          type="email"
          label="E-posta adresiniz"
          autoComplete="email"
          inputMode="email"
          {...field('email')}
        />
      </div>
      <SelectField label="Konu" disabled={readOnly} {...subject}>
        <option value="">Konu seçin</option>
        {subjects.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextArea label="Mesajınız" rows={6} {...field('message')} />
      <div className={styles.foot}>
        {/* Without a script the browser would put the message into the address. */}
        <Button
          type="submit"
          size="large"
          icon={sending ? undefined : 'send'}
          disabled={!hydrated}
          aria-disabled={sending || undefined}
        >
          {sending ? <Spinner label="Gönderiliyor..." size="small" /> : 'Mesajı Gönder'}
        </Button>
        <div role="status" className={styles.status}>
          {state === 'sent' && (
            <Notice tone="success" title="Teşekkürler, formu başarıyla tamamladınız.">
              Bu bir denemeydi: mesajınız iletilmedi, bu yüzden yazdıklarınız formda duruyor.
            </Notice>
          )}
        </div>
      </div>
      <Notice tone="info" title="Mesajlar henüz iletilmiyor">
        Bu form şimdilik bir gösterimdir; yazdıklarınız cihazınızdan çıkmaz ve saklanmaz.
      </Notice>
    </form>
  );
}
