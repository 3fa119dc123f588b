import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { EasyPayStatus, OrderDetail } from '../orders/orders.contract.ts'
import { CardType, month, year } from '../payment/payment.contract.ts'
import { maxHolderNameLength } from '../shared/limits.ts'
import { day, digits, inAccount, inLanguage, inOrder, line, money, nameLine } from '../shared/schemas.ts'

/** A card that the capture frame has just tokenised. */
const newCard = {
  CardType,
  Token: line(128, 8),
  ExpiryMonth: month(),
  ExpiryYear: year(),
  LastDigits: digits(/^\d{4}$/),
  HolderName: nameLine(maxHolderNameLength, 1),
}
/** A card of the account. */
const savedCard = { CardType: z.optional(CardType), CreditCardId: line(64, 1) }

/** Proves a person; required (417, Area `Recaptcha`) after several declined payments. */
const recaptcha = { RecaptchaToken: z.optional(line(8192, 1)) }
/** The most payments of an order (specification §1). */
const most = 6
const numbers = {
  /** The numbers of the payments, in any order. */
  Numbers: z.array(z.int().check(z.gte(1), z.lte(most))).check(z.minLength(1), z.maxLength(most)),
}
const idempotent = z.object({ 'idempotency-key': line(128, 8) })
const LinkToken = line(64, 20)

/** The Easy Pay payments of a customer: the schedule, and paying or settling it. */
export const easyPayContract = {
  'GET /api/v2/{language}/accounts/{edp}/easypayschedule': {
    summary: 'List the Easy Pay payments that are to come or have failed, soonest first',
    caller: 'customer',
    params: inAccount,
    status: 200,
    reply: z.array(
      z.object({
        OrderNo: z.string(),
        PaymentDate: day(),
        TotalAmount: money(),
        /** The amount as text. */
        Total: z.string(),
        /** `2 of 5`, in both languages. */
        NoOfEasyPay: z.string(),
        Status: EasyPayStatus,
        /** The day on which a failed payment is tried again; null if it is not. */
        RetryOn: z.nullable(day()),
        /** Whether the customer can pay it now: the order has shipped, and it is not the first payment. */
        Payable: z.boolean(),
      }),
    ),
    refusals: [],
  },
  'POST /api/v2/{language}/accounts/{edp}/orders/{id}/payments': {
    summary: 'Pay Easy Pay payments now that failed or are to come. The same key never pays twice',
    caller: 'customer',
    params: inOrder,
    limit: 'payments',
    headers: idempotent,
    body: z.union([
      z.strictObject({ ...numbers, ...savedCard, ...recaptcha }),
      z.strictObject({ ...numbers, ...newCard, ...recaptcha }),
      /** Without a card, the order's Easy Pay card is charged. */
      z.strictObject({ ...numbers, ...recaptcha }),
    ]),
    status: 200,
    reply: OrderDetail,
    refusals: [404, 409, 417, 503],
  },
  'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/paymentcard': {
    summary: 'Change the card from which the Easy Pay payments to come are taken',
    caller: 'customer',
    params: inOrder,
    limit: 'payments',
    body: z.union([z.strictObject(savedCard), z.strictObject(newCard)]),
    status: 200,
    reply: OrderDetail,
    refusals: [404, 417, 503],
  },
  'POST /api/v2/{language}/easypaylink': {
    summary: 'The failed payment that a link in a letter settles',
    caller: 'app',
    params: inLanguage,
    limit: 'passwords',
    body: z.strictObject({ LinkToken }),
    status: 200,
    reply: z.object({
      OrderNo: z.string(),
      /** `2 of 5`, in both languages. */
      NoOfEasyPay: z.string(),
      DueDate: day(),
      Amount: money(),
    }),
    refusals: [417],
  },
  'POST /api/v2/{language}/easypaylink/payments': {
    summary: 'Settle the failed payment of a link, once, with a new card',
    caller: 'app',
    params: inLanguage,
    limit: 'payments',
    headers: idempotent,
    body: z.strictObject({ LinkToken, ...newCard, ...recaptcha }),
    status: 200,
    reply: z.object({ OrderNo: z.string(), NoOfEasyPay: z.string(), Amount: money() }),
    refusals: [409, 417, 503],
  },
} as const satisfies Contract
export type EasyPayContract = typeof easyPayContract
