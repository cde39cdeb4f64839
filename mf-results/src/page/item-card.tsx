import { Badge, Button, classNames, ExternalLink, Rating, VisuallyHidden } from '@denk/shared/ui';
import { inItsTurn, laterPart } from '@denk/shared/page/later';
import { Link } from '@denk/shared/page/navigation';
import { comparedProducts, savedProducts, useIsKept } from '@denk/shared/page/store';
import { useId } from 'react';
import type { View } from '../address/refinement';
import { keptItem } from '../chosen/kept-item';
import type { Item } from '../product/item';
import styles from './item-card.module.css';
import { ItemPicture } from './item-picture';

const ItemReasons = laterPart(
  async () => (await import(/* webpackChunkName: "results-later" */ './item-reasons')).ItemReasons,
);
const ItemSellers = laterPart(
  async () => (await import(/* webpackChunkName: "results-later" */ './item-sellers')).ItemSellers,
);

interface ItemCardProps {
  readonly item: Item;
  readonly view: View;
  readonly heading: 'h2' | 'h3';
  readonly eager: boolean;
  /** One of the first of the page: its picture is most likely the largest thing painted. */
  readonly first: boolean;
}

/** One product with its lowest price and the way to its seller (docs/product.md#result-items). */
export const ItemCard = inItsTurn(function ItemCard({
  item,
  view,
  heading: Heading,
  eager,
  first,
}: ItemCardProps) {
  const titleId = useId();
  const [offer, ...others] = item.offers;
  return (
    <article aria-labelledby={titleId} className={`${styles.card} ${styles[view]}`}>
      <div className={styles.media}>
        <ItemPicture item={item} eager={eager} first={first} />
      </div>
      <div className={styles.text}>
        <Heading id={titleId} className={styles.title} dir="auto">
          {item.page ? (
            <Link to={item.page} className={styles.titleLink}>
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </Heading>
        <p className={styles.facts}>
          {offer?.seller && <bdi className={styles.source}>{offer.seller}</bdi>}
          {item.rating !== undefined && (
            <Rating value={item.rating} reviewCount={item.reviewCount} />
          )}
          {item.sample && <Badge>Örnek katalog</Badge>}
          {item.cautions?.map((caution) => (
            <Badge key={caution} tone="danger" icon="warning">
              {caution}
            </Badge>
          ))}
        </p>
        {item.missing && (
          <p className={styles.missing}>
            {item.missing.map((text) => `“${text}”`).join(', ')} uymuyor
          </p>
        )}
        {item.reasons.length > 0 ? (
          <ItemReasons reasons={item.reasons} />
        ) : (
          view === 'list' && <KeyFacts facts={item.facts} />
        )}
      </div>
      {offer?.price && (
        <p className={styles.price}>
          {others.length > 0 && offer.price.value !== undefined && (
            <span className={styles.from}>En uygun</span>
          )}
          <b className={styles.amount}>{offer.price.text}</b>
          {item.priceNote && <span className={styles.note}>{item.priceNote}</span>}
        </p>
      )}
      <div className={styles.go}>
        {offer?.link ? (
          <ExternalLink
            href={offer.link}
            button
            variant="soft"
            size="small"
            wide
            aria-describedby={titleId}
          >
            <span>Siteye Git</span>
          </ExternalLink>
        ) : (
          <Button variant="soft" size="small" wide disabled>
            Link Yok
          </Button>
        )}
      </div>
      <div className={styles.tools}>
        <Toggle of="comparison" item={item} describedBy={titleId} />
        <Toggle of="saved" item={item} describedBy={titleId} />
      </div>
      {others.length > 0 && <ItemSellers offers={others} />}
    </article>
  );
});

/** The first few facts, where there is room for them. */
function KeyFacts({ facts }: Pick<Item, 'facts'>) {
  const shown = Object.entries(facts).slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.keyFacts}>
      {shown.map(([label, value]) => (
        <div key={label} className={styles.keyFact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const toggles = {
  comparison: {
    list: comparedProducts,
    label: 'Karşılaştır',
    to: 'Karşılaştırmaya ',
    done: 'Eklendi',
    icon: 'compare',
  },
  saved: { list: savedProducts, label: 'Kaydet', to: '', done: 'Kaydedildi', icon: 'bookmark' },
} as const;

interface ToggleProps {
  readonly of: keyof typeof toggles;
  readonly item: Item;
  readonly describedBy: string;
}

/** Puts a product into a list or takes it out; the label says which of it was done. */
function Toggle({ of, item, describedBy }: ToggleProps) {
  const { list, label, to, done, icon } = toggles[of];
  const { kept, full } = useIsKept(list, item.key);
  return (
    <Button
      variant="quiet"
      size="small"
      icon={kept ? 'check' : icon}
      className={classNames(styles.toggle, kept && styles.kept)}
      aria-describedby={describedBy}
      disabled={full && !kept}
      title={full && !kept ? `En çok ${list.limit} ürün seçilebilir` : undefined}
      onClick={() => (kept ? list.remove(item.key) : list.put(keptItem(item)))}
    >
      <span className={styles.toggleText}>
        {kept ? (
          <>
            {/* No room for where it went. */}
            <VisuallyHidden>{to}</VisuallyHidden>
            {done}
          </>
        ) : (
          label
        )}
      </span>
    </Button>
  );
}
