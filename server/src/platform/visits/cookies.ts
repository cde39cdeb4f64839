/** What visits that see something else than everybody are known by. */
export const previewCookie = 'denk-preview';
export const developmentCookie = 'denk-develop';
export const visitCookies = [previewCookie, developmentCookie];
