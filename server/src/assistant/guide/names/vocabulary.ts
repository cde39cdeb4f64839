import type { Knowledge } from '../../../catalogue';
import { VocabularyBuilder, type Vocabulary } from '../../../language';

const built = new WeakMap<Knowledge, Vocabulary>();

/** The words a conversation is made of: names of kinds, values and occasions; what spelling is settled against. */
export function talkVocabulary(knowledge: Knowledge): Vocabulary {
  const before = built.get(knowledge);
  if (before) return before;
  const words = new VocabularyBuilder();
  let texts = 0;
  for (const kind of knowledge.kinds.values()) {
    const names = [kind.noun, kind.plural, ...kind.synonyms, ...kind.sorts, ...kind.hints];
    for (const name of names) words.know(name);
    for (const { values, words: others, hints } of Object.values(kind.attributes)) {
      for (const [id, label] of Object.entries(values)) {
        for (const name of [label, ...(others[id] ?? []), ...(hints[id] ?? [])]) words.know(name);
      }
    }
    texts += 1;
  }
  for (const { words: names } of knowledge.occasions) for (const name of names) words.know(name);
  const vocabulary = words.build(texts);
  built.set(knowledge, vocabulary);
  return vocabulary;
}
