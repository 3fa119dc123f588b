import { Unreachable } from '@onair/core/http'
import { useState } from 'react'
import { isForeign } from '../../models/foreign.ts'
import { hasRecaptcha, noRecaptcha, recaptchaModel } from '../../models/recaptcha.ts'
import { sessionModel } from '../../models/session.model.ts'
import type { SignInValues } from '../../parts/sign-in-form.tsx'
import { useModel, useShared, useShop } from '../shop.tsx'

/**
 * Signing in by a form, on whichever page it stands.
 *
 * 1. A page of the shop whose recaptcha script did not load posts the form to its own server, which vouches for it.
 * 2. On another site's page the form is never posted: a password goes to the shop's API and nowhere else. Where the service
 *    gives no token there, or one that the server does not take, nobody can sign in (`barred`): the shop's own page can.
 *
 * @param siteKey the shop's own unless the page names one.
 */
export function useSignIn(siteKey: string | undefined) {
  const { environment } = useShop().models
  const session = useModel(sessionModel)
  const recaptcha = useModel(recaptchaModel)
  const signingIn = useShared(session.busy, false)
  const error = useShared(session.error, undefined)
  const [asking, setAsking] = useState(false)
  const [unvouched, setUnvouched] = useState(false)
  const refusal = error === 'unreachable' ? undefined : error
  const untaken = refusal?.status === 417 && refusal.items[0]?.area === 'recaptchaToken'

  return {
    busy: asking || signingIn,
    /** Why the last attempt failed. */
    error,
    /** Nobody can sign in on this page. */
    barred: unvouched || (untaken && isForeign(environment)),
    /** The form is touched: what its sending needs is fetched. */
    prepare: () => {
      if (environment.base !== '') recaptcha.prepare()
    },
    /** @returns whether the shopper is signed in now */
    async signIn({ email, password, remember }: SignInValues, form: HTMLFormElement): Promise<boolean> {
      if (asking) return false
      if (!hasRecaptcha() && environment.base === '') {
        form.submit()
        return false
      }
      setAsking(true)
      setUnvouched(false)
      session.error.value = undefined
      try {
        const token = await recaptcha.token('signin', siteKey)
        if (token === noRecaptcha && isForeign(environment)) {
          setUnvouched(true)
          return false
        }
        return await session.signIn({ email, password, recaptchaToken: token }, remember)
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
        session.error.value = 'unreachable'
        return false
      } finally {
        setAsking(false)
      }
    },
  }
}
