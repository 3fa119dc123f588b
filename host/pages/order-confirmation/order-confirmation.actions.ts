import { accountClient } from '@onair/core/account/client'
import type { Action, Form } from '../../kernel/action.ts'
import { signInMember } from '../../parts/sign-in-member.ts'

export const joinPath = '/orderconfirmation/join'
export const confirmationPath = '/pages/orderconfirmation'

/** Why no account was created, as the page's address names it. */
export const joinProblems = ['taken', 'password', 'away'] as const
export type JoinProblem = (typeof joinProblems)[number]

/** The order's number, if it is valid: it goes into addresses. */
const orderNoOf = (form: Form) => (/^\d{6,12}$/.test(form.orderNo ?? '') ? (form.orderNo ?? '') : '')
const pageOf = (form: Form) => `${confirmationPath}?orderNo=${orderNoOf(form)}`

/** Makes the guest a member with a password; the account then has the order. */
export const joinWithOrder: Action = {
  path: joinPath,
  audience: 'guest',
  page: pageOf,
  run: async (visit, form) => {
    const made = await accountClient(visit.http).join(form.password ?? '')
    if (made.ok) {
      const order = `/pages/myaccount/orderstatus/${orderNoOf(form)}`
      return signInMember(visit, made.value, { remember: false, email: made.value.email }, order)
    }
    const area = made.items[0]?.area
    const problem: JoinProblem = area === 'Email' ? 'taken' : area === 'Password' ? 'password' : 'away'
    return `${pageOf(form)}&join=${problem}#join`
  },
}
