import { areCookiesSecure } from '@onair/core/session'
import type { Environment } from './models.ts'

/**
 * Whether this page belongs to another site. The shop's own pages do not see its cookies, sign-in included. On a server, any
 * `base` means another site.
 */
export const isForeign = ({ base }: Pick<Environment, 'base'>): boolean =>
  base !== '' && base !== globalThis.location?.origin

/**
 * Whether the cookies that widgets write on another site's page are `Secure`. A shop on plain http is a demonstration: production
 * does not start without https.
 */
export const hasSecureCookies = ({ base }: Pick<Environment, 'base'>): boolean =>
  areCookiesSecure(location, base.startsWith('http:'))
