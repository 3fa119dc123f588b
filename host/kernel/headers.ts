import { createHash } from 'node:crypto'
import type { Assets } from './assets.ts'
import type { Settings } from './settings.ts'

/** Origins that one page needs besides the shop's own, and the hash of an inline script. */
type Allowed = {
  inline?: string
  script?: string[]
  frame?: string[]
  connect?: string[]
  image?: string[]
  media?: string[]
}

const list = (...sources: (string[] | undefined)[]) => sources.flatMap((some) => some ?? []).join(' ')

/**
 * The pages' Content-Security-Policy. It has no nonce and no `unsafe-inline`, so that HTML can be cached: scripts and styles are
 * files of the shop, or a script named by its hash, and markup from the catalogue passes one named Trusted Types policy.
 */
export function contentSecurityPolicy(allowed: Allowed = {}): string {
  return [
    "default-src 'none'",
    `script-src ${list(["'self'"], allowed.inline ? [allowed.inline] : [], allowed.script)}`,
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
    // The second policy is for the service worker's address. A page with another origin's script may load it on demand, under a
    // third policy.
    `trusted-types onair onair-worker${allowed.script ? ' onair-recaptcha' : ''}`,
  ].join('; ')
}

/** The source expression of an inline script. */
export const hashOfScript = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * A page's type and security headers, in addition to those of every reply. Pictures and videos may come from other origins
 * (`IMAGE_BASE`, `VIDEO_BASE`).
 */
export function securityHeaders(
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
      media: [...elsewhere(videoBase), ...(allowed.media ?? [])],
    }),
    'referrer-policy': referrer,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}

/** Who may see a response again: everybody, this browser after asking the server, or nobody. */
export type Sharing = 'shared' | 'cookies' | 'personal'

/**
 * A page's caching headers.
 *
 * - `shared`: the same for everyone. Caches between shop and browser keep it briefly, but never past the instant at which a price
 *   changes: its prices are right for `secondsLeft`.
 * - `cookies`: depends on a cookie such as the language. The browser revalidates it each time, but Back may show the old page.
 * - `personal`: shows one visitor's data. It is not stored: after a sign-out or an order, Back would show it again.
 */
export function cachingHeaders(sharing: Sharing, secondsLeft = Number.POSITIVE_INFINITY): Record<string, string> {
  switch (sharing) {
    case 'shared': {
      const remaining = Math.max(0, Math.floor(secondsLeft))
      const maxAge = Math.min(remaining, 5)
      const stale = Math.min(remaining - maxAge, 30)
      return { 'cache-control': `public, max-age=${maxAge}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}` }
    }
    case 'cookies':
      return { 'cache-control': 'private, no-cache' }
    case 'personal':
      return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  }
}

/**
 * Preloads the shop's font with a header (RFC 8288), before the browser has read the document: the first layout needs it, see
 * client/font.ts.
 */
export const preloadHeaders = ({ font }: Pick<Assets, 'font'>) => ({
  link: `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
})
