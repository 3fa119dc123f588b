import { accountClient } from '@onair/core/account/client'
import { addressErrors } from '@onair/core/address'
import type { AddressRequest } from '@onair/core/checkout/client'
import type { Refused } from '@onair/core/http'
import { accessPointCookie, writeCookie } from '@onair/core/session'
import { batch, signal } from '@preact/signals-core'
import { httpModel } from '../../models/http.model.ts'
import { sessionModel } from '../../models/session.model.ts'
import type { AddressProblems, AddressValues } from '../../parts/address-values.ts'
import type { CheckoutModel } from '../checkout.types.ts'
import type { Flow } from '../steps/flow.ts'
import { attachBag, enterAsGuest } from '../steps/guest.ts'
import {
  addressRequest,
  atPoint,
  type DeliveryForm,
  deliveryErrors,
  deliveryOf,
  guestRequest,
  isSameAddress,
  newAddress,
  pickUpRequest,
  refusedFields,
} from './delivery-form.ts'

type DeliveryActions = Pick<
  CheckoutModel,
  | 'deliveryErrors'
  | 'billingErrors'
  | 'draft'
  | 'saveDraft'
  | 'billTo'
  | 'deliverTo'
  | 'deliverToSaved'
  | 'pickUpAt'
  | 'shipBy'
>

/**
 * Sets the delivery and billing addresses and the shipping method. The first address creates a guest's account, with
 * the billing address if that differs. Billing is sent before delivery, so that the returned bag has both.
 */
export function deliveryActions(flow: Flow): DeliveryActions {
  const { models, calls, bag } = flow
  const shopper = models.of(sessionModel)
  const account = accountClient(models.of(httpModel))
  const { errors } = flow.delivery
  const billingErrors = signal<AddressProblems>({})

  /** Creates the guest's account, once, and makes the bag that account's. */
  async function openAccount(form: DeliveryForm): Promise<boolean> {
    if (shopper.authenticated.peek()) return attachBag(flow)
    const entered = await enterAsGuest(flow, guestRequest(form, models.environment.language))
    if (entered.ok) return attachBag(flow)
    refuse(entered, typeof flow.delivery.draft?.billing === 'object')
    return false
  }

  /** Sets the billing address if it differs from the present one. */
  async function bill({ billing }: DeliveryForm, delivered: AddressValues): Promise<boolean> {
    const to = billing === 'same' ? delivered : billing
    const existing = bag.peek().buyer?.billingAddress
    if (!to || (existing && isSameAddress(existing, to))) return true
    const result = await account.billTo(addressRequest(to))
    if (!result.ok) refuse(result, billing !== 'same')
    return result.ok
  }

  /** Assigns each reason to its field, of the billing or the delivery address. */
  function refuse(refused: Refused, ofBilling: boolean) {
    const { errors: fields, others } = refusedFields(refused.items)
    const { email, password, ...place } = fields
    batch(() => {
      billingErrors.value = ofBilling ? place : {}
      errors.value = ofBilling ? { ...(email && { email }), ...(password && { password }) } : fields
    })
    if (others.length > 0) flow.report({ step: 'delivery', kind: 'refused', messages: others })
  }

  /** Validates the form by the rules and shows the errors. */
  function isRight(delivered: DeliveryForm): boolean {
    const { billing } = delivered
    batch(() => {
      errors.value = deliveryErrors(delivered, !shopper.authenticated.peek())
      billingErrors.value = typeof billing === 'object' ? addressErrors(billing) : {}
    })
    return Object.keys({ ...errors.peek(), ...billingErrors.peek() }).length === 0
  }

  /** Creates the account if needed, with the billing address, or sets that of the account. */
  async function identify(form: DeliveryForm, delivered: DeliveryForm): Promise<boolean> {
    const isNew = !shopper.authenticated.peek()
    if (!(await openAccount(typeof form.billing === 'object' ? { ...form, ...form.billing } : delivered))) return false
    return isNew || bill(form, delivered)
  }

  /** Creates the account if needed, then sets billing, then delivery. */
  async function send(form: DeliveryForm, delivered: DeliveryForm, request: AddressRequest): Promise<boolean> {
    if (!(await identify(form, delivered))) return false
    const result = await calls.shipTo(request)
    if (result.ok) return flow.applyResult('delivery', result)
    if (!(await flow.endIfOrdered(result))) refuse(result, false)
    return false
  }

  return {
    deliveryErrors: errors,
    billingErrors,
    draft: () => flow.delivery.draft,
    saveDraft(form) {
      flow.delivery.draft = form
    },
    async billTo(form) {
      flow.delivery.draft = form
      if (!isRight(form)) return
      const billed = async () => (await identify({ ...form, billing: 'same' }, form)) && flow.reread('delivery')
      if (await flow.run('delivery', billed)) await flow.advance()
    },
    async deliverTo(form) {
      flow.delivery.draft = form
      if (!isRight(form)) return
      if (await flow.run('delivery', () => send(form, form, newAddress(form)))) await flow.advance()
    },
    async deliverToSaved(addressId, billing) {
      const to = bag.peek().buyer?.shippingAddresses.find(({ id }) => id === addressId)
      billingErrors.value = typeof billing === 'object' ? addressErrors(billing) : {}
      if (Object.keys(billingErrors.peek()).length > 0) return
      const sent = await flow.run('delivery', async () => {
        if (to && billing && !(await bill({ ...deliveryOf(to), billing }, deliveryOf(to)))) return false
        return flow.applyResult('delivery', await calls.shipToSaved(addressId))
      })
      if (sent) await flow.advance()
    },
    async pickUpAt(point, form) {
      flow.delivery.draft = form
      const there = { ...form, ...atPoint(form, point) }
      if (!isRight(there)) return
      if (!(await flow.run('delivery', () => send(form, there, pickUpRequest(form, point))))) return
      writeCookie(models.environment.session, accessPointCookie, point.id)
      await flow.advance()
    },
    async shipBy(shipMethodId) {
      const picked = async () => flow.applyResult('shipping', await calls.setShipMethod(shipMethodId))
      if (!(await flow.run('shipping', picked))) return
      flow.stepState.value = { ...flow.stepState.peek(), shipping: true }
      await flow.advance()
    },
  }
}
