import { classNames } from '@denk/shared/ui';
import type { Reason } from '@denk/shared/product/wire';
import styles from './item-reasons.module.css';

const marks = {
  met: { sign: '✓', text: 'karşılanıyor' },
  partly: { sign: '◐', text: 'kısmen karşılanıyor' },
  'not-met': { sign: '✕', text: 'karşılanmıyor' },
  unknown: { sign: '?', text: 'bilinmiyor' },
} as const;

const shownCount = 5;

/** How a product meets what was asked for: `bütçe ✓ · 5G ✓ · su geçirmezlik ?`. */
export function ItemReasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  // Only what is met whole counts; a part of it is told in its own words.
  const met = reasons.filter(({ state }) => state === 'met').length;
  const rest = reasons.slice(shownCount);
  return (
    <div className={styles.reasons}>
      <p className={classNames(styles.score, met * 2 < reasons.length && styles.little)}>
        Uyum{' '}
        <b>
          {met}/{reasons.length}
        </b>
      </p>
      <ReasonList reasons={reasons.slice(0, shownCount)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>+{rest.length} ölçüt</summary>
          <ReasonList reasons={rest} />
        </details>
      )}
    </div>
  );
}

function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ul className={styles.list}>
      {reasons.map(({ id, label, state, met, of }, at) => (
        <li key={`${id} ${at}`} className={styles[state]}>
          {label}
          {state === 'partly' && ` ${met}/${of}`}
          {/* Never at the start of a line, away from its label. */}
          {'\u00a0'}
          <span aria-hidden="true" className={styles.sign}>
            {marks[state].sign}
          </span>
          <span className="visually-hidden">{marks[state].text}</span>
        </li>
      ))}
    </ul>
  );
}
