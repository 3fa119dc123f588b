import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Order, ShopApi } from '../support/shop-api.ts'
import type { Buyer } from './bags.ts'

export type Pressed = Answer<Order>

/** The longest that a shopper goes on trying, in milliseconds: twice as long as the server may hold a placing. */
const patience = 120_000

/** Presses the button once: whatever comes back. A lost connection is nothing. */
export async function press(
  api: ShopApi,
  buyer: Buyer,
  key: string,
  reviewHash?: string,
): Promise<Pressed | undefined> {
  const { edp, token, guid } = buyer
  return api
    .call('POST /api/v2/{language}/accounts/{edp}/orders', {
      params: { edp },
      token,
      body: { CartGuid: guid, ...(reviewHash !== undefined && { ReviewHash: reviewHash }) },
      headers: { 'idempotency-key': key },
    })
    .catch((error: unknown) => {
      // Whatever fetch says is about the connection; the rest is a mistake of ours.
      if (error instanceof TypeError) return undefined
      throw error
    })
}

/**
 * Presses the button, and again with the same key, as long as the shop says that it is away: sooner than it asks for, as
 * shoppers are. `seen` is told every answer, lost connections too.
 */
export async function insist(
  api: ShopApi,
  buyer: Buyer,
  key: string,
  {
    reviewHash,
    seen = () => {},
  }: { reviewHash?: string | undefined; seen?: (answer: Pressed | undefined) => void } = {},
): Promise<Pressed> {
  const end = Date.now() + patience
  for (;;) {
    const pressed = await press(api, buyer, key, reviewHash)
    seen(pressed)
    if (pressed && pressed.status !== 503) return pressed
    if (Date.now() > end) throw new Error(`Nothing but ${pressed?.text ?? 'lost connections'} for ${patience / 1000} s`)
    await pause(250)
  }
}

/** What a shopper reads before the button is pressed: the hash of it. */
export async function review(api: ShopApi, { edp, token }: Buyer): Promise<string> {
  const { ReviewHash } = await api.ok('GET /api/v2/{language}/accounts/{edp}/orderreview', { params: { edp }, token })
  return ReviewHash
}
