import { Button } from '@denk/shared/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { messageLimit } from '../conversation/message';
import css from './composer.module.css';

interface ComposerProps {
  /** A reply is awaited: sending waits, stopping is possible. */
  readonly waiting: boolean;
  readonly onSend?: (text: string) => void;
  readonly onStop?: () => void;
}

/** Where the visitor writes: Enter sends, Shift+Enter begins a new line, and it grows with the text. */
export function Composer({ waiting, onSend, onStop }: ComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const blank = text.trim() === '';

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (blank || waiting) return;
    onSend?.(text);
    setText('');
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are being composed, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form className={css['composer']} onSubmit={submit}>
      <label className="visually-hidden" htmlFor="mesaj">
        Mesajınız
      </label>
      <textarea
        id="mesaj"
        ref={field}
        className={css['field']}
        rows={1}
        maxLength={messageLimit}
        placeholder="Mesajınızı yazın..."
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {waiting && (
        <Button type="button" variant="secondary" icon="stop" iconOnly onClick={onStop}>
          Durdur
        </Button>
      )}
      <Button type="submit" icon="send" iconOnly disabled={blank || waiting}>
        Gönder
      </Button>
    </form>
  );
}
