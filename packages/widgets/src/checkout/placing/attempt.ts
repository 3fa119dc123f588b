import {
  clearStored,
  type OrderAttempt,
  orderAttemptKey,
  readStored,
  type Session,
  writeStored,
} from '@onair/core/session'

/**
 * The attempt with an unknown outcome. It is stored in session storage, so that a reload repeats the same attempt
 * instead of starting another; if storage is blocked it lasts as long as the page.
 */
export function createAttemptStore(session: Session) {
  let attempt = readStored(session, orderAttemptKey)
  return {
    of: (cartGuid: string): OrderAttempt | undefined => (attempt?.cartGuid === cartGuid ? attempt : undefined),
    save(next: OrderAttempt) {
      attempt = next
      writeStored(session, orderAttemptKey, next)
    },
    forget() {
      attempt = undefined
      clearStored(session, orderAttemptKey)
    },
  }
}
export type AttemptStore = ReturnType<typeof createAttemptStore>
