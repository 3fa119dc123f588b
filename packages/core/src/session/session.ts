import type { CookieJar } from './cookie-jar.ts'
import { type CookieRule, lifetimeSeconds } from './cookie-rule.ts'
import type { Storages } from './storage.ts'

/**
 * A shopper's session in this browser or request: a cookie jar, storages and a clock. The functions of this
 * folder read and write it. It has no methods, so that a page downloads only the functions it uses.
 */
export type Session = {
  readonly jar: CookieJar
  readonly storage: Storages
  readonly now: () => Date
  /** Called with the bag's item count at each write. */
  readonly bagCountListeners: Set<(count: number) => void>
}

/** Creates a session. Storages are optional; the default clock is the machine's. */
export function createSession(parts: { jar: CookieJar; storage?: Storages; now?: () => Date }): Session {
  return {
    jar: parts.jar,
    storage: parts.storage ?? {},
    now: parts.now ?? (() => new Date()),
    bagCountListeners: new Set(),
  }
}

/** Reads a cookie; undefined when it is absent or invalid. */
export function readCookie<T>(session: Pick<Session, 'jar'>, rule: CookieRule<T>): T | undefined {
  const text = session.jar.get(rule.name)
  return text === undefined ? undefined : rule.kind.read(text)
}

/**
 * Writes a cookie with its lifetime. An invalid value or a false flag removes it.
 * @param keep `session`: a session cookie instead of the rule's lifetime.
 * @returns whether the value was stored.
 */
export function writeCookie<T>(
  session: Pick<Session, 'jar'>,
  rule: CookieRule<T>,
  value: T,
  keep: 'lifetime' | 'session' = 'lifetime',
): boolean {
  const text = rule.readOnly ? undefined : rule.kind.write(value)
  if (text === undefined) {
    if (!rule.readOnly) session.jar.remove(rule.name)
    return false
  }
  session.jar.set(rule.name, text, {
    sameSite: rule.sameSite ?? 'lax',
    ...(keep === 'session' ? {} : { maxAgeSeconds: lifetimeSeconds(rule.lifetime) }),
  })
  return true
}

/** Removes a cookie. */
export function clearCookie(session: Pick<Session, 'jar'>, rule: Pick<CookieRule<never>, 'name'>): void {
  session.jar.remove(rule.name)
}
