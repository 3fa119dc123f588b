import type { ValueKind } from './kinds.ts'

/** A cookie’s lifetime, in the unit of the specification’s table (§3). */
export type Lifetime = { days: number } | { hours: number } | { seconds: number }

/**
 * A cookie's name, lifetime and value type (specification §3). All are written `Secure` (`areCookiesSecure`), with the path
 * `/`, and same-site lax unless the rule is stricter. `table.ts` has the purpose of each.
 */
export type CookieRule<T> = {
  name: string
  lifetime: Lifetime
  sameSite?: 'strict'
  /** The shop reads it and never writes it. */
  readOnly?: true
  kind: ValueKind<T>
}

/** A lifetime in seconds. */
export function lifetimeSeconds(lifetime: Lifetime): number {
  if ('days' in lifetime) return lifetime.days * 86_400
  return 'hours' in lifetime ? lifetime.hours * 3600 : lifetime.seconds
}
