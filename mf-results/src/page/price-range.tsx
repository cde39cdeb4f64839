import { Button } from '@denk/shared/ui';
import { parsePrice, type PriceBounds } from '@denk/shared/product/text';
import styles from './price-range.module.css';

/** A price range of one's own, part of the filters' form. */
export function PriceRange({ min, max }: PriceBounds) {
  return (
    <div className={styles.range}>
      <label className={styles.end}>
        <span className="visually-hidden">En az (TL)</span>
        <input
          name="min"
          inputMode="numeric"
          autoComplete="off"
          placeholder="En az"
          maxLength={12}
          defaultValue={min}
          className={styles.input}
        />
      </label>
      <span aria-hidden="true">–</span>
      <label className={styles.end}>
        <span className="visually-hidden">En çok (TL)</span>
        <input
          name="max"
          inputMode="numeric"
          autoComplete="off"
          placeholder="En çok"
          maxLength={12}
          defaultValue={max}
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
    </div>
  );
}

/** The range that a form holds; ends the wrong way round are turned. */
export function readPriceRange(form: HTMLFormElement): PriceBounds {
  const fields = new FormData(form);
  const read = (name: string) => parsePrice(String(fields.get(name) ?? ''));
  const [low, high] = [read('min'), read('max')];
  const turned = low !== undefined && high !== undefined && low > high;
  return turned ? { min: high, max: low } : { min: low, max: high };
}
