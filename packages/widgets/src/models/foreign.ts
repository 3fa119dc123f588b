import { accountPath, safeReturnPath } from '@onair/core/sign-in'
import type { Environment } from './models.ts'

/** Whether this page is another site's: what it keeps in its cookies, a sign-in included, the shop's own pages do not see. */
export const isForeign = ({ base }: Pick<Environment, 'base'>): boolean => base !== '' && base !== location.origin

/**
 * Where to go once somebody is signed in: a page of the shop, the account unless another is named. On another site's page a
 * path of that site, or the page itself: the shop's would ask for the password again.
 */
export function returnAddress(environment: Pick<Environment, 'base' | 'link'>, returnTo: string | undefined): string {
  const path = safeReturnPath(returnTo)
  if (!isForeign(environment)) return environment.link(path ?? accountPath)
  return path ? new URL(path, location.origin).href : location.href
}
