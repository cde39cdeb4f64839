import { Link, paths, useNavigate, useSearchParams } from '@denk/shared/page/navigation';
import { useTitle } from '@denk/shared/page/data';
import { ButtonLink } from '@denk/shared/ui';
import { useState } from 'react';
import { ChatHeader } from './chat-header';
import css from './chat-page.module.css';
import { Composer } from './composer';
import { Greeting } from './greeting';
import { Message, PendingReply } from './message';
import { useChat } from './use-chat';
import { useGuide } from './use-guide';
import { useStickToEnd } from './use-stick-to-end';

const termLimit = 200;

/** The conversation with the assistant (docs/product.md#ai-chat-page). */
export default function ChatPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [visit, setVisit] = useState(() => ({
    query: (parameters.get('query') ?? '').trim().slice(0, termLimit),
    number: 1,
  }));
  const restart = () => {
    // The term belonged to the conversation that ends here.
    setVisit({ query: '', number: visit.number + 1 });
    navigate(paths.chat(), { replace: true });
  };
  return <Conversation key={visit.number} query={visit.query} onRestart={restart} />;
}

interface ConversationProps {
  readonly query: string;
  readonly onRestart: () => void;
}

function Conversation({ query, onRestart }: ConversationProps) {
  const chat = useChat(query);
  const { messages, coming } = chat;
  const isGuide = useGuide();
  const own = messages.findLast(({ role }) => role === 'user')?.id;
  const region = useStickToEnd(own);
  const waiting = coming !== undefined;
  const restart = () => {
    chat.clear();
    onRestart();
  };
  const choose = (value: string) => {
    chat.send(value);
    // The chosen button goes away; the reply is read where the focus waits for it.
    region.current?.focus({ preventScroll: true });
  };
  useTitle(query ? `“${query}” için AI Asistan` : undefined);
  return (
    <main id="icerik" className={css['page']}>
      <ChatHeader query={query} canRestart={messages.length > 0} onRestart={restart} />
      <div
        ref={region}
        className={css['region']}
        role="log"
        aria-label="Sohbet"
        aria-busy={waiting}
      >
        <div className={css['messages']}>
          {messages.length === 0 && !waiting && <Greeting onChoose={choose} />}
          {messages.map((message, index) => (
            <Message
              key={message.id}
              message={message}
              isLast={index === messages.length - 1}
              waiting={waiting}
              chat={chat}
              onChoose={choose}
              query={query}
            />
          ))}
          {waiting && <PendingReply text={coming} />}
        </div>
      </div>
      <div className={css['foot']}>
        <Composer waiting={waiting} onSend={chat.send} onStop={chat.stop} />
        <p className={css['caution']}>
          {isGuide ? 'Kurallarla çalışan yardımcı, yapay zekâ değil.' : 'Cevaplar yanlış olabilir.'}{' '}
          <Link to={paths.privacy}>Gizlilik</Link>{' '}
          {query && (
            <ButtonLink to={paths.questionnaire(query)} variant="quiet" size="small">
              Sorularla bul
            </ButtonLink>
          )}
        </p>
      </div>
    </main>
  );
}
