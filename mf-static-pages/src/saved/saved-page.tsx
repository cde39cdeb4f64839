import { paths } from '@denk/shared/page/navigation';
import { savedProducts, viewedProducts } from '@denk/shared/page/store';
import { ButtonLink, Container, PageHeader } from '@denk/shared/ui';
import { KeptSection } from './kept-section';
import sections from '../sections.module.css';

/** `/saved`: what this browser keeps for the visitor, saved and recently viewed (docs/product.md#saved-page). */
export default function SavedPage() {
  return (
    <Container className={sections.page}>
      <PageHeader
        title="Kaydedilenler"
        lead="Kaydettiğiniz ve son baktığınız ürünler. Yalnızca bu tarayıcıda saklanır; internet yokken de burada durur."
      />
      <KeptSection
        list={savedProducts}
        title="Kaydettikleriniz"
        empty="Henüz kaydedilen ürün yok. Beğendiğiniz ürünlerde Kaydet düğmesine basın."
        cleared="Kaydedilenler silindi."
      />
      <KeptSection
        list={viewedProducts}
        title="Son baktıklarınız"
        empty="Henüz bir ürün sayfası açmadınız."
        cleared="Son baktıklarınız silindi."
      />
      <p>
        <ButtonLink to={paths.search} variant="secondary" icon="search">
          Ürün ara
        </ButtonLink>
      </p>
    </Container>
  );
}
