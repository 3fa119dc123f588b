/** Origins that one page needs besides the shop's own. */
type Allowed = { script?: string[]; frame?: string[]; connect?: string[] }

const list = (...sources: (string[] | undefined)[]) => sources.flatMap((some) => some ?? []).join(' ')

/**
 * The pages' Content-Security-Policy. No nonce and no `unsafe-inline`, so that HTML can be cached: scripts and styles
 * are files of the shop's, and markup from the catalogue passes one named Trusted Types policy.
 */
export function contentSecurityPolicy(allowed: Allowed = {}): string {
  return [
    "default-src 'none'",
    `script-src ${list(["'self'"], allowed.script)}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${list(["'self'"], allowed.connect)}`,
    `frame-src ${list(allowed.frame) || "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types onair',
  ].join('; ')
}

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const
