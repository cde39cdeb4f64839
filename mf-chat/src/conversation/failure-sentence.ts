import { ReplyProblem } from '../stream/reply-problem';

/** Said in place of a reply without any text (docs/product.md#error-catalogue). */
export const emptyReply = 'Üzgünüm, bir hata oluştu.';

/** Said when the chat service fails (docs/product.md#error-catalogue). */
export const serviceFailure =
  'Üzgünüm, şu anda teknik bir sorun yaşıyoruz. Lütfen daha sonra tekrar deneyin.';

/** Said when the page could not get a reply at all (docs/product.md#error-catalogue). */
export const pageFailure = 'Üzgünüm, bir hata oluştu. Lütfen tekrar deneyin.';

/** What the visitor reads for a reply that did not come. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof ReplyProblem)) return pageFailure;
  if (error.sentence) return error.sentence;
  if (error.failure === 'empty') return emptyReply;
  return error.failure === 'connection' ? pageFailure : serviceFailure;
}
