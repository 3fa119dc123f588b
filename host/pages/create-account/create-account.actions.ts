import { accountClient } from '@onair/core/account/client'
import { isPoBox } from '@onair/core/address'
import { provinceCode } from '@onair/core/provinces'
import { createAccountPath, safeReturnPath } from '@onair/core/sign-in'
import { cleanPhone, cleanPostalCode } from '@onair/core/typed-text'
import type { TypedAccount } from '@onair/widgets/create-account'
import { readAddress } from '@onair/widgets/parts'
import type { Action, Form } from '../../kernel/action.ts'
import { saveForm } from '../../kernel/saved-form.ts'
import { signInMember } from '../../parts/sign-in-member.ts'

/** As many reasons as the form shows; more would not fit into the cookie. */
const maxReasons = 3

/** The form for a new account, without JavaScript. */
export const createAccount: Action = {
  path: '/account/open',
  audience: 'everyone',
  run: async (visit, form) => {
    const text = (name: string) => form[name]?.trim() ?? ''
    const [firstName, lastName] = [text('firstName'), text('lastName')]
    const created = await accountClient(visit.http).create({
      isGuest: false,
      isPhoneCustomer: false,
      email: text('email'),
      password: form.password ?? '',
      language: form.spoken === 'fr' ? 'fr' : 'en',
      subscribe: 'subscribe' in form,
      firstName,
      lastName,
      address1: text('address1'),
      address2: text('address2') || null,
      city: text('city'),
      province: provinceCode(text('province')),
      postalCode: cleanPostalCode(text('zipCode')),
      phone: cleanPhone(text('phone')) ?? text('phone'),
      isPOBox: isPoBox(text('address1')) || isPoBox(text('address2')),
    })
    if (!created.ok) {
      saveForm(visit, 'create-account', fieldsToRestore(form, created))
      const posted = created.items[0]?.area === 'Email' ? 'taken' : 'refused'
      const back = safeReturnPath(form.returnTo)
      return `${createAccountPath}?posted=${posted}${back ? `&return=${encodeURIComponent(back)}` : ''}`
    }
    const { email } = created.value
    return signInMember(visit, created.value, { remember: false, email, firstName, lastName }, form.returnTo)
  },
}

/** The fields of a refused form without the password, and the reasons. */
function fieldsToRestore(form: Form, { status, items }: Pick<TypedAccount, 'status' | 'items'>): TypedAccount {
  return {
    values: {
      ...readAddress({ get: (name) => form[name] ?? null }),
      email: form.email ?? '',
      spoken: form.spoken === 'fr' ? 'fr' : 'en',
      subscribe: 'subscribe' in form,
    },
    status,
    items: items.slice(0, maxReasons),
  }
}
