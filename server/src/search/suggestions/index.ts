export { suggestionsRoutes } from './routes';
export { createSuggestions } from './suggest';
export type { Suggestions } from './suggest';
