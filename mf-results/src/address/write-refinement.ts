import { attributeParam, attributePrefix, type Refinement } from './refinement';

/**
 * The query string with some of it changed; what is not about the list stays. Whatever narrows or orders the list begins
 * it anew.
 */
export function writeRefinement(search: string, change: Partial<Refinement>): string {
  const params = new URLSearchParams(search);
  const narrowed = Object.keys(change).some((key) => key !== 'view' && key !== 'page');
  if (narrowed) params.delete('page');
  if ('min' in change || 'max' in change) params.delete('price');
  const { attributes, brands, sellers, page, ...rest } = change;
  if (attributes) {
    for (const name of new Set(params.keys())) {
      if (name.startsWith(attributePrefix)) params.delete(name);
    }
    for (const [name, values] of Object.entries(attributes)) {
      for (const value of values) params.append(attributeParam(name), value);
    }
  }
  for (const [name, values] of [
    ['brand', brands],
    ['seller', sellers],
  ] as const) {
    if (!values) continue;
    params.delete(name);
    for (const value of values) params.append(name, value);
  }
  for (const [name, value] of Object.entries(rest)) {
    params.delete(name);
    if (value !== undefined && value !== defaults[name]) params.set(name, String(value));
  }
  if (page !== undefined) {
    params.delete('page');
    if (page > 1) params.set('page', String(page));
  }
  return params.size ? `?${params.toString()}` : '';
}

const defaults: Readonly<Record<string, unknown>> = { sort: 'relevance', view: 'list' };
