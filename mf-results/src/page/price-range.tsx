import { Button } from '@denk/shared/ui';
import { parsePrice } from '@denk/shared/product/text';
import { useState, type FormEvent } from 'react';
import type { PriceBand } from '../refine/price-bands';
import styles from './price-range.module.css';

interface PriceRangeProps extends PriceBand {
  readonly onApply: (range: PriceBand) => void;
}

/** A price range of one's own; ends the wrong way round are turned. */
export function PriceRange({ min, max, onApply }: PriceRangeProps) {
  const [from, setFrom] = useState(min === undefined ? '' : String(min));
  const [to, setTo] = useState(max === undefined ? '' : String(max));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [low, high] = [parsePrice(from), parsePrice(to)];
    const turned = low !== undefined && high !== undefined && low > high;
    onApply(turned ? { min: high, max: low } : { min: low, max: high });
  };
  return (
    <form className={styles.range} onSubmit={apply} noValidate>
      <label className={styles.end}>
        <span className="visually-hidden">En az (TL)</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          placeholder="En az"
          maxLength={12}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          className={styles.input}
        />
      </label>
      <span aria-hidden="true">–</span>
      <label className={styles.end}>
        <span className="visually-hidden">En çok (TL)</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          placeholder="En çok"
          maxLength={12}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          className={styles.input}
        />
      </label>
      <Button
        type="submit"
        variant="soft"
        size="small"
        icon="arrow-right"
        iconOnly
        className={styles.apply}
      >
        Fiyat aralığını uygula
      </Button>
    </form>
  );
}
