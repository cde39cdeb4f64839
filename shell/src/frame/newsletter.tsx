import { Button, TextField } from '@denk/shared/ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './newsletter.module.css';

const missing = 'Lütfen e-posta adresinizi yazın.';
const malformed = 'Lütfen geçerli bir e-posta adresi yazın (örn: ad@ornek.com).';

/** The newsletter form. The address is checked; it goes nowhere yet, and the form says so. */
export function Newsletter(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [checked, setChecked] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const problem = problemOf(input);
    setError(problem);
    setChecked(!problem);
    if (problem) input.focus();
  };

  return (
    <section aria-labelledby="footer-newsletter" className={styles.newsletter}>
      <h2 id="footer-newsletter" className={styles.title}>
        Bülten
      </h2>
      <p className={styles.text}>Yeni kategoriler ve öne çıkan eşleşmeler, ayda bir e-postada.</p>
      <form
        noValidate
        aria-labelledby="footer-newsletter"
        onSubmit={submit}
        className={styles.form}
      >
        {/* Without a name the browser sends nothing, even before the script has run. */}
        <TextField
          ref={field}
          type="email"
          required
          label="E-posta adresiniz"
          placeholder="ad@ornek.com"
          autoComplete="email"
          inputMode="email"
          error={error}
          onChange={() => {
            setError(undefined);
            setChecked(false);
          }}
        />
        <Button type="submit" variant="soft" wide>
          Abone Ol
        </Button>
      </form>
      <p role="status" className={styles.soon}>
        {checked
          ? 'Teşekkürler! Bülten henüz başlamadı, bu yüzden adresiniz kaydedilmedi. Yakında buradan abone olabileceksiniz.'
          : 'Bülten yakında başlıyor; şimdilik hiçbir adres kaydedilmiyor.'}
      </p>
    </section>
  );
}

/** What is wrong with an address, in Turkish; the browser judges, and a domain needs its dot. */
function problemOf({ value, validity }: HTMLInputElement): string | undefined {
  const address = value.trim();
  if (!address) return missing;
  return validity.typeMismatch || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
    ? malformed
    : undefined;
}
