import type { ChatButton } from '@denk/shared/product/wire';
import { commands } from '../talk/commands';

/** A reply before it is put into one text. */
export interface Reply {
  readonly text: string;
  readonly buttons: readonly ChatButton[];
  /** Whether the chips of what was understood go with it. */
  readonly chips: boolean;
}

export const reply = (text: string, buttons: readonly ChatButton[] = [], chips = true): Reply => ({
  text,
  buttons,
  chips,
});

export const button = (
  id: string,
  label: string,
  value: string,
  type: ChatButton['type'],
): ChatButton => ({
  id,
  label,
  value,
  type,
});

/** Texts one after the other; what has several lines stands by itself. */
export const joined = (texts: readonly string[]): string =>
  texts.reduce((all, one) => `${all}${`${all}${one}`.includes('\n') ? '\n\n' : ' '}${one}`);

/** What may follow a proposal. */
export const afterProposal: readonly ChatButton[] = [
  button('cheaper', 'Daha uygun fiyatlı', commands.cheaper, 'budget'),
  button('others', 'Başka öneriler', commands.other, 'preference'),
  button('compare', 'Farkları ne?', commands.compare, 'preference'),
  button('why', 'Neden bunlar?', commands.why, 'preference'),
];

export const newThing = button('new', 'Başka bir ürüne bakalım', commands.new, 'category');

export const kindButton = (id: string, noun: string): ChatButton =>
  button(`kind-${id}`, noun, noun, 'category');
