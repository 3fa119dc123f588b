import {
  clearStored,
  type OrderAttempt,
  orderAttemptKey,
  readStored,
  type Session,
  writeStored,
} from '@onair/core/session'

/**
 * Stores the attempt with an unknown result. Session storage lets a reload repeat the same attempt instead of starting another;
 * if storage is blocked, the attempt lasts as long as the page.
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
