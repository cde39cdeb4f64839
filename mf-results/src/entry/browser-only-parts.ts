export { applyDeviceWishes, attributesFor } from '../device/apply-device-wishes';
export { decideEntry } from './decide-entry';
