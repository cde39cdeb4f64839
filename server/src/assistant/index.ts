export { chatRoutes } from './chat-routes';
export type { ChatSettings, TurnReport } from './chat-settings';
export { createGuide, guideCatalogue } from './guide';
export { turnMetrics } from './turn-metrics';
