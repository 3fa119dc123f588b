import { isPoBox, phoneDigits, postalCodeForWire } from '@onair/core/address'
import { provinceCode } from '@onair/core/provinces'
import {
  guestAccountLoginCookie,
  lastNameCookie,
  takeReturnTarget,
  userEmailCookie,
  userNameCookie,
  writeCookie,
  writeUserToken,
} from '@onair/core/session'
import { createAccountPath, forgotPasswordPath, safeReturnPath } from '@onair/core/sign-in'
import type { TypedAccount } from '@onair/widgets/create-account'
import { readAddress } from '@onair/widgets/parts'
import type { Action, Form } from '../../kernel/actions.ts'
import { keepTyped } from '../../kernel/saved-form.ts'
import { bringBag } from '../../parts/bag.ts'

/** A form says no more at once, and a cookie holds no more. */
const mostReasons = 3

/** What the pages of a forgotten password and of a new account post without JavaScript. */
export function registerAccountActions(action: Action): void {
  action('/password/reset', async (visit, form) => {
    const email = form.email?.trim() ?? ''
    const asked = await visit.client.passwords.ask(email)
    if (asked.ok) return `${forgotPasswordPath}?posted=sent`
    keepTyped(visit, 'forgot-password', { email })
    return `${forgotPasswordPath}?posted=later`
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
    keepTyped(visit, 'forgot-password', { reason: updated.items[0] })
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
      keepTyped(visit, 'create-account', typedAccount(form, made))
      const posted = made.items[0]?.area === 'Email' ? 'taken' : 'refused'
      return `${createAccountPath}?posted=${posted}${back ? `&return=${encodeURIComponent(back)}` : ''}`
    }
    const { session } = visit
    writeUserToken(session, { token: made.value.accessToken, edp: made.value.customerEdp }, false)
    writeCookie(session, guestAccountLoginCookie, false)
    writeCookie(session, userNameCookie, text('firstName'))
    writeCookie(session, lastNameCookie, text('lastName'))
    writeCookie(session, userEmailCookie, made.value.email)
    await bringBag(visit)
    const target = takeReturnTarget(session)
    return back ?? target
  })
}

/** What is shown again of a form that opened no account: everything but the password, and why. */
function typedAccount(form: Form, { status, items }: { status: number; items: TypedAccount['items'] }): TypedAccount {
  return {
    values: {
      ...readAddress({ get: (name) => form[name] ?? null }),
      email: form.email ?? '',
      spoken: form.spoken === 'fr' ? 'fr' : 'en',
      subscribe: 'subscribe' in form,
    },
    status,
    items: items.slice(0, mostReasons),
  }
}
