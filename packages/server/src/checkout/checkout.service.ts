import { type AddressValues, addAccessPoint, dropAccessPoints, lockCustomer } from '../account/account.queries.ts'
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

type Parts = { pool: Pool; clock: () => Date; pickUp: PickUp }
type NewAddress = AddressInput & { isDefault: boolean; accessPointId?: string | undefined }

/** The steps between a bag and an order. Each writes one thing on the customer's bag and answers the bag. */
export function checkoutService({ pool, clock, pickUp }: Parts) {
  const bags = bagService({ pool, clock })

  async function step(rows: Promise<StepWrite[]>, edp: number, call: BagCall, notChosen: () => Refusal) {
    const [write] = await rows
    if (!write?.bag) return bagUnknown()
    return write.chosen ? bags.ofCustomer(edp, call) : notChosen()
  }

  /** Makes a pick-up point the address of the bag alone, and drops the one that it went to before. */
  function sendToPoint(edp: number, values: AddressValues, { id, name }: PickUpPoint): Promise<StepWrite[]> {
    return inTransaction(pool, async (client) => {
      await lockCustomer(client, edp)
      const [kept] = await addAccessPoint(client, edp, ...values, json({ id, name }))
      if (!kept) throw new Error('A pick-up point was neither found nor made')
      const written = await sendTo(client, edp, kept.id, clock())
      await dropAccessPoints(client, edp)
      return written
    })
  }

  return {
    sendTo: (edp: number, addressId: string, call: BagCall) =>
      step(sendTo(pool, edp, addressId, clock()), edp, call, addressUnknown),

    /**
     * A new address becomes one of the account's; one that it has already is not kept twice. A pick-up point is the bag's
     * alone, and where it is, the carrier says.
     */
    async sendToNew(edp: number, address: NewAddress, call: BagCall) {
      const given = addressValues(address)
      if (given instanceof Refusal) return given
      const bag = await openBagOf(pool, edp)
      if (bag instanceof Refusal) return bag
      if (address.accessPointId !== undefined) {
        const point = await pickUp(address.accessPointId, address.zipCode, call.language)
        if (point instanceof Refusal) return point
        const values = addressValues({ ...address, ...point.place })
        if (values instanceof Refusal) return values
        return step(sendToPoint(edp, values, point), edp, call, addressUnknown)
      }
      const kept = await addShippingAddress(pool, edp, given, address.isDefault)
      return kept instanceof Refusal ? kept : this.sendTo(edp, kept, call)
    },

    /** Only a way that is offered to where the bag goes. */
    async shipBy(edp: number, shipMethodId: string, call: BagCall) {
      const unknown = () => refuse(417, { code: 'ship-method-unknown', area: 'ShipMethodId' })
      const bag = await openBagOf(pool, edp)
      if (bag instanceof Refusal) return bag
      if (!priceBag(bag, clock()).shipMethods.some(({ id }) => id === shipMethodId)) return unknown()
      return step(shipBy(pool, edp, shipMethodId, clock()), edp, call, unknown)
    },

    /** The bag as it would be ordered, or what is missing: 417, with one Area for each step. */
    async review(edp: number, { language }: BagCall) {
      const bag = await openBagOf(pool, edp)
      if (bag instanceof Refusal) return bag
      const priced = priceBag(bag, clock())
      const reasons = missing(bag, priced, clock())
      if (reasons.length > 0) return refuseAll(417, reasons)
      const short = stockRefusal(417, bag)
      if (short) return short
      return { ...cartReply(bag, priced, { language, personal: true }), reviewHash: reviewHash(bag, priced) }
    },
  }
}
