const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The Turkish letters outside Latin-1 are carried by the stylesheet itself.
  "font-src 'self' data:",
  // Product pictures of live search come from the sellers' own hosts.
  "img-src 'self' https: data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** What every HTML answer carries. While developing, hot reload needs its socket. */
export function securityHeaders({ developing }: { readonly developing: boolean }) {
  return {
    'content-security-policy': developing
      ? policy.map((rule) => (rule.startsWith('connect-src') ? `${rule} ws:` : rule)).join('; ')
      : policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
  } as const;
}
