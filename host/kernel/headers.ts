import type { Settings } from './settings.ts'

/** Origins that one page needs besides the shop's own. */
type Allowed = { script?: string[]; frame?: string[]; connect?: string[]; image?: string[]; media?: string[] }

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
    `img-src ${list(["'self'"], allowed.image)}`,
    "font-src 'self'",
    `media-src ${list(["'self'"], allowed.media)}`,
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

/**
 * The headers of a page. Pictures and videos may lie on origins of their own (`IMAGE_BASE`, `VIDEO_BASE`); where the shop
 * is on https, browsers are told to stay there.
 */
export function pageHeaders(
  { origin, imageBase, videoBase }: Pick<Settings, 'origin' | 'imageBase' | 'videoBase'>,
  allowed: Allowed = {},
  referrer: 'same-origin' | 'strict-origin-when-cross-origin' = 'strict-origin-when-cross-origin',
) {
  const elsewhere = (base: string) => [new URL(base, origin).origin].filter((other) => other !== origin)
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy({
      ...allowed,
      image: elsewhere(imageBase),
      media: elsewhere(videoBase),
    }),
    'referrer-policy': referrer,
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
