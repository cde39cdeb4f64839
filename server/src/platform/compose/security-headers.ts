import { pagePolicy } from '@denk/shared/contract';

/** What every HTML answer carries. While developing, the scenarios show a page inside their own. */
export function securityHeaders({ developing }: { readonly developing: boolean }) {
  return {
    'content-security-policy': pagePolicy(developing ? { 'frame-ancestors': "'self'" } : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  } as const;
}

/** The policy of a document whose own styles are named by their hashes; nothing where it has none. */
export const policyAllowing = (styles: readonly string[]) =>
  styles.length > 0
    ? { 'content-security-policy': pagePolicy({ 'style-src': ["'self'", ...styles].join(' ') }) }
    : {};
