export { createLiveServices } from './live-services';
export type { LiveEnvironment } from './live-services';
