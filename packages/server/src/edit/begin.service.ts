import { randomUUID } from 'node:crypto'
import { walletCardType } from '@onair/core/payment'
import { lockCustomer } from '../account/account.queries.ts'
import { addBagAddress } from '../account/addresses.queries.ts'
import { claimBag } from '../bag/attach.queries.ts'
import { lockBag } from '../bag/bag.queries.ts'
import { type BagCall, bagService } from '../bag/bag.service.ts'
import type { CartReply } from '../bag/bag.view.ts'
import { beginBag } from '../bag/line.queries.ts'
import { defaultShipMethodId } from '../catalogue/ship-methods.rules.ts'
import { wallet } from '../checkout/pay-by.service.ts'
import { inTransaction, json, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { subMilliseconds } from '../kernel/instants.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import { editReason } from '../orders/editable.ts'
import { lockOrder, orderOf } from '../orders/order.queries.ts'
import { isGoods, type OrderRow } from '../orders/order.ts'
import { refuse, refuseAll } from './edit.messages.ts'
import {
  cardToken,
  editOf,
  insertEdit,
  overdueEdits,
  putOpenBagAside,
  removeEdit,
  restoreBag,
  sameAddress,
  savedCard,
} from './edit.queries.ts'

/** An edit ends this long after its deadline: a confirmation that came in time may still be running. */
const graceMs = 120_000

export const orderUnknown = (orderNo: string) =>
  refuse(404, { code: 'order-unknown', area: 'OrderNo', values: { orderNo } })

/** Runs a transaction, and returns a refusal that the work throws. */
export async function refusing<Result>(
  pool: Pool,
  work: (on: Queryable) => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await inTransaction(pool, work)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * Begins and ends the edit of an order (specification §2, §4).
 *
 * 1. The order becomes the customer's open bag: its lines at its prices, its codes, gift cards, address, method and payment.
 * 2. The customer's own bag is put aside, and restored when the edit is confirmed, abandoned or over. If there was none, abandoning
 *    leaves an empty bag.
 * 3. The order does not change until the edit is confirmed: beginning and ending write nothing to it.
 * 4. While an edit runs, a second begin returns it, also for another order. If the running edit can no longer be confirmed, it ends.
 * 5. An order that cannot be edited is refused with the reason (core's `editRefusal`), another customer's with a 404.
 * 6. An edit ends automatically two minutes after its order's deadline, or when the order has shipped or was cancelled.
 */
export function beginService(deps: { pool: Pool; clock: () => Date; config: Configured }) {
  const { pool, clock, config } = deps
  const contact = contactSettings.of(config)
  const bags = bagService({ pool, clock })

  async function end(on: Queryable, edp: number, guid: string): Promise<{ guid: string } | undefined> {
    await lockBag(on, { guid })
    await removeEdit(on, { guid })
    const [own] = await restoreBag(on, { edp, now: clock() })
    return own
  }

  async function load(on: Queryable, order: OrderRow): Promise<void> {
    const { edp, orderNo, noOfInstallments, shipMethodId, shippingAddress } = order
    const card = await cardOf(on, order)
    await putOpenBagAside(on, { edp, now: clock() })
    const [loaded] = await insertEdit(on, {
      guid: randomUUID(),
      edp,
      orderNo,
      province: shippingAddress.province,
      noOfInstallments,
      shipMethodId,
      addressId: await addressOf(on, order),
      savedCardId: card.savedId,
      card: card.own && json(card.own),
      now: clock(),
    })
    const lines = order.subOrders.flatMap((part) => part.lines)
    if (loaded?.lines === lines.length) return
    throw refuse(417, {
      code: 'edit-line-gone',
      area: 'ModifyOrderNo',
      values: { phone: contact.customerServicePhone },
    })
  }

  return {
    async begin(edp: number, orderNo: string, call: BagCall): Promise<CartReply | Refusal> {
      const begun = await refusing(pool, async (on) => {
        await lockCustomer(on, { edp })
        const [running] = await editOf(on, { edp })
        if (running) {
          const [edited] = await orderOf(on, { edp, orderNo: running.orderNo })
          if (edited && !editReason(edited, clock(), contact)) return
          await end(on, edp, running.guid)
        }
        await lockOrder(on, { orderNo })
        const [order] = await orderOf(on, { edp, orderNo })
        if (!order) throw orderUnknown(orderNo)
        const reason = editReason(order, clock(), contact)
        if (reason) throw refuseAll(417, [reason])
        await load(on, order)
      })
      return begun instanceof Refusal ? begun : bags.ofCustomer(edp, call)
    },

    /** Ends the edit, if one runs. */
    async abandon(edp: number, call: BagCall): Promise<CartReply | Refusal> {
      await inTransaction(pool, async (on) => {
        await lockCustomer(on, { edp })
        const [running] = await editOf(on, { edp })
        if (!running || (await end(on, edp, running.guid))) return
        const guid = randomUUID()
        await beginBag(on, {
          guid,
          edpNo: null,
          itemNo: null,
          quantity: null,
          shipMethodId: defaultShipMethodId,
          now: clock(),
          amountCents: null,
        })
        await claimBag(on, { guid, edp, now: clock() })
      })
      return bags.ofCustomer(edp, call)
    },

    /** Ends the edits that can no longer be confirmed. @returns how many */
    async endOverdue(): Promise<number> {
      const overdue = await overdueEdits(pool, { before: subMilliseconds(clock(), graceMs) })
      for (const { edp, guid } of overdue) {
        await inTransaction(pool, async (on) => {
          await lockCustomer(on, { edp })
          const [running] = await editOf(on, { edp })
          if (running?.guid === guid) await end(on, edp, guid)
        })
      }
      return overdue.length
    },
  }
}

/** The order's card: a saved one, one of the order only, or the wallet. */
async function cardOf(on: Queryable, order: OrderRow) {
  const { cardType, cardLastDigits, cardExpiryMonth, cardExpiryYear, billingAddress } = order
  if (cardType === null) return { savedId: null, own: null }
  if (cardType === walletCardType) return { savedId: null, own: wallet }
  const [orderCard] = await cardToken(on, { orderNo: order.orderNo })
  if (!orderCard?.token) return { savedId: null, own: null }
  const [saved] = await savedCard(on, { edp: order.edp, token: orderCard.token })
  if (saved) return { savedId: saved.id, own: null }
  const own = {
    id: 'bag',
    token: orderCard.token,
    cardType,
    lastDigits: cardLastDigits,
    expiryMonth: cardExpiryMonth,
    expiryYear: cardExpiryYear,
    holderName: `${billingAddress.firstName} ${billingAddress.lastName}`,
    isDefault: false,
  }
  return { savedId: null, own }
}

/** The id of the account's address that the goods go to. If it was changed or removed since, the bag gets its own. */
async function addressOf(on: Queryable, order: OrderRow): Promise<string | null> {
  const { edp, shippingAddress: to, accessPoint, subOrders } = order
  if (!subOrders.some(({ lines }) => lines.some(isGoods))) return null
  const [same] = await sameAddress(on, { edp, address: json(to), accessPoint: accessPoint && json(accessPoint) })
  if (same) return same.id
  const [added] = await addBagAddress(on, { ...to, edp, isPOBox: false, accessPoint: accessPoint && json(accessPoint) })
  return added?.id ?? null
}
