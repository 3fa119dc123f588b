import { randomUUID } from 'node:crypto'
import { isDonationAmount, maxDonation, minDonation, normalisePromoCode } from '@onair/core/bag'
import type { Language } from '@onair/core/language'
import { maxQuantity } from '@onair/core/limits'
import { formatMoney } from '@onair/core/money'
import { defaultProvince, type Province } from '@onair/core/provinces'
import { withdrawnProduct } from '../catalogue/availability.ts'
import { defaultShipMethodId } from '../catalogue/ship-methods.rules.ts'
import type { Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { refuse, refuseAll } from './bag.messages.ts'
import {
  type BagRow,
  type BagState,
  bagByGuid,
  bagOfCustomer,
  countOf,
  setInstallments,
  setProvince,
} from './bag.queries.ts'
import { type AccountCartReply, type BagNotice, type CartReply, cartReply } from './bag.view.ts'
import { boundRefusal } from './bounds.ts'
import { addToLine, beginBag, changeLine, type ItemToAdd, removeLine } from './line.queries.ts'
import { priceBag } from './pricing.ts'
import { dropPromo, promoOf, usePromo } from './promos.queries.ts'
import { promoObstacle } from './promos.ts'

export type LineRequest = { itemNo: string; edpNo: number; quantity: number; amount?: number | undefined }
/** What every call on a bag needs in addition to its request. */
export type BagCall = { language: Language }

export const bagUnknown = () => refuse(404, { code: 'bag-unknown', area: 'CartGuid' })
export const bagOrdered = () => refuse(409, { code: 'bag-ordered', area: 'CartGuid' })

/** Why a line cannot have this quantity; `stock` is the number of units in stock. */
function tooMany(stock: number): Refusal {
  if (stock === 0) return refuse(417, { code: 'stock-none', area: 'Quantity' })
  if (stock >= maxQuantity) {
    return refuse(417, { code: 'line-most', area: 'Quantity', values: { available: maxQuantity } })
  }
  return refuse(417, { code: 'stock-short', area: 'Quantity', values: { available: stock } })
}

/** Whether a line can have this quantity, regardless of the rest of the bag. */
const fits = (stock: number, quantity: number): boolean => quantity <= Math.min(stock, maxQuantity)

/** Why an amount cannot be donated. */
function amountRefusal(amount: number | undefined): Refusal | undefined {
  if (amount === undefined || isDonationAmount(amount)) return undefined
  const inBoth = (cents: number) => ({ en: formatMoney(cents, 'en'), fr: formatMoney(cents, 'fr') })
  const values = { min: inBoth(minDonation), max: inBoth(maxDonation) }
  return refuse(417, { code: 'donation-amount', area: 'Amount', values })
}

/** Why nothing was added to an open bag. */
function lineRefusal({ itemNo, amount, quantity }: LineRequest, item: ItemToAdd, previousQuantity = 0): Refusal {
  const { stock, withdrawn, isDonation, bound } = item
  if (stock === null) return refuse(404, { code: 'style-unknown', area: 'EdpNo', values: { itemNo } })
  if (withdrawn) return withdrawnProduct(itemNo)
  if (amount !== undefined && !isDonation) return refuse(417, { code: 'amount-not-donation', area: 'Amount' })
  return bound && fits(stock, previousQuantity + quantity) ? boundRefusal(bound) : tooMany(stock)
}

/** The bag of a customer who has none. */
const emptyBag: BagRow = {
  guid: '',
  version: '',
  edp: null,
  province: defaultProvince,
  noOfInstallments: 1,
  shipMethodId: defaultShipMethodId,
  shippingAddressId: null,
  saveCard: false,
  orderedAt: null,
  putAsideFor: null,
  edit: null,
  card: null,
  lines: [],
  promos: [],
  giftCards: [],
  customer: null,
  addresses: [],
}

/**
 * Reads and changes bags. Every change is one statement that writes and one that reads the whole bag, which is then priced.
 *
 * 1. A caller with the guid and the application token may read and change the lines. Only the customer sees personal data.
 * 2. An ordered bag can no longer be read (404) or changed (409).
 * 3. A line has at most 99 units, and at most what is in stock. The refusal says how many are available.
 * 4. A donation may have an amount that the shopper chooses. Donations of different amounts are separate lines.
 * 5. A bag has no more than core's `exceededBagLimit` allows. A change that reduces the bag is never refused.
 */
export function bagService({ pool, clock }: { pool: Queryable; clock: () => Date }) {
  const reply = (
    bag: BagRow,
    now: Date,
    { language }: BagCall,
    personal: boolean,
    extra?: readonly BagNotice[],
  ): CartReply => cartReply(bag, priceBag(bag, now), { language, personal, ...(extra && { extra }) })

  async function read(guid: string, call: BagCall): Promise<CartReply | Refusal> {
    const now = clock()
    const [bag] = await bagByGuid(pool, guid, now)
    return bag && !bag.orderedAt ? reply(bag, now, call, false) : bagUnknown()
  }

  async function written({ cart }: BagState, guid: string, call: BagCall) {
    if (cart === 'missing') return bagUnknown()
    return cart === 'ordered' ? bagOrdered() : read(guid, call)
  }

  return {
    read,

    async begin(line: LineRequest | undefined, call: BagCall): Promise<CartReply | Refusal> {
      const wrong = amountRefusal(line?.amount)
      if (wrong) return wrong
      const { edpNo = null, itemNo = null, quantity = null, amount = null } = line ?? {}
      const created = await onlyRow(
        beginBag(pool, {
          guid: randomUUID(),
          edpNo,
          itemNo,
          quantity,
          shipMethodId: defaultShipMethodId,
          now: clock(),
          amountCents: amount,
        }),
      )
      if (created.guid) return read(created.guid, call)
      if (!line) throw new Error('An empty bag could not be created')
      return lineRefusal(line, created)
    },

    async count(guid: string): Promise<{ productCount: number } | Refusal> {
      const [bag] = await countOf(pool, { guid })
      return bag ? { productCount: bag.count } : bagUnknown()
    },

    async addLine(guid: string, line: LineRequest, call: BagCall) {
      const wrong = amountRefusal(line.amount)
      if (wrong) return wrong
      const { itemNo, edpNo, quantity, amount = null } = line
      const write = await onlyRow(addToLine(pool, { guid, edpNo, itemNo, quantity, now: clock(), amountCents: amount }))
      return write.cart === 'open' && !write.done
        ? lineRefusal(line, write, write.previousQuantity ?? 0)
        : written(write, guid, call)
    },

    async changeLine(guid: string, id: string, quantity: number, call: BagCall) {
      const write = await onlyRow(changeLine(pool, { guid, lineId: id, quantity, now: clock() }))
      if (write.cart === 'open' && !write.done) {
        const { stock, bound } = write
        if (stock === null) return refuse(404, { code: 'line-unknown', area: 'Id' })
        return bound && fits(stock, quantity) ? boundRefusal(bound) : tooMany(stock)
      }
      return written(write, guid, call)
    },

    async removeLine(guid: string, id: string, call: BagCall) {
      return written(await onlyRow(removeLine(pool, { guid, lineId: id, now: clock() })), guid, call)
    },

    async setProvince(guid: string, province: Province, call: BagCall) {
      return written(await onlyRow(setProvince(pool, { guid, province, now: clock() })), guid, call)
    },

    /**
     * Uses a promo code.
     *
     * 1. Core's `promoRefusal` decides, given the codes that apply already. Capitals and spaces do not matter.
     * 2. A code that is already on the bag is no error.
     * 3. A code that is not valid yet is refused like an unknown one.
     */
    async usePromo(guid: string, typed: string, call: BagCall) {
      const code = normalisePromoCode(typed)
      const now = clock()
      const [[bag], [match]] = await Promise.all([bagByGuid(pool, guid, now), promoOf(pool, { guid, code })])
      if (!bag) return bagUnknown()
      if (bag.orderedAt) return bagOrdered()
      if (bag.promos.some((promo) => promo.code === code)) return reply(bag, now, call, false)
      if (!match) return refuse(417, { code: 'promo-unknown', area: 'PromoCode', values: { code } })
      const reason = promoObstacle(bag, match.promo, now)
      if (reason) return refuseAll(417, [reason])
      return written(await onlyRow(usePromo(pool, { guid, code, now })), guid, call)
    },

    /** Removes a code, or without one all of them. A code that is not on the bag is no error. */
    async dropPromo(guid: string, typed: string | undefined, call: BagCall) {
      const code = typed === undefined ? null : normalisePromoCode(typed)
      return written(await onlyRow(dropPromo(pool, { guid, code, now: clock() })), guid, call)
    },

    async setInstallments(guid: string, count: number, call: BagCall) {
      const now = clock()
      const [bag] = await bagByGuid(pool, guid, now)
      if (!bag) return bagUnknown()
      const { maxInstallments: most, totals } = priceBag(bag, now)
      if (count > most) {
        if (bag.giftCards.length > 0 && totals.grandTotalCents === 0) {
          return refuse(417, { code: 'installments-covered', area: 'NoOfInstallments' })
        }
        return most === 1
          ? refuse(417, { code: 'installments-none', area: 'NoOfInstallments' })
          : refuse(417, { code: 'installments-most', area: 'NoOfInstallments', values: { max: most } })
      }
      const { cart } = await onlyRow(setInstallments(pool, { guid, count, now }))
      return cart === 'open' ? reply({ ...bag, noOfInstallments: count }, now, call, false) : bagOrdered()
    },

    /** The customer's bag, with personal data. */
    async ofCustomer(edp: number, call: BagCall, extra?: readonly BagNotice[]): Promise<CartReply | Refusal> {
      const now = clock()
      const bag = await openBagOf(pool, edp, now)
      return bag instanceof Refusal ? bag : reply(bag, now, call, true, extra)
    },

    /** The customer's bag for the account; an empty one without a guid if there is none. */
    async ofAccount(edp: number, call: BagCall): Promise<AccountCartReply> {
      const now = clock()
      const [bag] = await bagOfCustomer(pool, edp, now)
      return bag ? reply(bag, now, call, true) : { ...reply(emptyBag, now, call, true), cartGuid: null }
    },
  }
}

/** The open bag of a customer at an instant's prices, or a 404 if there is none. */
export async function openBagOf(on: Queryable, edp: number, now: Date): Promise<BagRow | Refusal> {
  const [bag] = await bagOfCustomer(on, edp, now)
  return bag ?? bagUnknown()
}

/** The row of a statement that always has exactly one. */
async function onlyRow<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (row === undefined) throw new Error('A statement that always returns a row returned none')
  return row
}
