import { displayPostalCode, formatPhone } from '@onair/core/address'
import { bagClient } from '@onair/core/bag/client'
import { sentencesOf, Unreachable } from '@onair/core/http'
import type { Province } from '@onair/core/provinces'
import {
  clearCookie,
  clearWallet,
  readCookie,
  walletPayerEmailCookie,
  walletPayerIdCookie,
  walletPaymentIdCookie,
  walletTransactionIdCookie,
  writeCookie,
} from '@onair/core/session'
import {
  guestAccountOf,
  type PayerInfo,
  transactionIdOf,
  walletInstallments,
  walletShippingAddressId,
} from '@onair/core/wallet'
import { type WalletPayment, walletClient } from '@onair/core/wallet/client'
import { httpModel } from '../../models/http.model.ts'
import { sessionModel } from '../../models/session.model.ts'
import { withoutReturn } from '../../models/wallet.model.ts'
import { type DeliveryForm, deliveryErrors, emptyDelivery, refusedFields } from '../delivery/delivery-form.ts'
import type { Flow } from '../steps/flow.ts'
import { attachBag, enterAsGuest } from '../steps/guest.ts'
import { nextStep } from '../steps/steps.ts'

/** Whether the shopper returned from the wallet without paying. */
export const hasLeftWallet = () => new URLSearchParams(location.search).get('wallet') === 'cancelled'

/** Whether the shopper returned from an approval, now or earlier, that does not pay the bag yet. */
export const isApproved = ({ models, bag }: Flow) =>
  location.search.includes('PayerID=') ||
  (bag.peek().creditCard === null && readCookie(models.environment.session, walletPayerIdCookie) !== undefined)

/**
 * Continues after an approval at the wallet (specification §4), in this order: reads the payment's details; creates a
 * guest account from the payer's details and makes the bag that account's; sets the bag's payment to PY; sends the
 * order, if it ships and has no address yet, to the default shipping address, else to the billing address; sets the instalments
 * to 1; reads the order review.
 *
 * 1. Only a payment that this browser began counts: a made-up address has no effect.
 * 2. The wallet's payer details never sign anybody in: a member's e-mail creates a guest account like any other.
 * 3. A refusal shows at its step, and the shopper continues by hand from there. Details of a guest that the wallet lacks, or that
 *    our rules reject, are requested in the delivery form, which contains all others.
 * 4. A new approval ends an attempt with an unknown result: it cannot be repeated, because its payment is forgotten, and the
 *    server never orders a bag twice.
 * 5. An approval is requested once: it waits, even after a reload, until it pays the bag or the shopper pays in another way.
 *
 * @returns whether the page is a return from an approval, or an approval still waits
 */
export async function comeBackFromWallet(flow: Flow): Promise<boolean> {
  const { session } = flow.models.environment
  const query = new URLSearchParams(location.search)
  history.replaceState(history.state, '', withoutReturn(location.href))
  const paymentId = readCookie(session, walletPaymentIdCookie)
  const previousPayerId = readCookie(session, walletPayerIdCookie)
  const payerId = query.get('PayerID') ?? previousPayerId
  if (!paymentId || !payerId || (query.has('PayerID') && query.get('paymentId') !== paymentId)) return false
  const { cartGuid } = flow.bag.peek()
  // Returning with the same approval continues the earlier attempt. Another approval begins another attempt.
  if (payerId === previousPayerId && flow.attempts.of(cartGuid)) return false
  flow.attempts.forget()
  writeCookie(session, walletPayerIdCookie, payerId)
  flow.approval = () => goOn(flow, paymentId, payerId)
  await flow.approval()
  return true
}

/** Goes as far as possible and opens the step that needs the shopper. */
async function goOn(flow: Flow, paymentId: string, payerId: string): Promise<void> {
  await flow.run('payment', async () => {
    try {
      return await review(flow, paymentId, payerId)
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      flow.report({ step: 'payment', kind: 'walletWaits', messages: [] })
      return false
    }
  })
  // Without an account there is nothing to pay by hand yet: start at the first step.
  const problem = flow.problem.peek()
  if (problem && !flow.done.peek().has('who')) flow.report({ ...problem, step: 'who' })
}

