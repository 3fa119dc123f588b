import { accountClient } from '@onair/core/account/client'
import { type Refused, Unreachable } from '@onair/core/http'
import {
  enterAccount,
  signOut as forgetShopper,
  isAuthenticated,
  lastNameCookie,
  readCookie,
  takeReturnTarget,
  userNameCookie,
  writeCookie,
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
  /** Whether the one who is signed in checks out as a guest. */
  guest: ReadonlySignal<boolean>
  firstName: ReadonlySignal<string | undefined>
  /** A sign-in or sign-out is under way. */
  busy: ReadonlySignal<boolean>
  /** Why the last sign-in failed. */
  error: Signal<Refused | 'unreachable' | undefined>
  /**
   * Signs in and makes the guest's bag the customer's.
   * @param remember keeps the sign-in for 21 days; without it, until the browser is closed.
   * @returns whether it went well.
   */
  signIn(request: SignInRequest, remember: boolean): Promise<boolean>
  /**
   * Takes the token that opening an account (a guest's too) answered. The bag becomes that account's. Where a member was
   * going is forgotten, as its cookies mean one sign-in (specification §3); a guest may still sign in.
   */
  enter(
    token: { token: string; edp: number },
    who: { remember: boolean; guest: boolean; firstName?: string; lastName?: string; email?: string },
  ): Promise<void>
  /**
   * Signs out, here even when the server cannot be told, and goes to the sign-in page, which says so (specification §4). A
   * page of another site stays: the shop's own would not know what was signed out.
   */
  signOut(): Promise<void>
  /** Reads the cookies again: another tab may have signed in or out. */
  refresh(): void
}

/** Who is shopping. */
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
    // The page has read it already.
    if (!who.guest) takeReturnTarget(session)
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
        const answer = await client.signIn(request)
        if (!answer.ok) {
          error.value = answer
          return false
        }
        await enter(answer.value, { remember, guest: false, email: request.email })
        const who = await account.read()
        if (who.ok) {
          writeCookie(session, userNameCookie, who.value.firstName)
          writeCookie(session, lastNameCookie, who.value.lastName)
          refresh()
        }
        return true
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
        error.value = 'unreachable'
        // Signed in, but the name or the bag could not be read: that is no reason to ask for the password again.
        return isAuthenticated(session)
      } finally {
        busy.value = false
      }
    },
    enter,
    async signOut() {
      busy.value = true
      let told = false
      try {
        told = (await client.signOut()).ok
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
      } finally {
        forgetShopper(session, told ? 'done' : 'failed')
        models.of(bagModel).forget()
        refresh()
        busy.value = false
      }
      if (!isForeign({ base })) go(link(signInPath))
    },
    refresh,
  }
}
