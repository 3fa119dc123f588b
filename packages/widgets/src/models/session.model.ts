import { accountClient, storeNames } from '@onair/core/account/client'
import { type Refused, Unreachable } from '@onair/core/http'
import {
  consumeReturnTarget,
  enterAccount,
  signOut as forgetShopper,
  isAuthenticated,
  readCookie,
  type SignOutOutcome,
  userNameCookie,
} from '@onair/core/session'
import { signInPath } from '@onair/core/sign-in'
import { type SignInRequest, signInClient } from '@onair/core/sign-in/client'
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { bagModel } from './bag.model.ts'
import { isForeign } from './foreign.ts'
import { httpModel } from './http.model.ts'
import type { Environment, Models } from './models.ts'
import { signedInModel } from './signed-in.model.ts'

export type SessionModel = {
  /** Whether somebody is signed in: a token with an Edp above 0 (specification §4). Guests of a checkout count. */
  authenticated: ReadonlySignal<boolean>
  /** Whether the shopper checks out as a guest. */
  guest: ReadonlySignal<boolean>
  firstName: ReadonlySignal<string | undefined>
  /** Whether a sign-in or sign-out is pending. */
  busy: ReadonlySignal<boolean>
  /** Why the last sign-in failed. */
  error: Signal<Refused | 'unreachable' | undefined>
  /**
   * Signs in and merges the guest's bag into the customer's.
   * @param remember keeps the shopper signed in for 21 days; otherwise until the browser is closed
   * @returns whether it succeeded
   */
  signIn(request: SignInRequest, remember: boolean): Promise<boolean>
  /**
   * Signs in with the token of a new account (also a guest's). The bag becomes that account's. A member's return target
   * is removed, because its cookies belong to one sign-in (specification §3); a guest may still sign in.
   */
  enter(
    token: { token: string; edp: number },
    who: { remember: boolean; guest: boolean; firstName?: string; lastName?: string; email?: string },
  ): Promise<void>
  /**
   * Signs out, locally even if the server cannot be reached, and opens the sign-in page, which confirms it (specification §4).
   * Another site's page stays open: the shop's own page would not know that anyone signed out.
   */
  signOut(): Promise<void>
  /** Reads the cookies again: another tab may have signed in or out. */
  refresh(): void
}

/** The shopper's session. */
export function sessionModel({ session, base, link, go, signInKey }: Environment, models: Models): SessionModel {
  const http = models.of(httpModel)
  const client = signInClient(http, signInKey)
  const account = accountClient(http)
  const signedIn = models.of(signedInModel)
  const { authenticated, guest } = signedIn
  const firstName = signal(readCookie(session, userNameCookie))
  const busy = signal(false)
  const error = signal<Refused | 'unreachable' | undefined>(undefined)

  function refresh() {
    batch(() => {
      signedIn.refresh()
      firstName.value = readCookie(session, userNameCookie)
    })
  }

  const enter: SessionModel['enter'] = async (token, who) => {
    enterAccount(session, token, who)
    // The page has already read the target.
    if (!who.guest) consumeReturnTarget(session)
    refresh()
    await models.of(bagModel).attach()
  }

  return {
    authenticated,
    guest,
    firstName,
    busy,
    error,
    async signIn(request, remember) {
      busy.value = true
      error.value = undefined
      try {
        const result = await client.signIn(request)
        if (!result.ok) {
          error.value = result
          return false
        }
        await enter(result.value, { remember, guest: false, email: request.email })
        await storeNames(session, account)
        refresh()
        return true
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
        error.value = 'unreachable'
        // The sign-in succeeded, but the name or the bag could not be read: no reason to ask for the password again.
        return isAuthenticated(session)
      } finally {
        busy.value = false
      }
    },
    enter,
    async signOut() {
      busy.value = true
      let result: SignOutOutcome = 'failed'
      try {
        result = await client.signOut()
      } finally {
        forgetShopper(session, result)
        models.of(bagModel).forget()
        refresh()
        busy.value = false
      }
      if (!isForeign({ base })) go(link(signInPath))
    },
    refresh,
  }
}
