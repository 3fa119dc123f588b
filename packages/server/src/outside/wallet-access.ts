import * as z from 'zod/mini'
import { type Answer, below, type Caller, callJson, type Unavailable, unavailable } from './call.ts'

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
  let asking: Promise<string | Unavailable> | undefined

  async function ask(): Promise<string | Unavailable> {
    const answer = await callJson(caller, below(url, 'v1/oauth2/token'), {
      method: 'POST',
      headers: { authorization: credentials, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (answer.status === 'unavailable') return answer
    if (answer.http >= 400) return unavailable('refused')
    const reply = TokenReply.safeParse(answer.body)
    if (!reply.success) return unavailable('unreadable')
    const until = clock().getTime() + reply.data.expires_in * 1000 - marginMs
    cached = { authorization: `Bearer ${reply.data.access_token}`, until }
    return cached.authorization
  }

  async function authorization(): Promise<string | Unavailable> {
    if (cached && clock().getTime() < cached.until) return cached.authorization
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  return async (call: (authorization: string) => Promise<Answer | Unavailable>): Promise<Answer | Unavailable> => {
    const token = await authorization()
    if (typeof token !== 'string') return token
    const answer = await call(token)
    if (answer.status === 'unavailable' || answer.http !== 401) return answer
    if (cached?.authorization === token) cached = undefined
    const renewed = await authorization()
    return typeof renewed === 'string' ? call(renewed) : renewed
  }
}
