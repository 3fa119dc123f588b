import type { BodyOf, checkoutContract } from '@onair/core/contract'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import { isExpiryValid, walletCardType } from '@onair/core/payment'
import { type BagCall, bagService, bagUnknown } from '../bag/bag.service.ts'
import { json, type Pool } from '../kernel/db/pool.ts'
import type { Capture } from '../outside/capture.ts'
import { refuse } from './checkout.messages.ts'
import {
  dropPayment,
  keptCardExpiry,
  payByKeptCard,
  payByNewCard,
  payByWallet,
  type StepWrite,
} from './checkout.queries.ts'

type PaymentRequest = BodyOf<(typeof checkoutContract)['PUT /api/v2/{language}/accounts/{edp}/cart/payment']>

const area = 'CreditCard'
const cardUnknown = () => refuse(417, { code: 'card-unknown', area })
const cardExpired = () => refuse(417, { code: 'card-expired', area })

/** What a bag that the wallet pays has instead of a card. */
const wallet = {
  id: 'wallet',
  token: '',
  cardType: walletCardType,
  lastDigits: '',
  expiryMonth: '',
  expiryYear: '',
  holderName: '',
  isDefault: false,
}

/**
 * How a bag is paid (specification §7, account cart).
 *
 * 1. By a card of the account that has not expired.
 * 2. By a card that the capture frame has turned into a token. Brand, digits, expiry and holder are the capture service's; what
 *    the browser says of them is not believed. While the service is away nothing is chosen (503).
 * 3. By the wallet, then in one payment only (specification §9).
 * 4. Each takes the place of what was chosen before; gift cards are not touched by it.
 */
export function payByService({ pool, clock, capture }: { pool: Pool; clock: () => Date; capture: Capture }) {
  const bags = bagService({ pool, clock })

  async function chosen(rows: Promise<Pick<StepWrite, 'bag'>[]>, edp: number, call: BagCall) {
    const [write] = await rows
    return write?.bag ? bags.ofCustomer(edp, call) : bagUnknown()
  }

  return {
    async payBy(edp: number, payment: PaymentRequest, call: BagCall) {
      const today = zonedDate(clock(), planTimeZone)
      if ('creditCardId' in payment) {
        const { creditCardId, cardType } = payment
        const [write] = await payByKeptCard(pool, edp, creditCardId, cardType, today.slice(0, 7), clock())
        if (write?.bag && !write.chosen) {
          const [expiry] = await keptCardExpiry(pool, edp, creditCardId, cardType)
          return expiry ? cardExpired() : cardUnknown()
        }
        return write?.bag ? bags.ofCustomer(edp, call) : bagUnknown()
      }
      if (!('token' in payment)) return chosen(payByWallet(pool, edp, json(wallet), clock()), edp, call)
      const { token, save } = payment
      const known = await capture.token(token)
      if (known.status === 'unknown') return cardUnknown()
      if (known.status === 'unavailable') return refuse(503, { code: 'payment-away', area }, 5)
      const { status: _, ...card } = known
      if (!isExpiryValid(card.expiryMonth, card.expiryYear, today)) return cardExpired()
      const kept = json({ id: 'bag', token, ...card, isDefault: false })
      return chosen(payByNewCard(pool, edp, kept, save, clock()), edp, call)
    },

    /** Takes the choice back; one that is no longer the bag's is no error. */
    drop: (edp: number, id: string, call: BagCall) => chosen(dropPayment(pool, edp, id, clock()), edp, call),
  }
}
