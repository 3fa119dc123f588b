import {
  clearStored,
  type OrderAttempt,
  orderAttemptKey,
  readStored,
  type Session,
  writeStored,
} from '@onair/core/session'

/**
 * The attempt whose outcome is not known yet. It lies in session storage, so that a reload repeats the same attempt instead
 * of beginning another; where storage is blocked it lasts as long as the page.
 */
export function attemptKeeper(session: Session) {
  let attempt = readStored(session, orderAttemptKey)
  return {
    of: (cartGuid: string): OrderAttempt | undefined => (attempt?.cartGuid === cartGuid ? attempt : undefined),
    keep(next: OrderAttempt) {
      attempt = next
      writeStored(session, orderAttemptKey, next)
    },
    forget() {
      attempt = undefined
      clearStored(session, orderAttemptKey)
    },
  }
}
export type AttemptKeeper = ReturnType<typeof attemptKeeper>
