import type { ProductDetail } from '@denk/shared/product/wire';
import { Icon, Tabs } from '@denk/shared/ui';
import styles from './product-facts.module.css';

type Product = ProductDetail['product'];

/** The two tabs: what the product is, and its technical facts (docs/product.md#product-page). */
export function ProductFacts({ product }: { readonly product: Product }) {
  return (
    <Tabs
      label="Ürün bilgileri"
      items={[
        { id: 'overview', label: 'Genel Bakış', content: <Overview product={product} /> },
        { id: 'specs', label: 'Teknik Özellikler', content: <Specs specs={product.specs} /> },
      ]}
    />
  );
}

function Overview({ product }: { readonly product: Product }) {
  return (
    <div className={styles.overview}>
      <p className={styles.description}>{product.description}</p>
      {product.features.length > 0 && (
        <ul className={styles.features}>
          {product.features.map((feature) => (
            <li key={feature}>
              <Icon name="check" className={styles.check} />
              <Feature text={feature} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** `Panel: Mini LED` with its first part set off. */
function Feature({ text }: { readonly text: string }) {
  const colon = text.indexOf(': ');
  if (colon < 0) return <span>{text}</span>;
  return (
    <span>
      <span className={styles.aspect}>{text.slice(0, colon)}</span>
      {text.slice(colon + 2)}
    </span>
  );
}

function Specs({ specs }: { readonly specs: Product['specs'] }) {
  if (specs.length === 0) return <p>Bu ürünün teknik özellikleri henüz girilmedi.</p>;
  return (
    <dl className={styles.specs}>
      {specs.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
