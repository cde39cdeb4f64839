import { splitReply, visibleWhileStreaming } from './button-block';

const list = '[{"id":"b1","label":"5.000 TL\'ye kadar","value":"5.000 TL altı","type":"budget"}]';
const button = {
  id: 'b1',
  label: "5.000 TL'ye kadar",
  value: '5.000 TL altı',
  type: 'budget',
};

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

/** As models really write it: name, reply, visible text. */
const written: readonly (readonly [string, string, string])[] = [
  ['a json fence', `Bütçeniz nedir?\n\`\`\`json\n${list}\n\`\`\``, 'Bütçeniz nedir?'],
  ['a fence without a language', `Bütçeniz nedir?\n\n\`\`\`\n${list}\n\`\`\`\n`, 'Bütçeniz nedir?'],
  ['a fence called buttons', `Bütçeniz nedir?\n\`\`\`buttons\n${list}\n\`\`\``, 'Bütçeniz nedir?'],
  ['tildes', `Bütçeniz nedir?\n~~~json\n${list}\n~~~`, 'Bütçeniz nedir?'],
  ['square markers', `Bütçeniz nedir?\n[BUTTONS]\n${list}\n[/BUTTONS]`, 'Bütçeniz nedir?'],
  ['square markers on one line', `Bütçeniz nedir? [BUTTONS]${list}[/BUTTONS]`, 'Bütçeniz nedir?'],
  ['Turkish markers', `Bütçeniz nedir?\n[BUTONLAR]${list}[/BUTONLAR]`, 'Bütçeniz nedir?'],
  ['tags', `Bütçeniz nedir?\n<buttons>${list}</buttons>`, 'Bütçeniz nedir?'],
  ['a comment', `Bütçeniz nedir?\n<!-- BUTTONS: ${list} -->`, 'Bütçeniz nedir?'],
  ['a heading', `Bütçeniz nedir?\n\n**BUTTONS:**\n${list}`, 'Bütçeniz nedir?'],
  ['a Turkish heading', `Bütçeniz nedir?\n### Butonlar\n${list}`, 'Bütçeniz nedir?'],
  [
    'a heading over a fence',
    `Bütçeniz nedir?\nButtons:\n\`\`\`json\n${list}\n\`\`\``,
    'Bütçeniz nedir?',
  ],
  [
    'markers inside a fence',
    `Bütçeniz nedir?\n\`\`\`\n[BUTTONS]\n${list}\n[/BUTTONS]\n\`\`\``,
    'Bütçeniz nedir?',
  ],
  ['a bare list at the end', `Bütçeniz nedir?\n${list}`, 'Bütçeniz nedir?'],
  ['an object', `Bütçeniz nedir?\n\`\`\`json\n{"buttons": ${list}}\n\`\`\``, 'Bütçeniz nedir?'],
  ['a bare object', `Bütçeniz nedir? {"buttons":${list}}`, 'Bütçeniz nedir?'],
  [
    'text after the block',
    `Merhaba.\n[BUTTONS]${list}[/BUTTONS]\nBütçeniz nedir?`,
    'Merhaba.\n\nBütçeniz nedir?',
  ],
  ['a block before everything', `\`\`\`json\n${list}\n\`\`\`\nBütçeniz nedir?`, 'Bütçeniz nedir?'],
];

