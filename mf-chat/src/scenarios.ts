import type { Reply, Scenario } from '@denk/shared/standalone';

const completions = 'POST /v1/chat/completions';

/** A reply's stream, as the service writes it. */
function streamOf(text: string): string {
  const pieces = text.match(/[\s\S]{1,12}/g) ?? [];
  const chunk = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  return `${pieces.map((content) => chunk({ content })).join('')}${chunk({}, 'stop')}data: [DONE]\n\n`;
}

const streamed = (text: string, more: Partial<Reply> = {}): Reply => ({
  contentType: 'text/event-stream; charset=utf-8',
  body: streamOf(text),
  ...more,
});

const question = `Elbette, yardımcı olayım. Bütçeniz ne kadar?

\`\`\`json
[{"id":"1","label":"10.000 TL’ye kadar","value":"10.000 TL'ye kadar","type":"budget"},
{"id":"2","label":"10.000–20.000 TL","value":"10.000-20.000 TL","type":"budget"},
{"id":"3","label":"20.000 TL üzeri","value":"20.000 TL üzeri","type":"budget"}]
\`\`\``;

const proposal = `Size en uygun **üç ürünü** seçtim:

1. Samsung Galaxy A36 128 GB
2. Xiaomi Redmi Note 14 Pro 256 GB
3. Apple iPhone 13 128 GB

Fiyat karşılaştırması ve satın alma bağlantıları hazırlanıyor.`;

const unnamed = 'Bütçenize göre en iyi tercihleri birazdan paylaşacağım.';

const at = (minute: number) => Date.UTC(2026, 4, 12, 11, minute);

const conversation = {
  query: 'akıllı telefon',
  messages: [
    { id: 'a', role: 'user', content: 'akıllı telefon', timestamp: at(2) },
    {
      id: 'b',
      role: 'assistant',
      content: 'Telefonu en çok ne için kullanacaksınız?',
      timestamp: at(2),
      buttons: [
        { id: '1', label: 'Fotoğraf', value: 'Fotoğraf çekmek için', type: 'usage' },
        { id: '2', label: 'Oyun', value: 'Oyun oynamak için', type: 'usage' },
        { id: '3', label: 'Günlük kullanım', value: 'Günlük kullanım', type: 'usage' },
      ],
    },
  ],
} as const;

const long = {
  query: '',
  messages: Array.from({ length: 60 }, (_, index) => ({
    id: `m${index}`,
    role: index % 2 === 0 ? 'user' : 'assistant',
    content:
      index % 2 === 0
        ? `${index / 2 + 1}. mesajım: biraz daha ucuz olabilir mi?`
        : 'Anladım. Şu seçeneklere bakalım:\n\n- **Uygun fiyatlı** modeller\n- Geçen yılın modelleri\n- Yenilenmiş cihazlar',
    timestamp: at(index % 60),
  })),
};

const scenario = (
  name: string,
  title: string,
  reply: Reply,
  more: Partial<Scenario> = {},
): Scenario => ({
  name,
  title,
  address: '/ai-chat?query=ak%C4%B1ll%C4%B1%20telefon',
  replies: { [completions]: reply },
  ...more,
});

/** The states of the chat that QA can call up by name. */
export const scenarios: readonly Scenario[] = [
  scenario('greeting', 'Karşılama', streamed(question), { address: '/ai-chat' }),
  scenario('question', 'Soru ve cevap düğmeleri', streamed(question)),
  scenario('midway', 'Yarıda kalmış sohbet', streamed(question), {
    session: { 'ai-chat-conversation': conversation },
  }),
  scenario('thinking', 'Düşünüyor', { body: '', failure: 'never' }),
  scenario('complete', 'Üç ürün, sonuçlara geçiş', streamed(proposal)),
  scenario('unnamed', 'Ürün adı yok: iki çıkış', streamed(unnamed), {
    session: {
      'ai-chat-conversation': {
        query: '',
        messages: [1, 2, 3, 4].flatMap((index) => [
          { id: `s${index}`, role: 'user', content: 'Fark etmez', timestamp: at(index) },
          {
            id: `r${index}`,
            role: 'assistant',
            content: 'Başka bir isteğiniz var mı?',
            timestamp: at(index),
          },
        ]),
      },
    },
    address: '/ai-chat',
  }),
  scenario('failure', 'Servis hata veriyor', { status: 500, body: { error: { message: 'x' } } }),
  scenario('offline', 'Bağlantı yok', { body: '', failure: 'network' }),
  scenario('limited', 'Çok sık soruldu (429)', {
    status: 429,
    body: {
      error: { message: 'Çok sık mesaj gönderdiniz. Lütfen bir dakika sonra tekrar deneyin.' },
    },
  }),
  scenario('empty', 'Boş yanıt', streamed('')),
  scenario('slow', 'Yavaş akan yanıt', streamed(question, { every: 250 })),
  scenario(
    'cut',
    'Yarıda kesilen yanıt',
    streamed(question, { every: 250, body: streamOf(question).slice(0, 300) }),
  ),
  scenario('plain', 'Akış yerine düz JSON', {
    body: {
      choices: [{ message: { role: 'assistant', content: question }, finish_reason: 'stop' }],
    },
  }),
  scenario('long', 'Uzun sohbet', streamed(question), {
    address: '/ai-chat',
    session: { 'ai-chat-conversation': long },
  }),
];
