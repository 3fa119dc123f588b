import { isAuthenticated, isGuestToken, readUserToken } from '@onair/core/session'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Environment } from './models.ts'

export type SignedInModel = {
  /** Whether somebody is signed in: a token with an Edp above 0 (specification §4). Guests of a checkout count. */
  authenticated: ReadonlySignal<boolean>
  /** Whether the shopper checks out as a guest. */
  guest: ReadonlySignal<boolean>
  /** The customer's number; undefined for anonymous shoppers and for guests, who have no account. */
  member: ReadonlySignal<number | undefined>
  /** Reads the cookies again. */
  refresh(): void
}

/** Whether somebody is signed in, separate from signing in: most widgets need only this, and so download less. */
export function signedInModel({ session }: Environment): SignedInModel {
  const isGuest = () => {
    const customer = readUserToken(session)
    return customer !== undefined && isGuestToken(customer)
  }
  const memberNow = () => (isGuest() ? undefined : readUserToken(session)?.edp)
  const authenticated = signal(isAuthenticated(session))
  const guest = signal(isGuest())
  const member = signal(memberNow())
  return {
    authenticated,
    guest,
    member,
    refresh() {
      batch(() => {
        authenticated.value = isAuthenticated(session)
        guest.value = isGuest()
        member.value = memberNow()
      })
    },
  }
}
