import type { TopicId } from '@denk/shared/product/topics';
import type { Meaning } from './meaning';

/** One thing a visitor can pick (docs/product.md#question-types). */
export interface Option {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** A second, quieter line: what the label stands for. */
  readonly hint?: string;
}

interface QuestionTexts {
  readonly id: string;
  /** A noun for the review and the results' chips: `Bütçe`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** One pick (`multiple-choice`) or several (`checkbox`). */
export interface ChoiceQuestion extends QuestionTexts {
  readonly type: 'multiple-choice' | 'checkbox';
  readonly options: readonly Option[];
}

/** Free text. */
export interface TextQuestion extends QuestionTexts {
  readonly type: 'text';
}

/** A number on a scale; without bounds it runs from 0 to 100 in steps of 1 (docs/product.md#question-types). */
export interface RangeQuestion extends QuestionTexts {
  readonly type: 'range';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Follows the number on screen: `TL`. */
  readonly unit?: string;
}

export type Question = ChoiceQuestion | TextQuestion | RangeQuestion;

/** A topic's questions in order, and what their answers mean for products. */
export interface QuestionSet {
  readonly topic: TopicId;
  readonly questions: readonly Question[];
  /** By question id; every question of the set has one. */
  readonly meanings: Readonly<Record<string, Meaning>>;
  /**
   * What a query says that answers a question already: question id → value → bare stems, comma-separated, as the topics
   * have them. Brands are known by their labels.
   */
  readonly said?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
