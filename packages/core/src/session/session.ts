import type { CookieJar } from './cookie-jar.ts'
import { type CookieRule, lifetimeSeconds } from './cookies.ts'
import type { Storages } from './storage.ts'

/**
 * What is known of the shopper in this browser, or in this request: a jar, storages and a clock. The functions of this
 * folder read and write it; it has none of its own, so that a page carries only those it uses.
 */
export type Session = {
  readonly jar: CookieJar
  readonly storage: Storages
  readonly now: () => Date
  /** Told the number of things in the bag whenever it is written. */
  readonly bagCountListeners: Set<(count: number) => void>
}

/** Puts a session together. Without storages it does without; the clock is the machine's unless one is given. */
export function createSession(parts: { jar: CookieJar; storage?: Storages; now?: () => Date }): Session {
  return {
    jar: parts.jar,
    storage: parts.storage ?? {},
    now: parts.now ?? (() => new Date()),
    bagCountListeners: new Set(),
  }
}

/** What a cookie holds; undefined when it is absent or not valid. */
export function readCookie<T>(session: Pick<Session, 'jar'>, rule: CookieRule<T>): T | undefined {
  const text = session.jar.get(rule.name)
  return text === undefined ? undefined : rule.kind.read(text)
}

/**
 * Writes a cookie for its lifetime. What is not valid, and a flag that is false, is removed instead.
 * @param keep `session`: until the browser is closed, whatever the rule says.
 * @returns whether it was stored.
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
