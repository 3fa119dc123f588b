import { createHash } from 'node:crypto'
import type { Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { subMilliseconds } from '../kernel/instants.ts'
import { refuse } from './gift-card.messages.ts'
import { closedSince, countTries, forgiveTry } from './tries.queries.ts'

/** How long failures are counted, from the first. */
const windowMs = 3_600_000

/** Who tries a card: a network address, and a customer if signed in. */
export type Trier = { address: string; edp?: number }

const keysOf = ({ address, edp }: Trier): Buffer[] =>
  [`address ${address}`, ...(edp === undefined ? [] : [`customer ${edp}`])].map((name) =>
    createHash('sha256').update(name).digest(),
  )

/**
 * Limits wrong numbers and PINs of gift cards by caller, so that a stranger can neither guess a PIN nor lock somebody's card.
 *
 * 1. After `most` failures of a network address or a customer within an hour, they are refused until the hour is over, even with
 *    a correct PIN (429 with Retry-After).
 * 2. A try is counted before its PIN is checked, and forgiven if it was correct, so that concurrent tries cannot exceed the limit.
 */
export function giftCardTries({ pool, clock, most }: { pool: Pool; clock: () => Date; most: number }) {
  return {
    async begin(trier: Trier): Promise<Refusal | undefined> {
      const keys = keysOf(trier)
      const now = clock()
      const windowStart = subMilliseconds(now, windowMs)
      if ((await countTries(pool, { who: keys, now, before: windowStart, most })).length === keys.length)
        return undefined
      const [closed] = await closedSince(pool, { who: keys, before: windowStart, most })
      const seconds = Math.max(1, Math.ceil(((closed?.since ?? windowStart).getTime() - windowStart.getTime()) / 1000))
      const values = { minutes: Math.ceil(seconds / 60) }
      return refuse(429, { code: 'gift-card-tries', area: 'GiftCards', values }, seconds)
    },

    succeeded: (trier: Trier) => forgiveTry(pool, { who: keysOf(trier) }),
  }
}
