import { HttpProblem } from '@denk/shared/page/http';
import { sentences } from './sentences';

// A missing key, a function that cannot be reached, a request that failed (docs/product.md#error-catalogue).
const serviceDown =
  /api[ _-]?key|_key\b|key secret|secret key|search (provider )?key|anahtar|edge function|function|fonksiyon|failed to|request failed|failed request|istek başarısız|non-2xx|unavailable|no data returned|search service|network|timeout|deploy/i;

// Text for whoever runs the service, not for the visitor.
const technical =
  /[{}<>\\]|https?:|\bError\b|exception|undefined|null|\bat \w+ ?\(|[a-z][A-Z]\w*\(/;

/** The sentence for a search service's own error text; `otherwise` where it gave none. */
export function sentenceOfText(text: string | undefined, otherwise: string): string {
  const own = text?.trim();
  if (!own) return otherwise;
  if (serviceDown.test(own)) return sentences.serviceDown;
  return own.length > 200 || technical.test(own) ? sentences.other : own;
}

/** The sentence for a search that threw. */
export function sentenceOfProblem(problem: unknown): string {
  if (problem instanceof HttpProblem && problem.failure !== 'shape') return sentences.serviceDown;
  return sentences.other;
}
