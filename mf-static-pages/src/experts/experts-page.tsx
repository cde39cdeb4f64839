import { formatNumber } from '@denk/shared/product/text';
import { Link, paths } from '@denk/shared/page/navigation';
import {
  ButtonLink,
  Card,
  Chip,
  Container,
  Icon,
  Notice,
  PageHeader,
  Rating,
} from '@denk/shared/ui';
import { Portrait } from '../portrait/portrait';
import type { Expert } from '../profile/expert';
import { experts } from '../profile/experts';
import styles from './experts-page.module.css';

/** `/experts`: the sample experts, with the way to each profile. */
export default function ExpertsPage() {
  return (
    <Container className={styles.page}>
      <PageHeader
        title="Uzmanlar"
        lead="Bir uzmanın gözünden bakın: neyi, kime, neden önerdiğini profilinde görün."
      />
      <Notice title="Bunlar örnek profiller">
        Kişiler, puanlar ve eşleşme sayıları bu sayfanın nasıl çalışacağını göstermek için
        hazırlandı; gerçek kişilere ait değildir.
      </Notice>
      <ul className={styles.experts}>
        {experts.map((expert) => (
          <ExpertCard key={expert.username} expert={expert} />
        ))}
      </ul>
      <div className={styles.end}>
        <p>Bugün bir cevaba ihtiyacınız varsa asistan hemen yardımcı olur.</p>
        <ButtonLink to={paths.chat()} icon="chat">
          Asistana sorun
        </ButtonLink>
      </div>
    </Container>
  );
}

function ExpertCard({ expert }: { readonly expert: Expert }) {
  const { name, username, avatar, headline, expertise, verified, stats } = expert;
  return (
    <Card as="li" interactive className={styles.expert}>
      <div className={styles.person}>
        <Portrait name={avatar} className={styles.portrait} />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <Link to={paths.profile(username)} className={styles.link}>
              {name}
            </Link>
            {verified && <Icon name="shield" label="Doğrulanmış" className={styles.verified} />}
          </h2>
          <p className={styles.headline}>{headline}</p>
        </div>
      </div>
      <ul className={styles.expertise} aria-label="Uzmanlık alanları">
        {expertise.map((field) => (
          <li key={field}>
            <Chip>{field}</Chip>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        <Rating value={stats.averageRating} />
        <span>{formatNumber(stats.totalMatches)} eşleşme</span>
      </p>
    </Card>
  );
}
