import { clearStored, readStored, type Session, type StorageRule, writeStored } from '@onair/core/session'

/** One attempt to place an order: what is sent again, unchanged, until its outcome is known. */
export type Attempt = { cartGuid: string; reviewHash: string; key: string }

const attemptKey: StorageRule<Attempt> = {
  name: 'orderAttempt',
  area: 'session',
  check: (value): value is Attempt =>
    typeof value === 'object' &&
    value !== null &&
    ['cartGuid', 'reviewHash', 'key'].every((name) => typeof Reflect.get(value, name) === 'string'),
}

/**
 * The attempt whose outcome is not known yet. It lies in session storage, so that a reload repeats the same attempt instead
 * of beginning another; where storage is blocked it lasts as long as the page.
 */
export function attemptKeeper(session: Session) {
  let attempt = readStored(session, attemptKey)
  return {
    of: (cartGuid: string): Attempt | undefined => (attempt?.cartGuid === cartGuid ? attempt : undefined),
    keep(next: Attempt) {
      attempt = next
      writeStored(session, attemptKey, next)
    },
    forget() {
      attempt = undefined
      clearStored(session, attemptKey)
    },
  }
}
