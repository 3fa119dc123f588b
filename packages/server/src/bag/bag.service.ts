import { randomUUID } from 'node:crypto'
import { type Language, maxQuantity, type Province } from '@onair/core/rules'
import { defaultShipMethodId } from '../checkout/ship-methods.rules.ts'
import type { Pool, Queryable } from '../db/pool.ts'
import { Refusal, refuse } from '../errors.ts'
import {
  addToLine,
  type BagRow,
  bagByGuid,
  bagOfCustomer,
  beginBag,
  changeLine,
  countOf,
  type LineWrite,
  removeLine,
  setInstallments,
  setProvince,
} from './bag.queries.ts'
import { type BagNotice, type CartReply, cartReply } from './bag.view.ts'
import { priceBag } from './pricing.ts'

export type LineRequest = { itemNo: string; edpNo: number; quantity: number }
/** What every call on a bag needs to know besides its own request. */
export type BagCall = { language: Language }

export const bagUnknown = () => refuse(404, { code: 'bag-unknown', area: 'CartGuid' })
export const bagOrdered = () => refuse(409, { code: 'bag-ordered', area: 'CartGuid' })

/** Why a line cannot hold that many: `stock` is what there is of it, whoever wants it. */
function tooMany(stock: number): Refusal {
  if (stock === 0) return refuse(417, { code: 'stock-none', area: 'Quantity' })
  if (stock >= maxQuantity) {
    return refuse(417, { code: 'line-most', area: 'Quantity', values: { available: maxQuantity } })
  }
  return refuse(417, { code: 'stock-short', area: 'Quantity', values: { available: stock } })
}

/**
 * The bag: every call is one statement that writes and one that reads the whole bag back, added up.
 *
 * 1. Whoever has the guid and the application token may read and change the lines; what is personal is the customer's.
 * 2. A bag that was ordered cannot be read any more (404) or changed (409).
 * 3. A line holds at most 99, and no more than there are; the refusal says how many can be had.
 */
export function bagService({ pool, clock }: { pool: Pool; clock: () => Date }) {
  const reply = (bag: BagRow, { language }: BagCall, personal: boolean, extra?: readonly BagNotice[]): CartReply =>
    cartReply(bag, priceBag(bag, clock()), { language, personal, ...(extra && { extra }) })

  async function read(guid: string, call: BagCall): Promise<CartReply | Refusal> {
    const [bag] = await bagByGuid(pool, guid)
    return bag && !bag.orderedAt ? reply(bag, call, false) : bagUnknown()
  }

  async function written({ cart }: Pick<LineWrite, 'cart'>, guid: string, call: BagCall) {
    if (cart === 'missing') return bagUnknown()
    return cart === 'ordered' ? bagOrdered() : read(guid, call)
  }

  return {
    read,

    async begin(line: LineRequest | undefined, call: BagCall): Promise<CartReply | Refusal> {
      const { edpNo = null, itemNo = null, quantity = null } = line ?? {}
      const [begun] = await beginBag(pool, randomUUID(), edpNo, itemNo, quantity, defaultShipMethodId, clock())
      if (begun?.guid) return read(begun.guid, call)
      if (typeof begun?.stock === 'number') return tooMany(begun.stock)
      return refuse(404, { code: 'style-unknown', area: 'EdpNo', values: { itemNo: itemNo ?? '' } })
    },

    async count(guid: string): Promise<{ productCount: number } | Refusal> {
      const [found] = await countOf(pool, guid)
      return found ? { productCount: found.count } : bagUnknown()
    },

    async addLine(guid: string, { itemNo, edpNo, quantity }: LineRequest, call: BagCall) {
      const write = await one(addToLine(pool, guid, edpNo, itemNo, quantity, clock()))
      if (write.cart === 'open' && !write.done) {
        if (write.stock !== null) return tooMany(write.stock)
        return refuse(404, { code: 'style-unknown', area: 'EdpNo', values: { itemNo } })
      }
      return written(write, guid, call)
    },

    async changeLine(guid: string, id: string, quantity: number, call: BagCall) {
      const write = await one(changeLine(pool, guid, id, quantity, clock()))
      if (write.cart === 'open' && !write.done) {
        return write.stock === null ? refuse(404, { code: 'line-unknown', area: 'Id' }) : tooMany(write.stock)
      }
      return written(write, guid, call)
    },

    async removeLine(guid: string, id: string, call: BagCall) {
      return written(await one(removeLine(pool, guid, id, clock())), guid, call)
    },

    async setProvince(guid: string, province: Province, call: BagCall) {
      return written(await one(setProvince(pool, guid, province, clock())), guid, call)
    },

    async setInstallments(guid: string, count: number, call: BagCall) {
      const [bag] = await bagByGuid(pool, guid)
      if (!bag) return bagUnknown()
      const most = priceBag(bag, clock()).maxInstallments
      if (count > most) {
        return most === 1
          ? refuse(417, { code: 'installments-none', area: 'NoOfInstallments' })
          : refuse(417, { code: 'installments-most', area: 'NoOfInstallments', values: { max: most } })
      }
      const { cart } = await one(setInstallments(pool, guid, count, clock()))
      return cart === 'open' ? reply({ ...bag, noOfInstallments: count }, call, false) : bagOrdered()
    },

    /** The customer's own bag, with what is personal in it. */
    async ofCustomer(edp: number, call: BagCall, extra?: readonly BagNotice[]): Promise<CartReply | Refusal> {
      const bag = await openBagOf(pool, edp)
      return bag instanceof Refusal ? bag : reply(bag, call, true, extra)
    },
  }
}

/** The open bag of a customer, or the 404 of one who has none. */
export async function openBagOf(on: Queryable, edp: number): Promise<BagRow | Refusal> {
  const [bag] = await bagOfCustomer(on, edp)
  return bag ?? bagUnknown()
}

/** The row of a statement that always has exactly one. */
async function one<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (row === undefined) throw new Error('A statement that always answers a row answered none')
  return row
}
