import type { TextStorage } from '@denk/shared/page/storage';
import { toWire, type ConversationMessage } from './message';
import { conversationName, keepConversation, restoreConversation } from './stored-conversation';

function memory(items: Record<string, string> = {}): TextStorage & { items: Map<string, string> } {
  const map = new Map(Object.entries(items));
  return {
    items: map,
    read: (name) => map.get(name) ?? null,
    write: (name, text) => Boolean(map.set(name, text)),
    remove: (name) => void map.delete(name),
  };
}

const message = (id: string, more: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id,
  role: 'user',
  content: `söz ${id}`,
  timestamp: 1_770_000_000_000,
  ...more,
});

describe('a kept conversation', () => {
  test('comes back as it was', () => {
    const storage = memory();
    const messages = [
      message('1'),
      message('2', {
        role: 'assistant',
        outcome: 'proposal',
        names: ['Samsung A55', 'Xiaomi 14T', 'Apple iPhone 16'],
        buttons: [{ id: 'a', label: 'Ucuz', value: 'ucuz', type: 'budget' }],
      }),
    ];
    keepConversation(storage, 'telefon', messages);
    expect(restoreConversation(storage, 'telefon')).toEqual({ query: 'telefon', messages });
  });

  test.each([
    ['the same term', 'telefon', 1],
    ['no term', '', 1],
    ['another term', 'parfüm', 0],
  ])('entering with %s', (_, query, count) => {
    const storage = memory();
    keepConversation(storage, 'telefon', [message('1')]);
    expect(restoreConversation(storage, query).messages).toHaveLength(count);
  });

  test('an empty one is removed', () => {
    const storage = memory({ [conversationName]: '{}' });
    keepConversation(storage, '', []);
    expect(storage.items.has(conversationName)).toBe(false);
  });

  test.each([
    ['no JSON', '{oops'],
    ['another shape', '{"query":"telefon","messages":"yok"}'],
    ['a message of another shape', '{"query":"telefon","messages":[{"id":"1","role":"system"}]}'],
  ])('%s counts as none', (_, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(restoreConversation(memory({ [conversationName]: text }), 'telefon').messages).toEqual(
      [],
    );
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('toWire', () => {
  test('only what was really said is sent, with role and content alone', () =>
    expect(
      toWire([
        message('1'),
        message('2', { role: 'assistant', outcome: 'failed' }),
        message('3', { role: 'assistant', content: ' ', outcome: 'stopped' }),
        message('4', { role: 'assistant', content: 'Bütçeniz nedir?', buttons: [] }),
      ]),
    ).toEqual([
      { role: 'user', content: 'söz 1' },
      { role: 'assistant', content: 'Bütçeniz nedir?' },
    ]));

  test('the newest forty, each of the contract’s length', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      message(`${index}`, { content: 'ş'.repeat(3000) }),
    );
    expect(toWire(many)).toHaveLength(40);
    expect(toWire(many)[0]?.content).toHaveLength(2000);
  });
});
