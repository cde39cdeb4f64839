import { formatNumber } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { inSentence } from '../names/in-sentence';
import { sentenceCase } from '../names/question-texts';
import { unsaid } from '../names/unsaid';
import type { Option } from '../proposing/terms';
import type { Known } from './questions';
import { knownOf, lines, nameOf } from './table';

/**
 * That questions stay unanswered, and what may help instead: how the products are liked where a judgement was asked for,
 * else what is known of those that they speak of. What was told before is not told again.
 */
export function tellUnknown(
  questions: readonly string[],
  about: readonly Option[],
  { kind, listed }: Pick<Known, 'kind' | 'listed'>,
  told: readonly string[],
  judges: boolean,
): string {
  const quoted = questions
    .filter(Boolean)
    .map((question) => `“${question}”`)
    .join(' ve ');
  const lead = unsaid(told, [
    'bunu katalog söylemiyor; tahminle yanıltmak istemem.',
    'katalogda bunun da cevabı yok.',
    'buna da katalogdan bir şey diyemem.',
  ]);
  const liked = (about.length > 0 ? about : listed).flatMap((one) =>
    one.product.rating === undefined ? [] : [`${nameOf(one)} ${formatNumber(one.product.rating)}`],
  );
  const isSample = listed.some(({ product }) => product.sample);
  const known =
    judges && liked.length > 1
      ? ` Kullananların puanları fikir verebilir${isSample ? ' (örnek puanlar)' : ''}: ${liked.join('; ')}.`
      : about.length > 0
        ? ` Bilinenler:\n\n${lines(about, (one) => knownOf(one, kind, judges, about.length > 1 ? 3 : 5))}`
        : '';
  const isNew = known !== '' && !told.some((one) => one.includes(known.trim()));
  const rows = [...new Set(listed.flatMap(({ product }) => product.specs.map(({ name }) => name)))];
  const hint = unsaid(told, [
    `En doğrusunu ${whoKnows(kind)} söyler.`,
    ...(rows.length > 0
      ? [`Bende şunlar yazıyor: ${rows.slice(0, 5).map(inSentence).join(', ')}.`]
      : []),
    '',
  ]);
  return [quoted ? `${quoted}: ${lead}` : sentenceCase(lead), isNew ? known.trim() : hint]
    .filter(Boolean)
    .join(' ');
}

/** Who can tell what the catalogue does not. */
const whoKnows = ({ category, contentType }: Kind): string =>
  contentType !== null
    ? 'yayınlandığı platformun sayfası'
    : category === 'health'
      ? 'doktorunuz ya da eczacınız'
      : category === 'finance'
        ? 'bankanın kendisi'
        : category === 'services'
          ? 'hizmeti verenin kendisi'
          : 'satıcının sayfası ve yorumlar';
