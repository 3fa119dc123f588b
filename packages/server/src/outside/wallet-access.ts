import * as z from 'zod/mini'
import { below, type Caller, callJson, type JsonReply, type Unavailable, unavailable } from './call.ts'

type Access = { url: string; clientId: string; secret: string; caller: Caller; clock: () => Date }

const TokenReply = z.object({ access_token: z.string(), expires_in: z.number() })

/** A token is renewed this long before it expires. */
const marginMs = 60_000

/**
 * The wallet's OAuth2 client credentials. All calls share one token until it expires; if the wallet rejects it, it is renewed
 * once.
 */
export function createWalletAccess({ url, clientId, secret, caller, clock }: Access) {
  const credentials = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
  let cached: { authorization: string; until: number } | undefined
  let pendingToken: Promise<string | Unavailable> | undefined

  async function requestToken(): Promise<string | Unavailable> {
    const reply = await callJson(caller, below(url, 'v1/oauth2/token'), {
      method: 'POST',
      headers: { authorization: credentials, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (reply.status === 'unavailable') return reply
    if (reply.http >= 400) return unavailable('refused')
    const parsed = TokenReply.safeParse(reply.body)
    if (!parsed.success) return unavailable('unreadable')
    const until = clock().getTime() + parsed.data.expires_in * 1000 - marginMs
    cached = { authorization: `Bearer ${parsed.data.access_token}`, until }
    return cached.authorization
  }

  async function authorization(): Promise<string | Unavailable> {
    if (cached && clock().getTime() < cached.until) return cached.authorization
    pendingToken ??= requestToken().finally(() => {
      pendingToken = undefined
    })
    return pendingToken
  }

  return async (
    call: (authorization: string) => Promise<JsonReply | Unavailable>,
  ): Promise<JsonReply | Unavailable> => {
    const token = await authorization()
    if (typeof token !== 'string') return token
    const reply = await call(token)
    if (reply.status === 'unavailable' || reply.http !== 401) return reply
    if (cached?.authorization === token) cached = undefined
    const renewed = await authorization()
    return typeof renewed === 'string' ? call(renewed) : renewed
  }
}
