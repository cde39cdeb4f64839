import { paths } from '@denk/shared/page/navigation';
import { Button, ButtonLink, Chip, classNames, VisuallyHidden } from '@denk/shared/ui';
import { originalQuery } from '../conversation/handoff';
import type { ConversationMessage } from '../conversation/message';
import { RichText } from '../rich-text/rich-text';
import css from './message.module.css';
import type { Chat } from './use-chat';

/** `09:05`, as clocks in Turkey show it. */
function timeOfDay(timestamp: number): string {
  const date = new Date(timestamp);
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

interface MessageProps {
  readonly message: ConversationMessage;
  readonly isLast: boolean;
  readonly waiting: boolean;
  readonly chat: Chat;
  readonly onChoose: (value: string) => void;
  readonly query: string;
}

/** One bubble with its time, and what can be done about it while it is the last one. */
export function Message({ message, isLast, waiting, chat, onChoose, query }: MessageProps) {
  const { role, content, begun, timestamp, outcome } = message;
  const isOwn = role === 'user';
  return (
    <article className={classNames(css['row'], isOwn ? css['own'] : css['theirs'])}>
      {begun && (
        <div className={classNames(css['bubble'], css['begun'])}>
          <VisuallyHidden>AI Asistan, yarım kaldı: </VisuallyHidden>
          <RichText text={begun} />
        </div>
      )}
      <div className={classNames(css['bubble'], outcome === 'failed' && css['failed'])}>
        <VisuallyHidden>{isOwn ? 'Siz: ' : 'AI Asistan: '}</VisuallyHidden>
        {isOwn ? <p className={css['said']}>{content}</p> : <RichText text={content} />}
      </div>
      <time className={css['time']} dateTime={new Date(timestamp).toISOString()}>
        {timeOfDay(timestamp)}
      </time>
      {!isOwn && <Answers message={message} enabled={isLast && !waiting} onChoose={onChoose} />}
      {!isOwn && isLast && !waiting && <WaysOn message={message} chat={chat} query={query} />}
    </article>
  );
}

interface AnswersProps {
  readonly message: ConversationMessage;
  readonly enabled: boolean;
  readonly onChoose: (value: string) => void;
}

/** Answer buttons: choosing one says its value. Those of earlier questions are done with. */
function Answers({ message: { buttons = [] }, enabled, onChoose }: AnswersProps) {
  if (buttons.length === 0 || !enabled) return null;
  const answers = buttons.filter(({ chip }) => !chip);
  const chips = buttons.filter(({ chip }) => chip);
  return (
    <>
      {chips.length > 0 && (
        <ul className={css['answers']} aria-label="Anladıklarım">
          {chips.map(({ id, label, value }) => (
            <li key={id}>
              <Chip onRemove={() => onChoose(value)} removeLabel={`“${label}” isteğini geri al`}>
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {answers.length > 0 && (
        <ul className={css['answers']} aria-label="Hazır cevaplar">
          {answers.map(({ id, label, value }) => (
            <li key={id}>
              <Chip onSelect={() => onChoose(value)}>{label}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function WaysOn({ message, chat, query }: Pick<MessageProps, 'message' | 'chat' | 'query'>) {
  switch (message.outcome) {
    case 'failed':
    case 'stopped':
      return (
        <div className={css['ways']}>
          <Button variant="secondary" size="small" icon="refresh" onClick={chat.retry}>
            Tekrar dene
          </Button>
        </div>
      );
    case 'proposal':
      return (
        <div className={css['ways']}>
          <Button iconAfter="arrow-right" onClick={chat.goToResults}>
            Sonuçlara git
          </Button>
          {chat.leaving && (
            <>
              <Button variant="quiet" size="small" onClick={chat.stay}>
                Sohbette kal
              </Button>
              <span className={css['leaving']} role="status">
                Fiyatlar ve satıcılar getiriliyor…
              </span>
            </>
          )}
        </div>
      );
    case 'unnamed':
      return (
        <div className={css['ways']}>
          <Button
            variant="soft"
            size="small"
            onClick={() => chat.send('Bana üç ürünü marka ve modeliyle listeler misin?')}
          >
            Önerileri listele
          </Button>
          <ButtonLink
            to={paths.results(originalQuery(chat.messages, query))}
            variant="secondary"
            size="small"
          >
            Sonuçlarda ara
          </ButtonLink>
        </div>
      );
    default:
      return null;
  }
}

/** The reply under way: the indicator until its first words, then the words. */
export function PendingReply({ text }: { readonly text: string }) {
  return (
    <article className={classNames(css['row'], css['theirs'])}>
      <div className={css['bubble']}>
        {text ? (
          <RichText text={text} />
        ) : (
          <p className={css['thinking']}>
            Düşünüyorum...
            <span className={css['dots']} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </p>
        )}
      </div>
    </article>
  );
}
