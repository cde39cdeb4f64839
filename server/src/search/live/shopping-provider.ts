import type { Product } from '@denk/shared/product/wire';

/** What a live shopping service is asked for. Prices in TL. */
export interface ShoppingQuery {
  readonly text: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A live shopping service. `search` throws `ProviderProblem`. */
export interface ShoppingProvider {
  readonly name: 'serper' | 'serpapi';
  /** Whether it answers differently for different price bounds. */
  readonly filtersPrice: boolean;
  search(query: ShoppingQuery, signal: AbortSignal): Promise<readonly Product[]>;
}

/** Why a live service gave nothing: no key, a key it refuses, a quota, too many calls at once, or no usable answer. */
export type ProviderFailure =
  'missing-key' | 'refused-key' | 'quota' | 'busy' | 'unreachable' | 'shape';

/** A live service that failed; `message` is for the log and never holds the key. */
export class ProviderProblem extends Error {
  constructor(
    readonly failure: ProviderFailure,
    readonly provider: string,
    detail = '',
  ) {
    super(`${provider}: ${failure}${detail ? ` (${detail})` : ''}`);
    this.name = 'ProviderProblem';
  }
}

const keyNames: Readonly<Record<string, string>> = {
  serper: 'SERPER_API_KEY',
  serpapi: 'SERPAPI_API_KEY',
};

/**
 * What the answer says to whoever runs the site: look at the key's secret and the function
 * (docs/product.md#error-catalogue).
 */
export function providerError({ failure, provider }: ProviderProblem): string {
  const key = keyNames[provider] ?? 'API_KEY';
  const check = `${key} anahtarını (key secret) ve search-products işlevinin (function) kurulumunu denetleyin.`;
  switch (failure) {
    case 'missing-key':
      return `Arama anahtarı eksik: ${check}`;
    case 'refused-key':
      return `Arama anahtarı reddedildi: ${check}`;
    case 'quota':
      return `Arama sağlayıcısının kotası doldu: ${check}`;
    case 'busy':
      return 'Arama sağlayıcısına aynı anda çok istek var (request failed): birazdan yeniden deneyin.';
    case 'unreachable':
    case 'shape':
      return `Arama sağlayıcısına ulaşılamadı (request failed): ${check}`;
  }
}