describe('splitReply', () => {
  test.each(written)('%s', (_, raw, text) => {
    expect(splitReply(raw)).toEqual({ text, buttons: [button] });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['a list cut off', 'Bütçeniz nedir?\n```json\n[{"id":"b1","label":"5.0', 'Bütçeniz nedir?'],
    [
      'a missing bracket',
      'Bütçeniz nedir?\n```json\n[{"id":"b1"]\n```\nYazın.',
      'Bütçeniz nedir?\n\nYazın.',
    ],
    ['a trailing comma', 'Bütçeniz nedir?\n[BUTTONS][{"label":"a"},][/BUTTONS]', 'Bütçeniz nedir?'],
    ['single quotes', "Bütçeniz nedir?\n```json\n[{'label':'a'}]\n```", 'Bütçeniz nedir?'],
    [
      'a marker with no list',
      'Bütçeniz nedir?\n[BUTTONS]\n- ucuz\n- orta\n[/BUTTONS]',
      'Bütçeniz nedir?',
    ],
    ['a marker and then nothing', 'Bütçeniz nedir?\n[BUTTONS]', 'Bütçeniz nedir?'],
    ['an object of another kind', 'Bütçeniz nedir?\n```json\n{"a":1}\n```', 'Bütçeniz nedir?'],
  ])('broken: %s gives no buttons and one log line', (_, raw, text) => {
    expect(splitReply(raw)).toEqual({ text, buttons: [] });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['no block', 'Bütçeniz nedir?'],
    ['brackets in a sentence', 'Fiyat [yaklaşık] 5.000 TL; ekran {6,1 inç}.'],
    ['a link', 'Bakın: [Denk](https://denk.example)'],
    ['the word alone', 'Aşağıdaki butonlardan birini seçin.'],
  ])('%s is left as it is', (_, raw) =>
    expect(splitReply(raw)).toEqual({ text: raw, buttons: [] }),
  );

  test('an empty list is readable and gives no buttons', () => {
    expect(splitReply('Tamam.\n```json\n[]\n```')).toEqual({ text: 'Tamam.', buttons: [] });
    expect(warn).not.toHaveBeenCalled();
  });

  test('what is missing in a button is filled in, what is none is left out', () => {
    const raw = `Seçin.\n\`\`\`json\n${JSON.stringify([
      { id: 7, label: 'Samsung', type: 'marka' },
      { label: '', value: '' },
      { value: 'Apple', type: 'brand' },
      'Fark etmez',
      null,
    ])}\n\`\`\``;
    expect(splitReply(raw).buttons).toEqual([
      { id: '7', label: 'Samsung', value: 'Samsung', type: 'preference' },
      { id: 'b3', label: 'Apple', value: 'Apple', type: 'brand' },
      { id: 'b4', label: 'Fark etmez', value: 'Fark etmez', type: 'preference' },
    ]);
  });

  test('brackets and quotes inside a label do not end the list', () => {
    const raw = 'Seçin.\n[{"id":"a","label":"55\\" [4K]","value":"55 inç ]}","type":"feature"}]';
    expect(splitReply(raw)).toEqual({
      text: 'Seçin.',
      buttons: [{ id: 'a', label: '55" [4K]', value: '55 inç ]}', type: 'feature' }],
    });
  });

  test('two buttons never share an id', () => {
    const raw = 'Seçin.\n[{"id":"a","label":"Bir"},{"id":"a","label":"İki"}]';
    expect(new Set(splitReply(raw).buttons.map(({ id }) => id)).size).toBe(2);
  });

  test('eight buttons at most', () => {
    const many = JSON.stringify(
      Array.from({ length: 30 }, (_, i) => ({ id: `${i}`, label: `s${i}` })),
    );
    expect(splitReply(`Seçin.\n${many}`).buttons).toHaveLength(8);
  });
});

describe('visibleWhileStreaming', () => {
  test.each(written)('%s never flashes up, letter by letter', (_, raw, text) => {
    for (let length = 0; length <= raw.length; length += 1) {
      const visible = visibleWhileStreaming(raw.slice(0, length));
      expect(text.startsWith(visible) ? '' : visible).toBe('');
    }
    expect(visibleWhileStreaming(raw)).toBe(text);
  });

  test('ordinary text comes through without waiting for its end', () => {
    expect(visibleWhileStreaming('Merhaba! Size nasıl yard')).toBe('Merhaba! Size nasıl yard');
    expect(visibleWhileStreaming('Bütçeniz nedir?')).toBe('Bütçeniz nedir?');
  });

  test('a very long reply of nothing but signs comes to its end', () => {
    const long = `Tamam.${'   '.repeat(20_000)}*${'['.repeat(2_000)}`;
    expect(visibleWhileStreaming(long)).toMatch(/^Tamam\./);
  });
});
