import type { ChatButton } from '@denk/shared/product/wire';

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

const button = (
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

/** What may follow a proposal. */
export const afterProposal: readonly ChatButton[] = [
  button('cheaper', 'Daha uygun fiyatlı', 'Daha ucuz olsun', 'budget'),
  button('others', 'Başka öneriler', 'Başka öneriler göster', 'preference'),
  button('compare', 'Farkları ne?', 'Aralarındaki fark ne?', 'preference'),
  button('why', 'Neden bunlar?', 'Neden bunları önerdin?', 'preference'),
];

export const kindButton = (id: string, noun: string): ChatButton =>
  button(`kind-${id}`, noun, noun, 'category');

export { button };
