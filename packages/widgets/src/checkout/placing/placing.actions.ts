import { type Bag, bagClient } from '@onair/core/bag/client'
import { editClient } from '@onair/core/edit/client'
import { type Refused, type Result, sentencesOf, Unreachable } from '@onair/core/http'
import { type OrderDetail, ordersClient } from '@onair/core/orders/client'
import { walletCardType } from '@onair/core/payment'
import {
  clearWallet,
  orderedCartGuidCookie,
  orderedCartKey,
  stopModifyingOrder,
  writeCookie,
  writeStored,
} from '@onair/core/session'
import { batch } from '@preact/signals-core'
import { analyticsModel } from '../../models/analytics.model.ts'
import { bagModel } from '../../models/bag.model.ts'
import { httpModel } from '../../models/http.model.ts'
import { recaptchaModel } from '../../models/recaptcha.ts'
import type { CheckoutModel, Without } from '../checkout.types.ts'
import type { Flow } from '../steps/flow.ts'
import { stepOfArea } from '../steps/steps.ts'
import { declineWallet, payByWallet } from '../wallet/wallet.actions.ts'
import { changesBetween } from './changes.ts'

/** The request that places an order or confirms an edit. */
type SentOrder = Parameters<ReturnType<typeof editClient>['confirm']>[1]

/** Places the order, or confirms the edit of one. While the attempt's result is unknown, its key stays. */
export function placingActions(flow: Flow, newKey: () => string): Pick<CheckoutModel, 'place' | 'goOnWithout'> {
  const { models, bag, attempts, problem, reviewHash } = flow
  const { session } = models.environment
  const bags = models.of(bagModel)
  const http = models.of(httpModel)
  const orders = ordersClient(http)
  const edits = editClient(http)
  const promos = bagClient(http)

  async function send(guid: string) {
    const existing = attempts.of(guid)
    const hash = reviewHash.peek()
    if (!existing && !hash) return
    const attempt = existing ?? { cartGuid: guid, reviewHash: hash ?? '', key: newKey() }
    attempts.save(attempt)
    flow.attemptIsFree = false
    const { creditCard, grandTotal } = bag.peek()
    // An edit asks the wallet only for what exceeds its authorisation.
    const asked = flow.edit.peek()?.toAuthorize ?? grandTotal
    const byWallet = creditCard?.cardType === walletCardType && asked > 0
    const paid = byWallet ? await payByWallet(flow) : {}
    if (!paid) return
    let result: Result<OrderDetail>
    try {
      result = await sendAsPerson({ cartGuid: guid, reviewHash: attempt.reviewHash, ...paid }, attempt.key)
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      flow.report({ step: 'review', kind: 'unknown' })
      return
    }
    if (result.ok) finish(result.value)
    else if (result.status === 503) {
      flow.attemptIsFree = true
      flow.report({ step: 'review', kind: 'unsure', messages: sentencesOf(result) })
    } else if (result.status >= 500) flow.report({ step: 'review', kind: 'unknown' })
    else {
      attempts.forget()
      await refusedToPlace(result)
    }
  }

  /**
   * Sends the same attempt again with a recaptcha token if the shop asks for one after several declined payments (417, Area
   * `Recaptcha`).
   */
  async function sendAsPerson(order: SentOrder, key: string): Promise<Result<OrderDetail>> {
    const { modifyOrderNo } = bag.peek()
    const place = (one: SentOrder) => (modifyOrderNo ? edits.confirm(modifyOrderNo, one, key) : orders.place(one, key))
    const result = await place(order)
    if (result.ok || result.status !== 417 || result.items[0]?.area !== 'Recaptcha') return result
    return models.of(recaptchaModel).prove('order', (recaptchaToken) => place({ ...order, recaptchaToken }))
  }

  async function refusedToPlace(refused: Refused) {
    if (await flow.endIfOrdered(refused)) return
    const previous = bag.peek()
    const area = refused.items[0]?.area ?? ''
    const step = stepOfArea(area)
    if (area === 'Paypal') {
      // An executed payment cannot be used for another attempt: it must be approved again.
      declineWallet(flow)
      flow.refuse(step, refused)
    } else if (refused.status === 409) {
      reviewHash.value = undefined
      if (await flow.readReview(refused)) {
        const changes = changesBetween(previous, bag.peek())
        flow.report({ step: 'review', kind: 'changed', messages: sentencesOf(refused), changes })
      }
    } else if (/^(PromoCode|ModifyOrderPromocode|GiftCard)/.test(area)) {
      if (!(await flow.reread(step))) return
      flow.report({
        step,
        kind: 'refused',
        messages: sentencesOf(refused),
        without: atFault(area, previous, bag.peek()),
      })
    } else {
      if (step === 'payment') flow.stepState.value = { ...flow.stepState.peek(), declined: true }
      flow.refuse(step, refused)
    }
  }

  function finish(order: OrderDetail) {
    const { buyer: _, shippingAddress: __, creditCard: ___, ...ordered } = bag.peek()
    attempts.forget()
    clearWallet(session)
    const { orderNo } = order.orderSummary
    const edited = ordered.modifyOrderNo !== null
    const placed = { orderNo, grandTotal: order.grandTotal, ...(edited && { edited }) }
    if (edited) stopModifyingOrder(session)
    else models.of(analyticsModel).orderPlaced({ ...placed, noOfInstallments: ordered.noOfInstallments })
    writeCookie(session, orderedCartGuidCookie, ordered.cartGuid)
    writeStored(session, orderedCartKey, { ...ordered, buyer: null, shippingAddress: null, creditCard: null })
    batch(() => {
      flow.freezeBag()
      flow.placed.value = placed
      bags.forget()
    })
  }

  return {
    async goOnWithout() {
      const without = problem.peek()
      if (without?.kind !== 'refused' || !without.without) return
      const { what, which } = without.without
      const drop = (one: string) =>
        what === 'giftCards' ? flow.calls.dropGiftCard(one) : promos.dropPromoCode(bag.peek().cartGuid, one)
      const dropped = await flow.run(without.step, async () => {
        for (const one of which) if (!(await flow.applyResult(without.step, await drop(one)))) return false
        return true
      })
      if (dropped) await flow.advance()
    },
    async place() {
      await flow.run('placing', async () => {
        await send(bag.peek().cartGuid)
        return flow.placed.peek() !== undefined
      })
    },
  }
}

/**
 * The promo codes or gift cards to remove after a refusal: those that are no longer valid or have a lower balance than before; if
 * none stands out, all of them.
 */
function atFault(area: string, before: Bag, after: Bag): Without {
  const some = (matching: string[], all: string[]) => (matching.length > 0 ? matching : all)
  if (/^(PromoCode|ModifyOrderPromocode)/.test(area)) {
    const idle = after.promotions.filter(({ isApplied }) => !isApplied)
    const codes = (promotions: Bag['promotions']) => promotions.map(({ code }) => code)
    return { what: 'promoCodes', which: some(codes(idle), codes(after.promotions)) }
  }
  const cards = after.giftCards ?? []
  const previousBalance = (id: string) => before.giftCards?.find((card) => card.id === id)?.balance ?? 0
  const ids = (of: typeof cards) => of.map(({ id }) => id)
  return {
    what: 'giftCards',
    which: some(ids(cards.filter((card) => card.balance < previousBalance(card.id))), ids(cards)),
  }
}
