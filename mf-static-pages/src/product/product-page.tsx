import { paths } from '@denk/shared/page/navigation';
import { usePageData } from '@denk/shared/page/data';
import { laterPart } from '@denk/shared/page/later';
import { viewedProducts } from '@denk/shared/page/store';
import { productDetailSchema, type ProductDetail } from '@denk/shared/product/wire';
import { Badge, ButtonLink, Container, ErrorCard } from '@denk/shared/ui';
import { useEffect } from 'react';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import { keptProduct } from './kept-product';
import { ProductFacts } from './product-facts';
import { ProductLoading } from './product-loading';
import { ProductMissing } from './product-missing';
import styles from './product-page.module.css';
import { ProductSummary } from './product-summary';
import { SellerList } from './seller-list';
import { WayBack } from './way-back';

const parts = () => import(/* webpackChunkName: "product-later" */ './later');
const MatchingBanner = laterPart(async () => (await parts()).MatchingBanner);
const OftenAsked = laterPart(async () => (await parts()).OftenAsked);
const PriceHistory = laterPart(async () => (await parts()).PriceHistory);
const SimilarProducts = laterPart(async () => (await parts()).SimilarProducts);

/** A product with its sellers (docs/product.md#product-page). */
export default function ProductPage() {
  const data = usePageData(productDetailSchema);
  switch (data.state) {
    case 'loading':
      return <ProductLoading />;
    case 'missing':
      return <ProductMissing />;
    case 'failed':
      return <ProductFailed onRetry={data.retry} />;
    case 'ready':
      return <ProductView detail={data.value} />;
  }
}

function ProductView({ detail }: { readonly detail: ProductDetail }) {
  const { product, similar } = detail;
  useEffect(() => void viewedProducts.put(keptProduct(product)), [product]);
  return (
    <Container className={styles.page}>
      <div className={styles.ways}>
        <WayBack />
        <Breadcrumb
          items={[
            { label: 'Ana Sayfa', to: paths.home },
            { label: 'Kategoriler', to: paths.categories },
            { label: product.categoryLabel, to: paths.resultsOfCategory(product.categoryLabel) },
            { label: product.title },
          ]}
        />
      </div>
      <ProductSummary product={product} />
      <MatchingBanner kind={product.kind} kindLabel={product.kindLabel} />
      <section data-below aria-labelledby="saticilar" className={styles.section}>
        <h2 id="saticilar">Satıcılar</h2>
        <SellerList sellers={product.sellers} priceNote={product.priceNote} />
        {product.sample && (
          <p className={styles.sample}>
            <Badge tone="warning">Örnek katalog</Badge>
            Fiyatlar, puanlar ve değerlendirmeler örnektir; güncel fiyatı satıcının sayfasında
            görürsünüz.
          </p>
        )}
      </section>
      {product.prices && (
        <section data-below aria-labelledby="fiyat-gecmisi" className={styles.section}>
          <h2 id="fiyat-gecmisi">Fiyat geçmişi</h2>
          <PriceHistory prices={product.prices} />
        </section>
      )}
      <section data-below aria-label="Ürün bilgileri">
        <ProductFacts product={product} />
      </section>
      {product.questions && (
        <section data-below aria-labelledby="merak-edilenler" className={styles.section}>
          <h2 id="merak-edilenler">Merak edilenler</h2>
          <OftenAsked questions={product.questions} />
        </section>
      )}
      {similar.length > 0 && (
        <section data-below aria-labelledby="benzerler" className={styles.section}>
          <h2 id="benzerler">Benzer ürünler</h2>
          <SimilarProducts products={similar} />
        </section>
      )}
    </Container>
  );
}

function ProductFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Container width="narrow" className={styles.missing}>
      <ErrorCard
        heading="h1"
        title="Ürün açılamadı"
        text="Ürün bilgileri şu anda yüklenemiyor. Lütfen biraz sonra tekrar deneyin."
        onRetry={onRetry}
        actions={
          <ButtonLink to={paths.home} variant="secondary">
            Ana sayfaya dön
          </ButtonLink>
        }
      />
    </Container>
  );
}
