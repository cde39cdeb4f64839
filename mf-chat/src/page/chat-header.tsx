import { paths } from '@denk/shared/page/navigation';
import { Button, ButtonLink, Icon } from '@denk/shared/ui';
import css from './chat-header.module.css';

interface ChatHeaderProps {
  readonly query: string;
  readonly canRestart: boolean;
  readonly onRestart?: () => void;
}

/** The way home, what this is, and a fresh start. */
export function ChatHeader({ query, canRestart, onRestart }: ChatHeaderProps) {
  return (
    <header className={css['header']}>
      <ButtonLink to={paths.home} variant="quiet" icon="arrow-left" iconOnly>
        Ana sayfaya dön
      </ButtonLink>
      <span className={css['mark']} aria-hidden="true">
        <Icon name="sparkle" />
      </span>
      <div className={css['title']}>
        <h1 tabIndex={-1}>AI Asistan</h1>
        <p>{query ? `“${query}” için üç öneri` : 'Birkaç soru, üç ürün önerisi'}</p>
      </div>
      {canRestart && (
        <Button variant="soft" size="small" icon="plus" onClick={onRestart}>
          <span className={css['restart']}>Yeni sohbet</span>
        </Button>
      )}
    </header>
  );
}
