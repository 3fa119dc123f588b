import { randomUUID } from 'node:crypto'
import type { ApiReply, Order, ShopApi } from '../support/shop-api.ts'
import type { Buyer } from './bags.ts'
import { insist, mayBeLost, review } from './press.ts'
import type { SoakShop } from './shop.ts'

/** An order whose edit is reviewed: it wants one more of its goods. `guid` is the bag of the edit. */
export type Editor = Buyer & { orderNo: string; reviewHash: string }

/** The quantities of an order before its edit and after it. */
export const quantities = { before: 1, after: 2 } as const

/** Places a buyer's order. @returns its number */
export async function placedOrder(shop: SoakShop, buyer: Buyer): Promise<string> {
  const placed = await insist(shop.api, buyer, randomUUID(), await review(shop.api, buyer))
  if (placed.status !== 201) throw new Error(`No order: ${placed.text}`)
  return placed.json.OrderSummary.OrderNo
}

/** Places a buyer's order, edits it in the bag and reviews the edit; it can also be paid by another card. */
export async function editedOrder(shop: SoakShop, buyer: Buyer, { byOtherCard = false } = {}): Promise<Editor> {
  const { api, db } = shop
  const { edp, token } = buyer
  const orderNo = await placedOrder(shop, buyer)
  const edit = await api.ok('PUT /api/v2/{language}/accounts/{edp}/cart', {
    params: { edp },
    token,
    body: { ModifyOrderNo: orderNo },
  })
  const guid = edit.CartGuid
  await api.ok('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', {
    params: { guid, id: edit.CartLines[0]?.Id ?? '' },
    token: await api.appToken(),
    body: { Quantity: quantities.after },
  })
  if (byOtherCard)
    await db.query(`update cart set card = jsonb_set(card, '{token}', to_jsonb($2::text)) where guid = $1`, [
      guid,
      `card_vi_4242_approve_${'1'.repeat(16)}`,
    ])
  return { edp, token, guid, orderNo, reviewHash: await editReview(api, { edp, token, guid, orderNo }) }
}

async function editReview(api: ShopApi, { edp, token, guid, orderNo }: Omit<Editor, 'reviewHash'>): Promise<string> {
  const { ReviewHash } = await api.ok('PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review', {
    params: { edp, id: orderNo },
    token,
    body: { CartGuid: guid },
  })
  return ReviewHash
}

/** Confirms an edit once. @returns the reply, which may be a refusal */
export const confirmEdit = (api: ShopApi, editor: Editor, key: string): Promise<ApiReply<Order> | undefined> =>
  mayBeLost(
    api.call('PUT /api/v2/{language}/accounts/{edp}/orders/{id}', {
      params: { edp: editor.edp, id: editor.orderNo },
      token: editor.token,
      body: { CartGuid: editor.guid, ReviewHash: editor.reviewHash },
      headers: { 'idempotency-key': key },
    }),
  )

/** How many of its goods an order has. */
export async function quantityOf({ db }: SoakShop, orderNo: string): Promise<number> {
  const { rows } = await db.query('select sum(quantity)::int as quantity from order_line where order_no = $1', [
    orderNo,
  ])
  return rows[0].quantity
}
