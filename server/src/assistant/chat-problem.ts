/** Why a turn was not answered; the page picks its sentence by these names. */
export type ChatProblemCode =
  | 'invalid_request'
  | 'message_too_long'
  | 'conversation_too_long'
  | 'request_too_large'
  | 'rate_limited'
  | 'too_many_open'
  | 'daily_limit'
  | 'not_found'
  | 'service_unavailable'
  | 'empty_reply';

/** The chat service's sentence for any failure of its own (docs/product.md#error-catalogue). */
export const technicalProblem =
  'Üzgünüm, şu anda teknik bir sorun yaşıyoruz. Lütfen daha sonra tekrar deneyin.';

/** The sentence for an empty reply (docs/product.md#error-catalogue). */
export const emptyReply = 'Üzgünüm, bir hata oluştu.';

const problems: Readonly<
  Record<ChatProblemCode, { readonly status: number; readonly message: string }>
> = {
  invalid_request: {
    status: 400,
    message: 'İstek anlaşılamadı: messages alanında en az bir kullanıcı mesajı olmalı.',
  },
  message_too_long: {
    status: 400,
    message: 'Mesajınız çok uzun. Lütfen 2.000 karakterden kısa yazın.',
  },
  conversation_too_long: {
    status: 400,
    message: 'Sohbet çok uzadı. Lütfen yeni bir sohbet başlatın.',
  },
  request_too_large: { status: 413, message: 'İstek çok büyük.' },
  rate_limited: {
    status: 429,
    message: 'Çok sık mesaj gönderdiniz. Lütfen biraz sonra tekrar deneyin.',
  },
  too_many_open: {
    status: 429,
    message: 'Aynı anda çok fazla sohbet açık. Lütfen birini bitirip tekrar deneyin.',
  },
  daily_limit: {
    status: 429,
    message: 'Sohbetin bugünlük sınırına ulaşıldı. Lütfen yarın tekrar deneyin.',
  },
  not_found: { status: 404, message: 'Böyle bir adres yok.' },
  service_unavailable: { status: 503, message: technicalProblem },
  empty_reply: { status: 502, message: emptyReply },
};

/** A turn that cannot be answered, with what the visitor is told; `cause` is for the log alone. */
export class ChatProblem extends Error {
  readonly status: number;

  constructor(
    readonly code: ChatProblemCode,
    cause?: unknown,
    readonly param: string | null = null,
  ) {
    super(problems[code].message, { cause });
    this.name = 'ChatProblem';
    this.status = problems[code].status;
  }
}

/** The body of an error as OpenAI's protocol has it. */
export function errorBody({ message, status, param, code }: ChatProblem) {
  const type =
    status === 429 ? 'rate_limit_error' : status >= 500 ? 'server_error' : 'invalid_request_error';
  return { error: { message, type, param, code } };
}
