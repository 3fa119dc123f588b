import { setTimeout as pause } from 'node:timers/promises'
import type { ApiReply, Order, ShopApi } from '../support/shop-api.ts'
import type { Buyer } from './bags.ts'

export type Pressed = ApiReply<Order>

/** The longest that a shopper goes on trying, in milliseconds: twice as long as the server's lease on an order being placed. */
const patience = 120_000

/** The fields of a shopper's request besides the bag. */
export type PressFields = { ReviewHash?: string; PaypalPayerId?: string; PaypalTransactionId?: string }

/** Refused, cut by the system, and cut in the middle of an answer. */
const lost: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/** The reply to a request; undefined when its connection is lost. */
export async function mayBeLost<Reply>(request: Promise<Reply>): Promise<Reply | undefined> {
  return request.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && lost.includes(error.code)) return undefined
    throw error
  })
}

/** Presses the button once. @returns the reply, which may be a refusal */
export async function press(
  api: ShopApi,
  buyer: Buyer,
  key: string,
  fields: PressFields = {},
): Promise<Pressed | undefined> {
  const { edp, token, guid } = buyer
  const request = api.call('POST /api/v2/{language}/accounts/{edp}/orders', {
    params: { edp },
    token,
    body: { CartGuid: guid, ...fields },
    headers: { 'idempotency-key': key },
  })
  return mayBeLost(request)
}

/**
 * Asks again as long as the shop says that it is away, and sooner than it wants, as shoppers do.
 * @param seen called with every reply, and with undefined for a lost connection
 */
export async function insistOn<Reply>(
  ask: () => Promise<ApiReply<Reply> | undefined>,
  seen: (reply: ApiReply<Reply> | undefined) => void = () => {},
): Promise<ApiReply<Reply>> {
  const end = Date.now() + patience
  for (;;) {
    const reply = await ask()
    seen(reply)
    if (reply && reply.status !== 503) return reply
    if (Date.now() > end) throw new Error(`Nothing but ${reply?.text ?? 'lost connections'} for ${patience / 1000} s`)
    await pause(250)
  }
}

/** Presses the button until the shop is no longer away, always with the same key. */
export const insist = (
  api: ShopApi,
  buyer: Buyer,
  key: string,
  fields: PressFields = {},
  seen?: (reply: Pressed | undefined) => void,
): Promise<Pressed> => insistOn(() => press(api, buyer, key, fields), seen)

/** What a shopper reads before the button is pressed, as the request repeats it. */
export async function review(api: ShopApi, { edp, token }: Buyer): Promise<PressFields> {
  const { ReviewHash } = await api.ok('GET /api/v2/{language}/accounts/{edp}/orderreview', { params: { edp }, token })
  return { ReviewHash }
}
