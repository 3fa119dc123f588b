import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxHolderNameLength } from '../shared/limits.ts'
import { digits, edp, inAccount, language, line, nameLine } from '../shared/schemas.ts'
import { CardType, CreditCard, month, year } from './payment.contract.ts'

const one = z.object({ language: language(), edp: edp(), id: line(64, 1) })
const details = {
  ExpiryMonth: month(),
  ExpiryYear: year(),
  HolderName: nameLine(maxHolderNameLength, 1),
  IsDefault: z._default(z.boolean(), false),
}

/** The account's cards. A foreign card and an unknown one get the same 404. */
export const cardsContract = {
  'POST /api/v2/{language}/accounts/{edp}/creditcards': {
    summary: 'Save a card by its token, after a check at the provider that charges nothing',
    caller: 'customer',
    limit: 'payments',
    params: inAccount,
    body: z.strictObject({
      CardType,
      Token: line(128, 8),
      LastDigits: digits(/^\d{4}$/),
      ...details,
      /** Required (417, Area `Recaptcha`) after several declined cards. */
      RecaptchaToken: z.optional(line(8192, 1)),
    }),
    status: 201,
    reply: CreditCard,
    refusals: [417, 429, 503],
  },
  'PUT /api/v2/{language}/accounts/{edp}/creditcards/{id}': {
    summary: 'Change a saved card’s expiry and holder, or make it the default',
    caller: 'customer',
    params: one,
    body: z.strictObject(details),
    status: 200,
    reply: CreditCard,
    refusals: [404, 417],
  },
  'DELETE /api/v2/{language}/accounts/{edp}/creditcards/{id}': {
    summary: 'Remove a saved card, unless instalments run on it',
    caller: 'customer',
    params: one,
    status: 204,
    refusals: [404, 417],
  },
} as const satisfies Contract
export type CardsContract = typeof cardsContract
