import {
  createAccountPath,
  forgotPasswordPath,
  isPoBox,
  phoneDigits,
  postalCodeForWire,
  provinceCode,
  safeReturnPath,
} from '@onair/core/rules'
import {
  cartGuidCookie,
  guestAccountLoginCookie,
  lastNameCookie,
  readCookie,
  takeReturnTarget,
  userEmailCookie,
  userNameCookie,
  writeCookie,
  writeUserToken,
} from '@onair/core/session'
import { keepBag } from './bag.ts'
import type { Visit } from './visit.ts'

type Form = Record<string, string | undefined>
type Action = (path: string, act: (visit: Visit, form: Form) => Promise<string>) => void

/** What the pages of a forgotten password and of a new account post without JavaScript. */
export function registerAccountActions(action: Action): void {
  action('/password/reset', async (visit, form) => {
    const asked = await visit.client.passwords.ask(form.email?.trim() ?? '')
    return `${forgotPasswordPath}?posted=${asked.ok ? 'sent' : 'later'}`
  })

  action('/password/update', async (visit, form) => {
    const { token = '', answer, newPassword = '', newPasswordConfirmed = '' } = form
    const updated = await visit.client.passwords.update({
      token,
      newPassword,
      newPasswordConfirmed,
      ...(answer !== undefined && { answer }),
    })
    if (updated.ok) return `${forgotPasswordPath}?posted=changed`
    // The page looks at the link again, and says so where it is spent.
    return `${forgotPasswordPath}?token=${encodeURIComponent(token)}&posted=refused`
  })

  action('/account/open', async (visit, form) => {
    const text = (name: string) => form[name]?.trim() ?? ''
    const back = safeReturnPath(form.returnTo)
    const made = await visit.client.account.create({
      isGuest: false,
      isPhoneCustomer: false,
      email: text('email'),
      password: form.password ?? '',
      language: form.spoken === 'fr' ? 'fr' : 'en',
      subscribe: 'subscribe' in form,
      firstName: text('firstName'),
      lastName: text('lastName'),
      address1: text('address1'),
      address2: text('address2') || null,
      city: text('city'),
      province: provinceCode(text('province')),
      postalCode: postalCodeForWire(text('zipCode')),
      phone: phoneDigits(text('phone')) ?? text('phone'),
      isPOBox: isPoBox(text('address1')) || isPoBox(text('address2')),
    })
    if (!made.ok) {
      const posted = made.items[0]?.area === 'Email' ? 'taken' : 'refused'
      return `${createAccountPath}?posted=${posted}${back ? `&return=${encodeURIComponent(back)}` : ''}`
    }
    const { session } = visit
    writeUserToken(session, { token: made.value.accessToken, edp: made.value.customerEdp }, false)
    writeCookie(session, guestAccountLoginCookie, false)
    writeCookie(session, userNameCookie, text('firstName'))
    writeCookie(session, lastNameCookie, text('lastName'))
    writeCookie(session, userEmailCookie, made.value.email)
    const guid = readCookie(session, cartGuidCookie)
    if (guid) keepBag(visit, await visit.client.bag.attach(guid))
    return back ?? takeReturnTarget(session)
  })
}
