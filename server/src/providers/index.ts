export { createLiveServices } from './live-services';
