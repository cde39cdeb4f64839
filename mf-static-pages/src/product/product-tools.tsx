import {
  comparedProducts,
  savedProducts,
  useKept,
  type KeptProducts,
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
  const saved = useIn(savedProducts, kept.key);
  const compared = useIn(comparedProducts, kept.key);

  const toggleSaved = () => {
    if (saved) savedProducts.remove(kept.key);
    const done = saved || savedProducts.put(kept);
    say(
      saved
        ? 'Kayıt silindi.'
        : done
          ? 'Kaydedildi. Ayarlar menüsündeki Kaydedilenler’de bulursunuz.'
          : `En çok ${savedProducts.limit} ürün kaydedilebilir.`,
    );
  };
  const toggleCompared = () => {
    if (compared) comparedProducts.remove(kept.key);
    const done = compared || comparedProducts.put(kept);
    const count = `${comparedProducts.read().length}/${comparedProducts.limit}`;
    say(
      compared
        ? 'Karşılaştırmadan çıkarıldı.'
        : done
          ? `Karşılaştırmaya eklendi (${count}). Sonuç listesinin altında açılır.`
          : `En çok ${comparedProducts.limit} ürün karşılaştırılabilir.`,
    );
  };
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
        <Button
          variant={saved ? 'soft' : 'quiet'}
          size="small"
          icon={saved ? 'check' : 'bookmark'}
          onClick={toggleSaved}
        >
          {saved ? 'Kaydedildi' : 'Kaydet'}
        </Button>
        <Button
          variant={compared ? 'soft' : 'quiet'}
          size="small"
          icon={compared ? 'check' : 'compare'}
          onClick={toggleCompared}
        >
          {compared ? 'Karşılaştırmada' : 'Karşılaştır'}
        </Button>
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

const useIn = (list: KeptProducts, key: string): boolean =>
  useKept(list).some((product) => product.key === key);
