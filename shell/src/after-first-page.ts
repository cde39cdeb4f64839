export { describeVersion } from './composition/describe-version';
export { followIntent } from './composition/follow-intent';
export { fetchPageData } from './composition/page-data';
export { previousVersion } from './composition/previous-version';
export { createReports, sendReport } from './composition/reports';
export { standByOffline } from './stand-by-offline';
