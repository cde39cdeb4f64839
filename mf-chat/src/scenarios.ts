import type { Reply, Scenario } from '@denk/tooling/scenario';

type ChatReply = Reply<'chat'>;

const streamed = (stream: string): ChatReply => ({ stream });

/** What the service says instead of a reply (docs/product.md#error-catalogue). */
const refused = (
  status: number,
  code: string,
  message: string,
  param: string | null = null,
): ChatReply => ({
  status,
  refusal: {
    error: {
      message,
      type:
        status === 429
          ? 'rate_limit_error'
          : status >= 500
            ? 'server_error'
            : 'invalid_request_error',
      param,
      code,
    },
  },
});

const question = `Elbette, yardımcı olayım. Bütçeniz ne kadar?

\`\`\`json
[{"id":"1","label":"10.000 TL’ye kadar","value":"10.000 TL’ye kadar","type":"budget"},
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

/** Who answers: a configured service, or the guide. */
const answeredBy = (id: string): Reply<'models'> => ({
  answer: {
    object: 'list',
    data: [{ id, object: 'model', created: 0, owned_by: 'denk' }],
  },
});

const scenario = (
  name: string,
  title: string,
  reply: ChatReply,
  more: Partial<Scenario> = {},
): Scenario => ({
  name,
  title,
  address: '/ai-chat?query=ak%C4%B1ll%C4%B1%20telefon',
  replies: { chat: reply, models: answeredBy('denk') },
  ...more,
});

/** A turn that gets no reply; the log says so, and the page shows the service's sentence where there is one. */
const failing = (name: string, title: string, reply: ChatReply, shown?: string): Scenario => {
  const sentence = shown ?? ('refusal' in reply ? reply.refusal.error.message : undefined);
  return scenario(name, title, reply, {
    logs: 'Failed to load resource|\\[chat\\] no reply',
    ...(sentence === undefined ? {} : { shows: [sentence] }),
  });
};

/** The states of the chat that QA can call up by name. */
export const scenarios: readonly Scenario[] = [
  scenario('greeting', 'Karşılama', streamed(question), { address: '/ai-chat' }),
  scenario('rules', 'Kurallarla çalışan yardımcı', streamed(question), {
    replies: { chat: streamed(question), models: answeredBy('denk-kurallar') },
  }),
  scenario('question', 'Soru ve cevap düğmeleri', streamed(question)),
  scenario('midway', 'Yarıda kalmış sohbet', streamed(question), {
    session: { 'ai-chat-conversation': conversation },
  }),
  scenario('thinking', 'Düşünüyor', { failure: 'never' }),
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
  failing(
    'failure',
    'Servis hata veriyor',
    refused(
      503,
      'service_unavailable',
      'Üzgünüm, şu anda teknik bir sorun yaşıyoruz. Lütfen daha sonra tekrar deneyin.',
    ),
  ),
  failing(
    'offline',
    'Bağlantı yok',
    { failure: 'network' },
    'Üzgünüm, bir hata oluştu. Lütfen tekrar deneyin.',
  ),
  failing(
    'limited',
    'Çok sık soruldu (429)',
    refused(429, 'rate_limited', 'Çok sık mesaj gönderdiniz. Lütfen biraz sonra tekrar deneyin.'),
  ),
  failing(
    'too-many-open',
    'Aynı anda çok sohbet açık (429)',
    refused(
      429,
      'too_many_open',
      'Aynı anda çok fazla sohbet açık. Lütfen birini bitirip tekrar deneyin.',
    ),
  ),
  failing(
    'daily-limit',
    'Günün sınırı doldu (429)',
    refused(
      429,
      'daily_limit',
      'Sohbetin bugünlük sınırına ulaşıldı. Lütfen yarın tekrar deneyin.',
    ),
  ),
  failing(
    'too-long',
    'Servis mesajı çok uzun buluyor',
    refused(
      400,
      'message_too_long',
      'Mesajınız çok uzun. Lütfen 2.000 karakterden kısa yazın.',
      'messages',
    ),
  ),
  failing(
    'too-many',
    'Servis sohbeti çok uzun buluyor',
    refused(
      400,
      'conversation_too_long',
      'Sohbet çok uzadı. Lütfen yeni bir sohbet başlatın.',
      'messages',
    ),
  ),
  failing('empty', 'Boş yanıt', refused(502, 'empty_reply', 'Üzgünüm, bir hata oluştu.')),
  scenario('slow', 'Yavaş akan yanıt', { stream: question, every: 800 }, { shows: ['Elbette'] }),
  failing(
    'cut',
    'Yarıda kesilen yanıt',
    { stream: question, every: 50, cutAfter: 4 },
    'Üzgünüm, bir hata oluştu. Lütfen tekrar deneyin.',
  ),
  scenario('plain', 'Akış yerine düz JSON', {
    answer: {
      id: 'chatcmpl-scenario',
      object: 'chat.completion',
      created: 1_780_000_000,
      model: 'denk',
      choices: [
        { index: 0, message: { role: 'assistant', content: question }, finish_reason: 'stop' },
      ],
    },
  }),
  failing(
    'wrong-shape',
    'Anlaşılmayan yanıt',
    {
      broken: 'data: {"choices":"yok"}\n\n',
      contentType: 'text/event-stream',
    },
    'Üzgünüm, şu anda teknik bir sorun yaşıyoruz. Lütfen daha sonra tekrar deneyin.',
  ),
  scenario('long', 'Uzun sohbet', streamed(question), {
    address: '/ai-chat',
    session: { 'ai-chat-conversation': long },
  }),
];
