import { lockCustomer } from '../account/account.queries.ts'
import { type AddressValues, addBagAddress, dropBagAddresses } from '../account/addresses.queries.ts'
import { type AddressInput, addressValues, addShippingAddress } from '../account/addresses.ts'
import type { PickUp, PickUpPoint } from '../address/pick-up.service.ts'
import { type BagCall, bagService, bagUnknown, openBagOf } from '../bag/bag.service.ts'
import { cartReply } from '../bag/bag.view.ts'
import { priceBag } from '../bag/pricing.ts'
import { inTransaction, json, type Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { refuse, refuseAll } from './checkout.messages.ts'
import { type StepWrite, sendTo, shipBy } from './checkout.queries.ts'
import { missing, reviewHash, stockRefusal } from './review.ts'

const addressUnknown = () => refuse(404, { code: 'shipping-address-unknown', area: 'ShippingAddressId' })

type CheckoutDeps = { pool: Pool; clock: () => Date; pickUp: PickUp }
type NewAddress = AddressInput & {
  isDefault: boolean
  thisOrderOnly?: boolean | undefined
  accessPointId?: string | undefined
}

/** The steps between a bag and an order. Each writes one choice to the customer's bag and returns the bag. */
export function checkoutService({ pool, clock, pickUp }: CheckoutDeps) {
  const bags = bagService({ pool, clock })

  async function step(rows: Promise<StepWrite[]>, edp: number, call: BagCall, notChosen: () => Refusal) {
    const [write] = await rows
    if (!write?.bag) return bagUnknown()
    return write.chosen ? bags.ofCustomer(edp, call) : notChosen()
  }

  /** Ships the bag to an address of this bag only, which may be a pick-up point's, and deletes the previous one. */
  function sendOnce(edp: number, values: AddressValues, point?: PickUpPoint): Promise<StepWrite[]> {
    const accessPoint = point ? json({ id: point.id, name: point.name }) : null
    return inTransaction(pool, async (client) => {
      await lockCustomer(client, { edp })
      const [added] = await addBagAddress(client, { ...values, edp, accessPoint })
      if (!added) throw new Error('The address of the bag was not saved')
      const written = await sendTo(client, { edp, addressId: added.id, now: clock() })
      await dropBagAddresses(client, { edp })
      return written
    })
  }

  return {
    sendTo: (edp: number, addressId: string, call: BagCall) =>
      step(sendTo(pool, { edp, addressId, now: clock() }), edp, call, addressUnknown),

    /**
     * Ships the bag to a new address. It is added to the account unless it is there already or is for this order only. A pick-up
     * point belongs to this bag only, and its address comes from the carrier.
     */
    async sendToNew(edp: number, address: NewAddress, call: BagCall) {
      const values = addressValues(address)
      if (values instanceof Refusal) return values
      const bag = await openBagOf(pool, edp, clock())
      if (bag instanceof Refusal) return bag
      if (address.accessPointId !== undefined) {
        const point = await pickUp(address.accessPointId, address.zipCode, call.language)
        if (point instanceof Refusal) return point
        const placed = addressValues({ ...address, ...point.place })
        if (placed instanceof Refusal) return placed
        return step(sendOnce(edp, placed, point), edp, call, addressUnknown)
      }
      if (address.thisOrderOnly) return step(sendOnce(edp, values), edp, call, addressUnknown)
      const id = await addShippingAddress(pool, edp, values, address.isDefault)
      return id instanceof Refusal ? id : this.sendTo(edp, id, call)
    },

    /** Sets the shipping method, if it is offered for the bag. */
    async shipBy(edp: number, shipMethodId: string, call: BagCall) {
      const unknown = () => refuse(417, { code: 'ship-method-unknown', area: 'ShipMethodId' })
      const now = clock()
      const bag = await openBagOf(pool, edp, now)
      if (bag instanceof Refusal) return bag
      if (!priceBag(bag, now).shipMethods.some(({ id }) => id === shipMethodId)) return unknown()
      return step(shipBy(pool, { edp, shipMethodId, now }), edp, call, unknown)
    },

    /** The bag as it would be ordered, or a 417 with one Area for each missing step. */
    async review(edp: number, { language }: BagCall) {
      const now = clock()
      const bag = await openBagOf(pool, edp, now)
      if (bag instanceof Refusal) return bag
      const priced = priceBag(bag, now)
      const reasons = missing(bag, priced, now)
      if (reasons.length > 0) return refuseAll(417, reasons)
      const soldOut = stockRefusal(417, bag)
      if (soldOut) return soldOut
      return { ...cartReply(bag, priced, { language, personal: true }), reviewHash: reviewHash(bag, priced) }
    },
  }
}
