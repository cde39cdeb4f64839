import type { Desk, Guide } from './guide';
import type { OpenTurnLimits } from './open-turns';

/** How often one visitor may ask. */
export interface VisitorLimit {
  /** Turns that may follow each other at once. */
  readonly burst: number;
  /** Turns that come back every minute. */
  readonly perMinute: number;
}

/** Time limits towards the provider, in milliseconds. */
export interface ProviderLimits {
  /** Until the provider answers one attempt. */
  readonly answerMs: number;
  /** Until the first piece of text, all attempts together. */
  readonly firstTextMs: number;
  /** Between two pieces of a stream. */
  readonly silenceMs: number;
}

/** How a finished turn went, for figures and the log. */
export interface TurnReport {
  readonly source: 'provider' | 'guide' | 'fallback';
  readonly outcome: 'answered' | 'left' | 'failed';
  /** Milliseconds until the first piece of text. */
  readonly firstTextMs: number | undefined;
  readonly totalMs: number;
}

/** What the chat is put together from; with neither key nor base address the embedded guide answers. */
export interface ChatSettings {
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly model: string;
  readonly maxTokensField: 'max_tokens' | 'max_completion_tokens';
  /** Whether the guide answers while the provider is down. */
  readonly fallbackToGuide: boolean;
  readonly guide: Guide;
  /** The catalogue for the configured service; without it the service proposes what it knows. */
  readonly desk?: Desk | undefined;
  /** Whether the service speaks with the visitor, or only reads what they say for the guide. */
  readonly understanding?: 'guide' | 'provider';
  readonly visitorLimit?: VisitorLimit;
  /** By what a visitor is told from others; the address as it is where nothing is said. */
  readonly visitorOf?: (address: string) => string;
  readonly openTurns?: OpenTurnLimits;
  /** Calls of the provider a day, in all. */
  readonly dailyLimit?: number | undefined;
  readonly providerLimits?: ProviderLimits;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  readonly report?: (turn: TurnReport) => void;
}

/** A person types a few messages a minute; scripts and double clicks may come in bursts. */
export const usualVisitorLimit: VisitorLimit = { burst: 60, perMinute: 60 };

export const usualProviderLimits: ProviderLimits = {
  answerMs: 20_000,
  firstTextMs: 28_000,
  silenceMs: 20_000,
};
