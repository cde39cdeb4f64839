import { Card, Container, Skeleton } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import styles from './questionnaire-skeleton.module.css';

/** The page's outline until the visitor's query is known. */
export function QuestionnaireSkeleton(): ReactNode {
  return (
    <Container width="medium" className={styles.page}>
      <h1 tabIndex={-1} className="visually-hidden">
        Size özel öneriler için birkaç soru
      </h1>
      <div className={styles.header}>
        <Skeleton shape="pill" className={styles.way} />
        <Skeleton shape="title" width="half" />
        <Skeleton width="short" />
      </div>
      <CardSkeleton />
    </Container>
  );
}

/** A question's outline while its set is on the way. */
export function CardSkeleton(): ReactNode {
  return (
    <div aria-busy="true" className={styles.question}>
      <p className="visually-hidden">Sorular yükleniyor...</p>
      <Skeleton className={styles.bar} />
      <Card padding="large">
        <div className={styles.card}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <div className={styles.tiles}>
            {tiles.map((tile) => (
              <Skeleton key={tile} shape="block" className={styles.tile} />
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
}

const tiles = [1, 2, 3, 4] as const;
