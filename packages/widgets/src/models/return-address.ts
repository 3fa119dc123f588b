import { accountPath, safeReturnPath } from '@onair/core/sign-in'
import { isForeign } from './foreign.ts'
import type { Environment } from './models.ts'

/**
 * The address to open after signing in: the page of the shop that was requested, or the account. On another site's page: a path
 * of that site, or the page itself, because the shop's pages would ask for the password again.
 */
export function returnAddress(environment: Pick<Environment, 'base' | 'link'>, returnTo: string | undefined): string {
  const path = safeReturnPath(returnTo)
  if (!isForeign(environment)) return environment.link(path ?? accountPath)
  return path ? new URL(path, location.origin).href : location.href
}
