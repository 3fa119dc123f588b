import type { BodyOf, checkoutContract } from '@onair/core/contract'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import { isExpiryValid, walletCardType } from '@onair/core/payment'
import { type BagCall, bagService, bagUnknown } from '../bag/bag.service.ts'
import { json, type Pool } from '../kernel/db/pool.ts'
import type { Capture } from '../outside/capture.ts'
import { refuse } from './checkout.messages.ts'
import {
  dropPayment,
  payByNewCard,
  payBySavedCard,
  payByWallet,
  type StepWrite,
  savedCardExpiry,
} from './checkout.queries.ts'

type PaymentRequest = BodyOf<(typeof checkoutContract)['PUT /api/v2/{language}/accounts/{edp}/cart/payment']>

const area = 'CreditCard'
const cardUnknown = () => refuse(417, { code: 'card-unknown', area })
const cardExpired = () => refuse(417, { code: 'card-expired', area })

/** The value of the bag's card when the wallet pays. */
export const wallet = {
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
 * Chooses how a bag is paid (specification §7, account cart).
 *
 * 1. By a card of the account that has not expired.
 * 2. By a card that the capture frame has tokenised. Brand, digits, expiry and holder are read from the capture service, never
 *    from the browser. If the service is unavailable, nothing changes (503).
 * 3. By the wallet, in one payment only (specification §9).
 * 4. Each replaces the previous choice, but not the gift cards.
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
        const [write] = await payBySavedCard(pool, {
          edp,
          cardId: creditCardId,
          cardType,
          thisMonth: today.slice(0, 7),
          now: clock(),
        })
        if (write?.bag && !write.chosen) {
          const [expiry] = await savedCardExpiry(pool, { edp, cardId: creditCardId, cardType })
          return expiry ? cardExpired() : cardUnknown()
        }
        return write?.bag ? bags.ofCustomer(edp, call) : bagUnknown()
      }
      if (!('token' in payment))
        return chosen(payByWallet(pool, { edp, wallet: json(wallet), now: clock() }), edp, call)
      const { token, save } = payment
      const tokenised = await capture.token(token)
      if (tokenised.status === 'unknown') return cardUnknown()
      if (tokenised.status === 'unavailable') return refuse(503, { code: 'payment-away', area }, 5)
      const { status: _, ...card } = tokenised
      if (!isExpiryValid(card.expiryMonth, card.expiryYear, today)) return cardExpired()
      const newCard = json({ id: 'bag', token, ...card, isDefault: false })
      return chosen(payByNewCard(pool, { edp, card: newCard, save, now: clock() }), edp, call)
    },

    /** Removes the choice. Removing it again is no error. */
    drop: (edp: number, id: string, call: BagCall) => chosen(dropPayment(pool, { edp, id, now: clock() }), edp, call),
  }
}
