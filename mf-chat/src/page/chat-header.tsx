import { paths } from '@denk/shared/navigation';
import { Button, ButtonLink } from '@denk/shared/ui';
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
      <div className={css['title']}>
        <h1 tabIndex={-1}>AI Asistan</h1>
        <p>{query ? `“${query}” için üç öneri` : 'Birkaç soru, üç ürün önerisi'}</p>
      </div>
      {canRestart && (
        <Button variant="soft" size="small" icon="plus" onClick={onRestart}>
          Yeni sohbet
        </Button>
      )}
    </header>
  );
}
