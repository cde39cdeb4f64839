import styles from './figure-tiles.module.css';

export interface FigureTilesProps {
  /** What the figures are about, for screen readers. */
  readonly label: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

/** A row of figures with what each of them counts. */
export function FigureTiles({ label, figures }: FigureTilesProps) {
  return (
    <div role="group" aria-label={label}>
      <dl className={styles.tiles}>
        {figures.map((figure) => (
          <div key={figure.label} className={styles.tile}>
            <dt className={styles.label}>{figure.label}</dt>
            <dd className={styles.value}>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
