import { memberRequest } from '@onair/core/account'
import { accountClient } from '@onair/core/account/client'
import { createAccountPath, safeReturnPath } from '@onair/core/sign-in'
import type { TypedAccount } from '@onair/widgets/create-account'
import { readAddress } from '@onair/widgets/parts'
import type { Action, Form } from '../../kernel/action.ts'
import { saveForm } from '../../kernel/saved-form.ts'
import { signInMember } from '../../parts/sign-in-member.ts'

/** The number of reasons that the form shows; more would exceed the cookie. */
const maxReasons = 3

/** The form for a new account, without JavaScript. */
export const createAccount: Action = {
  path: '/account/open',
  audience: 'everyone',
  run: async (visit, form) => {
    const request = memberRequest({ ...typedFields(form), password: form.password ?? '' })
    const created = await accountClient(visit.http).create(request)
    if (!created.ok) {
      saveForm(visit, 'create-account', fieldsToRestore(form, created))
      const posted = created.items[0]?.area === 'Email' ? 'taken' : 'refused'
      const back = safeReturnPath(form.returnTo)
      return `${createAccountPath}?posted=${posted}${back ? `&return=${encodeURIComponent(back)}` : ''}`
    }
    const { email } = created.value
    const { firstName, lastName } = request
    return signInMember(visit, created.value, { remember: false, email, firstName, lastName }, form.returnTo)
  },
}

const typedFields = (form: Form): TypedAccount['values'] => ({
  ...readAddress({ get: (name) => form[name] ?? null }),
  email: form.email ?? '',
  spoken: form.spoken === 'fr' ? 'fr' : 'en',
  subscribe: 'subscribe' in form,
})

/** The fields of a refused form without the password, and the reasons. */
function fieldsToRestore(form: Form, { status, items }: Pick<TypedAccount, 'status' | 'items'>): TypedAccount {
  return {
    values: typedFields(form),
    status,
    items: items.slice(0, maxReasons),
  }
}
