import * as z from 'zod/mini'
import { type Answer, below, type Caller, callJson, type Unavailable, unavailable } from './call.ts'

type Access = { url: string; clientId: string; secret: string; caller: Caller; clock: () => Date }

const TokenReply = z.object({ access_token: z.string(), expires_in: z.number() })

/** Renewed this long before it ends. */
const marginMs = 60_000

/**
 * The wallet's own sign-in: OAuth2 client credentials. A token is asked for once, shared by all calls while it lasts, and
 * renewed once when the wallet takes it no longer.
 */
export function createWalletAccess({ url, clientId, secret, caller, clock }: Access) {
  const credentials = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
  let kept: { authorization: string; until: number } | undefined
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
    kept = { authorization: `Bearer ${reply.data.access_token}`, until }
    return kept.authorization
  }

  async function authorization(): Promise<string | Unavailable> {
    if (kept && clock().getTime() < kept.until) return kept.authorization
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
    if (kept?.authorization === token) kept = undefined
    const renewed = await authorization()
    return typeof renewed === 'string' ? call(renewed) : renewed
  }
}
