/** Addresses that only the shell on a page of its own knows: each a way a module's page can come, or not. */
export const previewAddresses = {
  ready: '/about',
  results: '/results',
  failing: '/kapali',
  throwing: '/hatali',
  unknown: '/boyle/bir/sayfa/yok',
} as const;
