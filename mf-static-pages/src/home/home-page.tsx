import { laterPart } from '@denk/shared/page/later';
import { Link, paths } from '@denk/shared/page/navigation';
import { Container } from '@denk/shared/ui';
import { NoTopicNotice } from '../notice/no-topic-notice';
import { HomeSearch } from './home-search';
import { MatchFigure } from './match-figure';
import { TopicTiles } from './topic-tiles';
import styles from './home-page.module.css';

const HowItWorks = laterPart(
  async () => (await import(/* webpackChunkName: "home-later" */ './how-it-works')).HowItWorks,
);

/** `/`: what Denk does, and the ways in (docs/product.md#home). */
export default function HomePage() {
  return (
    <div className={styles.ground}>
      <Container className={styles.page}>
        <NoTopicNotice />
        <div className={styles.hero}>
          <div className={styles.welcome}>
            <h1 tabIndex={-1} className={styles.headline}>
              Her şeyin bir dengi var. <span className={styles.yours}>Sizinkini bulalım.</span>
            </h1>
            <p className={styles.lead}>
              Ne aradığınızı söyleyin, birkaç soruya cevap verin. Size uyanı fiyatıyla, satıcısıyla
              ve nedeniyle gösterelim.
            </p>
            <HomeSearch />
            <p className={styles.aside}>
              Ne istediğinizden emin değil misiniz? <Link to={paths.chat()}>Asistana anlatın</Link>
            </p>
          </div>
          <div className={styles.topics}>
            <TopicTiles />
          </div>
          <div data-below className={styles.sample}>
            <MatchFigure />
          </div>
        </div>
        <HowItWorks />
      </Container>
    </div>
  );
}
