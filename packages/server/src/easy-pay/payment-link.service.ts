import { noOfEasyPayText } from '@onair/core/easy-pay'
import type { Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Capture } from '../outside/capture.ts'
import { hashOf } from '../sign-in/tokens.ts'
import { namedCard } from './card.service.ts'
import { refuse } from './easy-pay.messages.ts'
import type { payNowService } from './pay-now.service.ts'
import { type LinkedPayment, linkedPayment, settledByLink } from './payment-link.queries.ts'

type Settle = {
  linkToken: string
  token: string
  recaptchaToken?: string | undefined
  key: string
  address: string
}

const spent = () => refuse(417, { code: 'payment-link-spent', area: 'LinkToken' })
const asText = ({ orderNo, number, total, amountCents }: LinkedPayment) => ({
  orderNo,
  noOfEasyPay: noOfEasyPayText(number, total),
  amount: amountCents,
})

/**
 * The link by which a guest settles a failed payment without signing in.
 *
 * 1. Only the letter has the token; the database has its hash.
 * 2. It gives access to one payment, shows the letter's details, and accepts a new card.
 * 3. It can be used once, until it expires or the payment is paid otherwise or forgiven. The next letter's link replaces it.
 * 4. Repeating the request that settled the payment gives the same reply and charges nothing again.
 */
export function paymentLinkService(deps: {
  pool: Pool
  clock: () => Date
  capture: Capture
  payments: ReturnType<typeof payNowService>
}) {
  const { pool, clock, payments } = deps
  return {
    async read(linkToken: string) {
      const [payment] = await linkedPayment(pool, { hash: hashOf(linkToken), now: clock() })
      return payment ? { ...asText(payment), dueDate: payment.dueDate } : spent()
    },

    async settle({ linkToken, token, recaptchaToken, key, address }: Settle) {
      const [payment] = await linkedPayment(pool, { hash: hashOf(linkToken), now: clock() })
      if (!payment) {
        const [settled] = await settledByLink(pool, { hash: hashOf(linkToken), key })
        return settled ? asText(settled) : spent()
      }
      const { orderNo, number, edp } = payment
      const card = await namedCard(deps, edp, { token })
      if (card instanceof Refusal) return card
      const refusal = await payments.pay({ orderNo, numbers: [number], card, key, address, recaptchaToken })
      return refusal ?? asText(payment)
    },
  }
}
