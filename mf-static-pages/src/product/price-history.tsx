import { formatPrice } from '@denk/shared/product/text';
import type { ProductDetail } from '@denk/shared/product/wire';
import styles from './price-history.module.css';

type Points = NonNullable<ProductDetail['product']['prices']>;

const width = 600;
const height = 120;
const margin = 6;

/** The prices that were really seen, as a line and as a list (docs/product.md#product-page). */
export function PriceHistory({ prices }: { readonly prices: Points }) {
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last) return null;
  const lowest = prices.reduce((low, point) => (point.price < low.price ? point : low), first);
  return (
    <div className={styles.history}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.chart}
      >
        <path d={stepsThrough(prices)} className={styles.line} />
      </svg>
      <p>
        {dayText(first.day)} gününden beri en düşük fiyat {formatPrice(lowest.price)} (
        {dayText(lowest.day)}), son görülen {formatPrice(last.price)}.
      </p>
      <details>
        <summary>Görülen {prices.length} fiyat</summary>
        <ol className={styles.list}>
          {prices.toReversed().map(({ day, price }) => (
            <li key={day}>
              <time dateTime={day}>{dayText(day)}</time> <b>{formatPrice(price)}</b>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

/** A price holds until another is seen: level lines with steps between them. */
function stepsThrough(points: Points): string {
  const times = points.map(({ day }) => Date.parse(day));
  const values = points.map(({ price }) => price);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const place = (at: number) => {
    const x = (((times[at] ?? from) - from) / (to - from || 1)) * width;
    const share = high === low ? 0.5 : ((values[at] ?? low) - low) / (high - low);
    return { x: x.toFixed(1), y: (height - margin - share * (height - 2 * margin)).toFixed(1) };
  };
  return points
    .map((_, at) => {
      const { x, y } = place(at);
      return at === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}

const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('tr-TR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
