import { pagePolicy } from '@denk/shared/contract';

/** What every HTML answer carries. While developing, hot reload needs its socket. */
export function securityHeaders({ developing }: { readonly developing: boolean }) {
  return {
    'content-security-policy': pagePolicy(developing ? { 'connect-src': "'self' ws:" } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
  } as const;
}
