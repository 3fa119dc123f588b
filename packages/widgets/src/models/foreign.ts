import type { Environment } from './models.ts'

/**
 * Whether this page belongs to another site. The shop's own pages do not see its cookies, sign-in included. On a server, any
 * `base` means another site.
 */
export const isForeign = ({ base }: Pick<Environment, 'base'>): boolean =>
  base !== '' && base !== globalThis.location?.origin
