export { chatRoutes } from './chat-routes';
export type { ChatSettings, TurnReport, VisitorLimit } from './chat-settings';
export { createGuide, guideCatalogue } from './guide';
