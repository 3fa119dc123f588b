import { accountClient } from '@onair/core/account/client'
import type { Result } from '@onair/core/http'
import { cardTypes } from '@onair/core/payment'
import { cardsClient } from '@onair/core/payment/client'
import type { Action } from '../../../kernel/action.ts'
import { saveForm } from '../../../kernel/saved-form.ts'
import { tried } from '../../../kernel/unwrap.ts'
import type { Visit } from '../../../kernel/visit.ts'

export const listPath = '/pages/myaccount/paymentcards'
export const addPath = `${listPath}/addcard`
/** The name under which the reasons of a refusal are saved for their page. */
export const formName = 'card'
/** The reasons of a refusal; empty if the shop was not available. */
export type Reasons = readonly { area: string; message: string }[]

/** More would exceed the cookie. */
const maxReasons = 3

/** Saves why a form was refused, for the page that follows. */
function refused(visit: Visit, result: (Result<unknown> & { ok: false }) | undefined, to: string): string {
  saveForm(visit, formName, { reasons: (result?.items ?? []).slice(0, maxReasons) })
  return to
}

const add: Action = {
  path: '/account/cards/add',
  audience: 'customer',
  page: () => addPath,
  async run(visit, form) {
    const { token = '', lastDigits = '', expiryMonth = '', expiryYear = '', holderName = '' } = form
    const cardType = cardTypes.find(({ code }) => code === form.cardType)?.code
    if (!cardType) return addPath
    const { recaptchaToken } = form
    const card = { token, cardType, lastDigits, expiryMonth, expiryYear, holderName, isDefault: 'isDefault' in form }
    const added = await tried(cardsClient(visit.http).add({ ...card, ...(recaptchaToken && { recaptchaToken }) }))
    return added?.ok ? `${listPath}?done=added` : refused(visit, added, addPath)
  },
}

const change: Action = {
  path: '/account/cards/change',
  audience: 'customer',
  page: ({ id = '' }) => `${addPath}?id=${encodeURIComponent(id)}`,
  async run(visit, form) {
    const { id = '', expiryMonth = '', expiryYear = '', holderName = '' } = form
    const details = { expiryMonth, expiryYear, holderName, isDefault: 'isDefault' in form }
    const changed = await tried(cardsClient(visit.http).change(id, details))
    if (changed?.ok) return `${listPath}?done=changed`
    if (changed?.status === 404) return `${listPath}?refused=gone`
    return refused(visit, changed, `${addPath}?id=${encodeURIComponent(id)}`)
  },
}

const remove: Action = {
  path: '/account/cards/remove',
  audience: 'customer',
  page: () => listPath,
  async run(visit, { id = '' }) {
    const removed = await tried(cardsClient(visit.http).remove(id))
    if (removed?.ok) return `${listPath}?done=removed`
    return removed?.status === 404 ? `${listPath}?refused=gone` : refused(visit, removed, listPath)
  },
}

const makeDefault: Action = {
  path: '/account/cards/default',
  audience: 'customer',
  page: () => listPath,
  async run(visit, { id = '' }) {
    const account = await tried(accountClient(visit.http).read())
    if (!account?.ok) return refused(visit, account, listPath)
    const card = account.value.creditCards.find((one) => one.id === id)
    if (!card) return `${listPath}?refused=gone`
    const { expiryMonth, expiryYear, holderName } = card
    const details = { expiryMonth, expiryYear, holderName, isDefault: true }
    const changed = await tried(cardsClient(visit.http).change(id, details))
    return changed?.ok ? `${listPath}?done=default` : refused(visit, changed, listPath)
  },
}

/** The forms of the card screens. */
export const cardActions: readonly Action[] = [add, change, remove, makeDefault]
