import styles from './stats.module.css';

/** The figures of docs/product.md#purpose. */
const stats = [
  { figure: '50M+', label: 'başarılı eşleşme' },
  { figure: '1000+', label: 'uzman' },
  { figure: '4,9/5', label: 'memnuniyet' },
] as const;

/** Three figures about the service. */
export function Stats() {
  return (
    <section data-below aria-label="Rakamlarla Denk">
      <ul className={styles.stats}>
        {stats.map(({ figure, label }) => (
          <li key={label} className={styles.stat}>
            <strong className={styles.figure}>{figure}</strong> {label}
          </li>
        ))}
      </ul>
      <p className={styles.note}>Rakamlar tanıtım amaçlı örnek değerlerdir.</p>
    </section>
  );
}
