import { Card, Container, Icon, PageHeader } from '@denk/shared/ui';
import { TermLink } from '../search-entry/term-link';
import { popularBeyondTopics, popularByTopic } from './popular-by-topic';
import styles from './popular-page.module.css';

/** `/popular`: popular searches by topic; each opens its questions or the results. */
export default function PopularPage() {
  return (
    <Container className={styles.page}>
      <PageHeader
        title="Popüler aramalar"
        lead="Konu konu, merak edilenler. Birine dokunun; soruları hazır."
      />
      <ul className={styles.topics}>
        {popularByTopic.map(({ id, label, icon, terms }) => (
          <Card as="li" key={id} padding="medium" className={styles.topic}>
            <h2 className={styles.label}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              {label}
            </h2>
            <ul>
              {terms.map((term) => (
                <li key={term}>
                  <TermLink offered={{ term }} className={styles.term}>
                    {term}
                    <Icon name="arrow-right" />
                  </TermLink>
                </li>
              ))}
            </ul>
          </Card>
        ))}
        <Card as="li" look="accent" className={styles.beyond}>
          <h2 className={styles.label}>
            <span className={styles.icon}>
              <Icon name="list" />
            </span>
            Doğrudan sonuçlara
          </h2>
          <p className={styles.note}>Bu aramaların soru listesi yok; ürünleri hemen görürsünüz.</p>
          <ul className={styles.chips}>
            {popularBeyondTopics.map((term) => (
              <li key={term}>
                <TermLink offered={{ term, leadsTo: 'results' }} className={styles.chip}>
                  {term}
                </TermLink>
              </li>
            ))}
          </ul>
        </Card>
      </ul>
    </Container>
  );
}
