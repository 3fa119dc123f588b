import { Unreachable } from '@onair/core/http'
import { useState } from 'react'
import { isForeign } from '../../models/foreign.ts'
import { cookiesMissing } from '../../models/needs-cookies.ts'
import { hasRecaptcha, noRecaptcha, recaptchaModel } from '../../models/recaptcha.ts'
import { sessionModel } from '../../models/session.model.ts'
import type { SignInValues } from '../../parts/sign-in-form.tsx'
import { useModel, useShared, useShop } from '../shop.tsx'

/**
 * Signs in with a form, on any page.
 *
 * 1. On the shop's own pages, if recaptcha gives no token because the browser blocks its script, the form is posted to the shop's
 *    own server, which vouches for it.
 * 2. On another site's page the form is never posted: the password goes to the shop's API only. If recaptcha gives no token
 *    there, or the server rejects it, sign-in is impossible on that page (`barred`) and the shop's own page is offered.
 *
 * 3. If the browser keeps no cookies, nothing is sent: the next page would not be signed in (`cookiesMissing`).
 *
 * @param siteKey the recaptcha site key; the shop's own if not given
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
    /** Sign-in is impossible on this page. */
    barred: unvouched || (untaken && isForeign(environment)),
    /** Call on the first input: fetches what submitting needs. */
    prepare: () => {
      if (environment.base !== '') recaptcha.prepare()
    },
    /** @returns whether the shopper is now signed in */
    async signIn({ email, password, remember }: SignInValues, form: HTMLFormElement): Promise<boolean> {
      if (asking) return false
      const missing = cookiesMissing(environment)
      if (missing) {
        session.error.value = missing
        return false
      }
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
        if (token === noRecaptcha && environment.base === '') {
          form.submit()
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
