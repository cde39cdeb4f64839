import { paths, useSearchParams } from '@denk/shared/navigation';
import { useTitle } from '@denk/shared/page';
import { ButtonLink } from '@denk/shared/ui';
import { useState } from 'react';
import { ChatHeader } from './chat-header';
import css from './chat-page.module.css';
import { Composer } from './composer';
import { Greeting } from './greeting';
import { Message, PendingReply } from './message';
import { useChat } from './use-chat';
import { useStickToEnd } from './use-stick-to-end';

const termLimit = 200;

/** The conversation with the assistant (spec/site.md §2, AI chat page). */
export default function ChatPage() {
  const [parameters] = useSearchParams();
  const [query] = useState(() => (parameters.get('query') ?? '').trim().slice(0, termLimit));
  return <Conversation query={query} />;
}

function Conversation({ query }: { readonly query: string }) {
  const chat = useChat(query);
  const { messages, coming } = chat;
  const own = messages.findLast(({ role }) => role === 'user')?.id;
  const region = useStickToEnd(own);
  const waiting = coming !== undefined;
  useTitle(query ? `“${query}” için AI Asistan` : undefined);
  return (
    <main id="icerik" className={css['page']}>
      <ChatHeader query={query} canRestart={messages.length > 0} onRestart={chat.restart} />
      <div
        ref={region}
        className={css['region']}
        role="log"
        aria-label="Sohbet"
        aria-busy={waiting}
        // Scrolling by keyboard needs the region itself to take the focus.
        tabIndex={0}
      >
        <div className={css['messages']}>
          {messages.length === 0 && !waiting && <Greeting onChoose={chat.send} />}
          {messages.map((message, index) => (
            <Message
              key={message.id}
              message={message}
              isLast={index === messages.length - 1}
              waiting={waiting}
              chat={chat}
              query={query}
            />
          ))}
          {waiting && <PendingReply text={coming} />}
        </div>
      </div>
      <div className={css['foot']}>
        <Composer waiting={waiting} onSend={chat.send} onStop={chat.stop} />
        <p className={css['caution']}>
          Cevaplar yanlış olabilir.{' '}
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
