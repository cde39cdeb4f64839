import type { ChatChunk } from '@denk/shared/product/wire';
import type { ChatStream } from '../scenario';

/** A reply's events, as the chat service writes them. */
export function chatEvents({ stream, cutAfter }: ChatStream): ChatChunk[] {
  const pieces = stream.match(/[\s\S]{1,12}/g) ?? [];
  const events = [
    chunk({ role: 'assistant' }),
    ...pieces.map((content) => chunk({ content })),
    chunk({}, 'stop'),
  ];
  return events.slice(0, cutAfter);
}

type Choice = ChatChunk['choices'][0];

const chunk = (delta: Choice['delta'], finish: Choice['finish_reason'] = null): ChatChunk => ({
  id: 'chatcmpl-scenario',
  object: 'chat.completion.chunk',
  created: 1_780_000_000,
  model: 'denk',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
