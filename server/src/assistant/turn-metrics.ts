import { Counter, Histogram, type Registry as Metrics } from 'prom-client';
import type { TurnReport } from '.';

/** Counts chat turns for `/metrics`: who answered, how it ended, how long the visitor waited for the first words. */
export function turnMetrics(metrics: Metrics): (turn: TurnReport) => void {
  const turns = new Counter({
    name: 'denk_chat_turns_total',
    help: 'Chat turns, by who answered and how they ended.',
    labelNames: ['source', 'outcome'],
    registers: [metrics],
  });
  const firstText = new Histogram({
    name: 'denk_chat_first_text_seconds',
    help: 'Time until the first piece of a reply, by who answered.',
    labelNames: ['source'],
    buckets: [0.01, 0.1, 0.5, 1, 2, 5, 10, 30],
    registers: [metrics],
  });
  return ({ source, outcome, firstTextMs }) => {
    turns.inc({ source, outcome });
    if (firstTextMs !== undefined) firstText.observe({ source }, firstTextMs / 1000);
  };
}
