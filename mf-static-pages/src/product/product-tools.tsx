import {
  comparedProducts,
  savedProducts,
  useIsKept,
  type KeptProduct,
} from '@denk/shared/page/store';
import { paths } from '@denk/shared/page/navigation';
import type { ProductDetail } from '@denk/shared/product/wire';
import { Button } from '@denk/shared/ui';
import { useState } from 'react';
import { keptProduct } from './kept-product';
import styles from './product-tools.module.css';
import { shareLink } from './share-link';

type Product = ProductDetail['product'];

/** Save, compare and share; each says in its label or aloud what it has done. */
export function ProductTools({ product }: { readonly product: Product }) {
  const [said, say] = useState('');
  const kept = keptProduct(product);
  const share = async () => {
    const price = kept.offers[0]?.price?.text;
    const label = product.sample ? 'örnek fiyat' : 'en uygun fiyat';
    say(
      await shareLink({
        title: product.title,
        text: price ? `${product.title}, ${label}: ${price}` : product.title,
        url: new URL(paths.product(product.id), window.location.href).href,
      }),
    );
  };

  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        <Toggle of={saving} product={kept} say={say} />
        <Toggle of={comparing} product={kept} say={say} />
        <Button variant="quiet" size="small" icon="share" onClick={() => void share()}>
          Paylaş
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

const saving = {
  list: savedProducts,
  icon: 'bookmark',
  label: 'Kaydet',
  done: 'Kaydedildi',
  added: () => 'Kaydedildi. Ayarlar menüsündeki Kaydedilenler’de bulursunuz.',
  removed: 'Kayıt silindi.',
  full: `En çok ${savedProducts.limit} ürün kaydedilebilir.`,
} as const;

const comparing = {
  list: comparedProducts,
  icon: 'compare',
  label: 'Karşılaştır',
  done: 'Karşılaştırmada',
  added: () =>
    `Karşılaştırmaya eklendi (${comparedProducts.read().length}/${comparedProducts.limit}). Sonuç listesinin altında açılır.`,
  removed: 'Karşılaştırmadan çıkarıldı.',
  full: `En çok ${comparedProducts.limit} ürün karşılaştırılabilir.`,
} as const;

interface ToggleProps {
  readonly of: typeof saving | typeof comparing;
  readonly product: KeptProduct;
  readonly say: (sentence: string) => void;
}

/** Puts the product into a list of the browser's or takes it out. */
function Toggle({ of, product, say }: ToggleProps) {
  const { list, icon, label, done, added, removed, full } = of;
  const { kept } = useIsKept(list, product.key);
  const toggle = () => {
    if (kept) {
      list.remove(product.key);
      say(removed);
    } else say(list.put(product) ? added() : full);
  };
  return (
    <Button
      variant={kept ? 'soft' : 'quiet'}
      size="small"
      icon={kept ? 'check' : icon}
      onClick={toggle}
    >
      {kept ? done : label}
    </Button>
  );
}