async function review(flow: Flow, paymentId: string, payerId: string): Promise<boolean> {
  const { models, bag, calls } = flow
  const { session } = models.environment
  const http = models.of(httpModel)
  const read = await walletClient(http).read(paymentId)
  if (!read.ok && (read.status >= 500 || read.status === 429)) {
    flow.report({ step: 'payment', kind: 'walletWaits', messages: sentencesOf(read) })
    return false
  }
  if (!read.ok) {
    flow.approval = undefined
    clearWallet(session)
    flow.refuse('payment', read)
    return false
  }
  const payer = read.value.payer?.payer_info
  if (payer?.payer_id !== payerId) {
    // The payment is not approved, or approved by somebody else: the server refuses it when the order is placed.
    flow.approval = undefined
    clearCookie(session, walletPayerIdCookie)
    flow.open.value = nextStep(flow.done.peek())
    return false
  }
  writeCookie(session, walletPayerEmailCookie, payer.email)
  if (!(await openAccount(flow, payer))) return false
  const paid = await calls.setPayment({ cardType: 'PY' })
  flow.approval = undefined
  if (!(await flow.applyResult('payment', paid))) return false
  const { buyer, shippingAddress, ships, cartGuid } = bag.peek()
  const address = buyer && ships && !shippingAddress ? walletShippingAddressId(buyer) : undefined
  if (address && !(await flow.applyResult('delivery', await calls.shipToSaved(address)))) return false
  const once = await bagClient(http).setInstallments(cartGuid, walletInstallments)
  if (!(await flow.applyResult('payment', once))) return false
  flow.stepState.value = { ...flow.stepState.peek(), shipping: true, declined: false }
  flow.open.value = nextStep(flow.done.peek())
  return flow.open.peek() === 'review' && flow.readReview()
}

/** Creates the guest's account from the payer's details, once, and makes the bag that account's. */
async function openAccount(flow: Flow, payer: PayerInfo): Promise<boolean> {
  const { bag, delivery, models } = flow
  if (models.of(sessionModel).authenticated.peek()) return attachBag(flow)
  flow.stepState.value = { ...flow.stepState.peek(), asGuest: true }
  if (!delivery.draft) {
    const form = formOf(payer, bag.peek().province)
    const errors = deliveryErrors(form, true)
    const complete = Object.keys(errors).length === 0
    const entered = complete ? await enterAsGuest(flow, guestAccountOf(payer)) : undefined
    if (entered?.ok) return attachBag(flow)
    const refused = entered ? refusedFields(entered.items) : { errors, others: [] }
    delivery.draft = form
    delivery.errors.value = refused.errors
    if (refused.others.length > 0) {
      flow.report({ step: 'delivery', kind: 'refused', messages: refused.others })
      return false
    }
  }
  flow.report({ step: 'delivery', kind: 'walletAsks' })
  return false
}

/** The wallet's details as delivery form values. Values that the shop would reject stay as they are. */
function formOf(payer: PayerInfo, province: Province): DeliveryForm {
  const payerAccount = guestAccountOf(payer)
  const { state, postal_code = '' } = payer.shipping_address ?? {}
  return {
    ...emptyDelivery(state ? payerAccount.province : province),
    email: payerAccount.email,
    firstName: payerAccount.firstName,
    lastName: payerAccount.lastName,
    address1: payerAccount.address1,
    address2: payerAccount.address2,
    city: payerAccount.city,
    zipCode: displayPostalCode(postal_code.trim()),
    phone: payerAccount.phone ? formatPhone(payerAccount.phone) : (payer.phone ?? ''),
  }
}

/** The payment data of an order that the wallet pays. */
type Paid = { paypalPayerId?: string; paypalTransactionId?: string }

/**
 * Executes the wallet's payment before its order is placed (specification §4): first updates it to the reviewed total, then
 * executes it. Repeating it gives the same result.
 *
 * @returns the data to place the order with; empty if placing should report what is missing or has changed; undefined
 * after a failure that has been shown
 */
export async function payByWallet(flow: Flow): Promise<Paid | undefined> {
  const { session } = flow.models.environment
  const client = walletClient(flow.models.of(httpModel))
  const paymentId = readCookie(session, walletPaymentIdCookie)
  const payerId = readCookie(session, walletPayerIdCookie)
  // Placing the order reports what is missing.
  if (!paymentId || !payerId) return {}
  const updated = await client.update(paymentId, flow.bag.peek().cartGuid)
  // Do not execute a total that the shopper has not seen: placing reports the changes, and the approval stays valid.
  if (updated.ok && totalOf(updated.value) !== flow.bag.peek().grandTotal) return {}
  // An executed payment cannot be updated, and need not be.
  const done = !updated.ok && updated.status === 503 ? updated : await client.execute(paymentId, payerId)
  if (done.ok) {
    const transactionId = transactionIdOf(done.value)
    if (!transactionId) return {}
    writeCookie(session, walletTransactionIdCookie, transactionId)
    return { paypalPayerId: payerId, paypalTransactionId: transactionId }
  }
  if (done.status >= 500) {
    // Nothing was ordered. Repeating the attempt finds out what happened to the payment.
    flow.attemptIsFree = true
    flow.report({ step: 'review', kind: 'unsure', messages: sentencesOf(done) })
  } else {
    flow.attempts.forget()
    declineWallet(flow)
    flow.refuse('payment', done)
  }
  return undefined
}

/** A payment's amount in cents. */
const totalOf = ({ transactions }: WalletPayment) => Math.round(Number(transactions[0]?.amount.total) * 100)

/** Forgets a payment that can no longer be used: the next attempt creates another, or pays in another way. */
export function declineWallet(flow: Flow): void {
  clearWallet(flow.models.environment.session)
  flow.stepState.value = { ...flow.stepState.peek(), declined: true }
}
