import { Dialog, ExternalLink } from '@denk/shared/ui';
import { Link } from '@denk/shared/page/navigation';
import { comparedProducts, type KeptProduct } from '@denk/shared/page/store';
import { useEffect } from 'react';
import { comparisonRows } from '../chosen/comparison-rows';
import { useAllFacts } from '../chosen/use-all-facts';
import styles from './comparison.module.css';
import { ItemPicture } from './item-picture';

interface ComparisonProps {
  readonly items: readonly KeptProduct[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Two to four products side by side, fact by fact. */
export function Comparison({ items, open, onClose }: ComparisonProps) {
  const enough = items.length >= 2;
  const told = useAllFacts(items, open && enough);
  useEffect(() => {
    if (open && !enough) onClose();
  }, [open, enough, onClose]);
  return (
    <Dialog open={open && enough} onClose={onClose} title="Ürün karşılaştırması" look="wide">
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {items.map((item) => (
                <th key={item.key} scope="col" className={styles.product}>
                  <div className={styles.picture}>
                    <ItemPicture item={item} />
                  </div>
                  <span className={styles.title} dir="auto">
                    {item.page ? <Link to={item.page}>{item.title}</Link> : item.title}
                  </span>
                  {item.offers[0]?.link && (
                    <ExternalLink href={item.offers[0].link}>
                      <span>Siteye Git</span>
                    </ExternalLink>
                  )}
                  <button
                    type="button"
                    className={styles.remove}
                    onClick={() => comparedProducts.remove(item.key)}
                  >
                    Çıkar<span className="visually-hidden">: {item.title}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonRows(told).map(({ label, values, differs }) => (
              <tr key={label} className={differs ? styles.differs : undefined}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {values.map((value, at) => (
                  <td key={items[at]?.key} dir="auto">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {items.some(({ sample }) => sample) && (
        <p className={styles.sample}>Örnek katalog: fiyatlar ve puanlar örnektir.</p>
      )}
    </Dialog>
  );
}
