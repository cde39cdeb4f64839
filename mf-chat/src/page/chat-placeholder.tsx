import { ChatHeader } from './chat-header';
import css from './chat-page.module.css';
import { Composer } from './composer';
import { Greeting } from './greeting';

/** The page before the visitor's tab is known: an empty conversation. */
export function ChatPlaceholder() {
  return (
    <main id="icerik" className={css['page']}>
      <ChatHeader query="" canRestart={false} />
      <div className={css['region']}>
        <div className={css['messages']}>
          <Greeting />
        </div>
      </div>
      <div className={css['foot']}>
        <Composer waiting={false} />
        <p className={css['caution']}>Cevaplar yanlış olabilir.</p>
      </div>
    </main>
  );
}
