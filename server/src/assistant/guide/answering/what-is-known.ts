import type { Kind } from '../../../catalogue';
import { questionFor } from '../names/question-texts';
import type { Option } from '../proposing/terms';
import { money } from '../slots/chips';
import type { Wish } from '../slots/slots';
import type { Question } from './ask';
import { afterProposal, button, reply, type Reply } from './reply';

/**
 * What the catalogue can say to a question of knowledge: how many products have each value and from which price on, and
 * that it does not say which is better (`OLED mi QLED mi?`) or what a word means (`no frost ne demek?`).
 */
export function whatIsKnown(
  { anyOf }: Wish,
  kind: Kind,
  sample: readonly Option[],
  next: Question | undefined,
): Reply {
  const values = anyOf.slice(0, 4).map(({ attribute, value }) => {
    const label = kind.attributes[attribute]?.values[value] ?? value;
    const prices = sample
      .filter(({ product }) => product.attributes[attribute]?.includes(value))
      .map(({ price }) => price);
    const told =
      prices.length > 0
        ? `${prices.length} ürün, fiyatlar ${money(Math.min(...prices))}’den başlıyor`
        : 'katalogda bu yazan bir ürün yok';
    return { label, line: `• ${label}: ${told}` };
  });
  const lines = values.map(({ line }) => line).join('\n');
  const [first] = anyOf;
  if (values.length > 1 && first) {
    const question = questionFor(first.attribute, kind);
    return reply(
      `Hangisinin size daha uygun olduğunu katalog söylemiyor, ama şunlar yazıyor:\n\n${lines}\n\n${question}`,
      [...values.map(({ label }) => label), 'Fark etmez'].map((label, at) =>
        button(`value-${at + 1}`, label, label, 'preference'),
      ),
    );
  }
  return reply(
    `Bunu anlatacak bilgi katalogda yok; yazan şu:\n\n${lines}${next ? `\n\n${next.text}` : ''}`,
    next?.buttons ?? afterProposal,
  );
}
