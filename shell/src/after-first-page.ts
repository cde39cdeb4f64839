export { followIntent } from './composition/follow-intent';
export { createReports, sendReport } from './composition/reports';
export { standByOffline } from './stand-by-offline';
