import { paths, useNavigate } from '@denk/shared/page/navigation';
import type { TopicId } from '@denk/shared/product/topics';
import { Button, ButtonLink, Icon } from '@denk/shared/ui';
import type { ReactNode } from 'react';
import styles from './flow-header.module.css';
import { topicIcons } from './topic-icons';

interface FlowHeaderProps {
  readonly query: string;
  readonly topic: TopicId;
}

/** The ways out, the query as the page's heading, and the subtitle. */
export function FlowHeader({ query, topic }: FlowHeaderProps): ReactNode {
  const navigate = useNavigate();
  return (
    <header className={styles.header}>
      <div className={styles.ways}>
        <Button
          variant="quiet"
          size="small"
          icon="arrow-left"
          className={styles.home}
          onClick={() => void navigate(paths.home)}
        >
          Ana Sayfa
        </Button>
        <ButtonLink to={paths.chat(query)} variant="soft" size="small" icon="sparkle">
          AI Asistan ile bul
        </ButtonLink>
      </div>
      <div className={styles.heading}>
        <span className={styles.sign}>
          <Icon name={topicIcons[topic]} />
        </span>
        <div className={styles.texts}>
          <h1 tabIndex={-1} className={styles.title}>
            {query}
          </h1>
          <p className={styles.lead}>Size özel öneriler için birkaç soru</p>
        </div>
      </div>
    </header>
  );
}
