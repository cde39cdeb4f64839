import { laterPart } from '@denk/shared/page/later';

// What a list can be read, filtered and paged without until its code is there, or what it needs only at times: links
// and forms work as they are. One file, so that all of it comes at once.
const parts = () => import(/* webpackChunkName: "results-later" */ './later');

export const ActiveFilters = laterPart(async () => (await parts()).ActiveFilters);
export const BottomSearch = laterPart(async () => (await parts()).BottomSearch);
export const CloseItems = laterPart(async () => (await parts()).CloseItems);
export const CompareTray = laterPart(async () => (await parts()).CompareTray);
export const DeviceNote = laterPart(async () => (await parts()).DeviceNote);
export const EarlierItems = laterPart(async () => (await parts()).EarlierItems);
export const FacetPanel = laterPart(async () => (await parts()).FacetPanel);
export const FacetSheet = laterPart(async () => (await parts()).FacetSheet);
export const FilteredOut = laterPart(async () => (await parts()).FilteredOut);
export const HowItFits = laterPart(async () => (await parts()).HowItFits);
export const MoreItems = laterPart(async () => (await parts()).MoreItems);
export const ResultsEmpty = laterPart(async () => (await parts()).ResultsEmpty);
export const Shortlist = laterPart(async () => (await parts()).Shortlist);
export const Unreadable = laterPart(async () => (await parts()).Unreadable);
export const UnderstoodAs = laterPart(async () => (await parts()).UnderstoodAs);
export const WantedChips = laterPart(async () => (await parts()).WantedChips);
