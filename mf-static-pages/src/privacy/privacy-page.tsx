import { Link, paths } from '@denk/shared/page/navigation';
import { Container, PageHeader } from '@denk/shared/ui';
import { keptItems, sentItems, type PrivacyItem } from './privacy-items';
import sections from '../sections.module.css';
import styles from './privacy-page.module.css';

/** `/privacy`: what is kept where, and what is sent to whom (docs/product.md#privacy-page). */
export default function PrivacyPage() {
  return (
    <Container width="medium" className={sections.page}>
      <PageHeader
        title="Gizlilik"
        lead="Üyelik yok, reklam ve izleme çerezi yok. Neyin nerede durduğu ve nereye gittiği burada, tek tek."
      />
      <section aria-labelledby="saklanan" className={sections.section}>
        <h2 id="saklanan">Tarayıcınızda saklananlar</h2>
        <p>Bunlar bu tarayıcıda durur; dilediğiniz an silebilirsiniz.</p>
        <Items items={keptItems} />
        <p>
          Arama geçmişini Ayarlar menüsünden, kaydedilen ve son bakılan ürünleri{' '}
          <Link to={paths.saved} className={styles.link}>
            Kaydedilenler
          </Link>{' '}
          sayfasından silebilirsiniz. Tarayıcınızın site verilerini silmek hepsini siler.
        </p>
      </section>
      <section aria-labelledby="gonderilen" className={sections.section}>
        <h2 id="gonderilen">Gönderilenler</h2>
        <Items items={sentItems} />
      </section>
      <section aria-labelledby="gonderilmeyen" className={sections.section}>
        <h2 id="gonderilmeyen">Hiç gönderilmeyenler</h2>
        <p>
          Beden, sağlık ve hamilelikle ilgili anket cevapları cihazınızdan çıkmaz. İletişim formu ve
          bülten henüz bir yere bağlı değil: yazdıklarınız gönderilmez ve saklanmaz.
        </p>
      </section>
      <p>
        Aklınıza takılan bir şey varsa{' '}
        <Link to={paths.contact} className={styles.link}>
          iletişim sayfasındaki
        </Link>{' '}
        e-posta adresini kullanabilirsiniz.
      </p>
    </Container>
  );
}

function Items({ items }: { readonly items: readonly PrivacyItem[] }) {
  return (
    <dl className={styles.items}>
      {items.map(({ what, where, howLong }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{where}</dd>
          <dd className={styles.long}>{howLong}</dd>
        </div>
      ))}
    </dl>
  );
}
