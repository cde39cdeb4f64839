export { chatRoutes } from './chat-routes';
export type { ChatSettings, TurnReport } from './chat-settings';
export { createDesk, createGuide, learnedSense } from './guide';
export { turnMetrics } from './turn-metrics';
