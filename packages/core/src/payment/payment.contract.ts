import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxHolderNameLength } from '../shared/limits.ts'
import { day, digits, inLanguage, language, line, money, nameLine } from '../shared/schemas.ts'

/** A new card’s type: Visa, MasterCard, American Express or the shop's own card. */
export const CardType = z.enum(['VI', 'MC', 'AX', 'FI'])
/** `MM` */
export const month = () => digits(/^(0[1-9]|1[0-2])$/)
/** `YYYY` */
export const year = () => digits(/^20\d\d$/)

/** A saved card. It never contains the number. */
export const CreditCard = z.object({
  Id: z.string(),
  CardType: z.enum(['VI', 'MC', 'AX', 'FI', 'PY']),
  LastDigits: z.string(),
  ExpiryMonth: z.string(),
  ExpiryYear: z.string(),
  HolderName: z.string(),
  IsDefault: z.boolean(),
})

/** A gift card's number and PIN. */
export const GiftCardRequest = z.strictObject({
  CardNumber: digits(/^\d{16}$/),
  Pin: digits(/^\d{4}$/),
})

/** A bag's payment: a saved card, a new card's token from the capture frame, or the wallet. */
export const PaymentRequest = z.union([
  z.strictObject({ CardType, CreditCardId: line(64, 1) }),
  z.strictObject({
    CardType,
    Token: line(128, 8),
    ExpiryMonth: month(),
    ExpiryYear: year(),
    LastDigits: digits(/^\d{4}$/),
    HolderName: nameLine(maxHolderNameLength, 1),
    Save: z._default(z.boolean(), false),
  }),
  z.strictObject({ CardType: z.literal('PY') }),
])

/** The card capture frame’s configuration, and gift card balances. */
export const paymentContract = {
  'GET /api/semafone/config': {
    summary: 'The card capture frame: its address, origin, card types and languages',
    caller: 'none',
    status: 200,
    reply: z.object({
      FrameUrl: z.url(),
      Origin: z.url(),
      CardTypes: z.array(CardType),
      Languages: z.array(language()),
      /** Whether the frame asks for the code printed on the card. The code never reaches the shop. */
      SecurityCode: z.boolean(),
    }),
    refusals: [],
    maxAge: 300,
  },
  'POST /api/v2/{language}/giftcardbalance': {
    summary: 'A gift card’s balance',
    caller: 'app',
    limit: 'giftCards',
    params: inLanguage,
    body: GiftCardRequest,
    status: 200,
    reply: z.object({ Balance: money(), ExpiryDate: z.nullable(day()) }),
    refusals: [417],
  },
} as const satisfies Contract
export type PaymentContract = typeof paymentContract
