import { paths } from '@denk/shared/page/navigation';
import { Badge, ButtonLink, Card, Container, Icon, PageHeader } from '@denk/shared/ui';
import { freeToday, premiumIdeas } from './plans';
import styles from './premium-page.module.css';

/** `/premium`: what Premium would be. There is no plan to buy, and the page says so. */
export default function PremiumPage() {
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow={<Badge tone="warning">Henüz açılmadı</Badge>}
        title="Denk Premium"
        lead="Premium şimdilik bir fikir. Satın alınacak bir paket, belli bir fiyat ya da tarih yok; ödeme almıyor, ön kayıt toplamıyoruz."
      />
      <div className={styles.plans}>
        <Card as="section" look="accent" padding="large" aria-labelledby="bugun">
          <div className={styles.plan}>
            <h2 id="bugun">Bugün, herkese</h2>
            <p className={styles.price}>
              <strong>0 TL</strong> üyelik gerekmez
            </p>
            <ul className={styles.list}>
              {freeToday.map((item) => (
                <li key={item} className={styles.item}>
                  <Icon name="check" />
                  {item}
                </li>
              ))}
            </ul>
            <ButtonLink to={paths.home} iconAfter="arrow-right" className={styles.action}>
              Aramaya başla
            </ButtonLink>
          </div>
        </Card>
        <Card as="section" look="outlined" padding="large" aria-labelledby="premium-fikirleri">
          <div className={styles.plan}>
            <h2 id="premium-fikirleri">Premium ile neler olabilir?</h2>
            <p className={styles.price}>Üzerinde düşündüklerimiz; hiçbiri henüz yok.</p>
            <dl className={styles.ideas}>
              {premiumIdeas.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink to={paths.contact} variant="secondary" className={styles.action}>
              Fikrinizi yazın
            </ButtonLink>
          </div>
        </Card>
      </div>
    </Container>
  );
}
