import type { ChatButton, ChatMessage } from '@denk/shared/product/wire';
import type { Knowledge } from '../../catalogue';
import type { SearchEngine } from '../../search';
import { decide } from './answering/decide';
import { chipsOf } from './slots/chips';
import { replay } from './talk/replay';

/** The embedded guide: a whole reply for a conversation, the same every time while the catalogue stays. */
export type Guide = (messages: readonly ChatMessage[], query?: string) => Promise<string> | string;

/**
 * The embedded guide over whatever catalogue is searched. A conversation is read into slots, one decision follows: answer
 * what was asked about the list, ask the most telling open question, or propose three products. Buttons and the chips of
 * what was understood go in the block that the system prompt asks of a model too.
 */
export function createGuide(engine: SearchEngine, knowledgeNow: () => Knowledge) {
  return async (messages: readonly ChatMessage[], query?: string): Promise<string> => {
    const knowledge = knowledgeNow();
    const talk = await replay(messages, query, engine, knowledge);
    const { text, buttons, chips } = await decide(talk, engine, knowledge);
    const block = [...buttons, ...(chips ? chipsOf(talk.slots) : [])];
    return block.length > 0 ? `${text}\n\n${buttonBlock(block)}` : text;
  };
}

/** Answer buttons as a fenced JSON list. */
const buttonBlock = (buttons: readonly ChatButton[]) =>
  `\`\`\`json\n${JSON.stringify(buttons)}\n\`\`\``;
