/** The topics that have a set of questions (docs/product.md#topic-matching), and sport shoes. */
export type TopicId =
  | 'perfume'
  | 'glasses'
  | 'swimwear'
  | 'film'
  | 'internet'
  | 'fridge'
  | 'food'
  | 'travel'
  | 'beauty'
  | 'technology'
  | 'cars'
  | 'services'
  | 'sport-shoes';

/**
 * What people write when they mean a topic. Every list is comma-separated and read through the shared fold, so
 * diacritics and case do not matter. Turkish entries are bare stems (`cep telefon` finds `cep telefonları`).
 */
export interface TopicKeywords {
  /** Words and phrases that may carry Turkish endings. */
  readonly turkish: string;
  /** Words and phrases taken as they are, or with a plural `s`. */
  readonly english: string;
  /** Phrases whose words do not count for this topic; `*` stands for any one word: `yemek masa`, `* makine`. */
  readonly except?: string;
  /** Turkish entries that count only when no topic was found (docs/product.md#topic-matching). */
  readonly fallback?: string;
}

/** A topic: its id, its name on screen, and what people call it. */
export interface Topic {
  readonly id: TopicId;
  readonly label: string;
  readonly keywords: TopicKeywords;
}
