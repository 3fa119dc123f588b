import { createHash } from 'node:crypto'
import type { CardRow } from '../account/account.rows.ts'
import type { Config } from '../kernel/config.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { subMilliseconds } from '../kernel/instants.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import type { Recaptcha } from '../outside/recaptcha.ts'
import { countDecline, declinesOf } from './declines.queries.ts'
import { type Counter, counters, forgetAfterMs, standing } from './declines.rules.ts'
import { refuse } from './payment.messages.ts'

/** The payer, with all that declines are counted by. */
export type Payer = {
  /** Absent when a card is saved to the account. */
  guid?: string
  edp: number
  address: string
  /** Absent when the wallet pays. */
  card: Pick<CardRow, 'cardType' | 'lastDigits' | 'expiryMonth' | 'expiryYear'> | undefined
  recaptchaToken: string | undefined
}

const keyOf = (by: Counter, value: string): Buffer => createHash('sha256').update(`${by} ${value}`).digest()

/** A card gets a new token each time it is entered; brand, last digits and expiry date stay, and identify it. */
function valuesOf({ guid, edp, address, card }: Payer): Record<Counter, string | undefined> {
  const fingerprint = card && [card.cardType, card.lastDigits, card.expiryMonth, card.expiryYear].join(' ')
  return { bag: guid, customer: String(edp), address, card: fingerprint }
}

function keysOf(payer: Payer): { by: Counter; key: Buffer }[] {
  const values = valuesOf(payer)
  return counters.flatMap((by) => {
    const value = values[by]
    return value === undefined ? [] : { by, key: keyOf(by, value) }
  })
}

/**
 * Slows down card testing: counts declined payments by bag, customer, network address and card, for all processes.
 *
 * 1. The limits are in declines.rules.ts. During a pause the reply is 429 with Retry-After; otherwise a suspicious
 *    payer needs a valid reCAPTCHA token (417, Area `Recaptcha`; 503 while that service is unavailable).
 * 2. Callers ask the payment provider only after `refuse` returned nothing.
 * 3. `declined` is called while the bag's payment is still leased, so that concurrent tries of a bag are counted one by one.
 */
export function declinedPayments(deps: {
  pool: Pool
  clock: () => Date
  config: Configured & Pick<Config, 'limits'>
  recaptcha: Recaptcha
}) {
  const { pool, clock, config, recaptcha } = deps
  const { customerServicePhone: phone } = contactSettings.of(config)
  return {
    async refuse(payer: Payer): Promise<Refusal | undefined> {
      const now = clock()
      const keys = keysOf(payer)
      const rows = await declinesOf(pool, {
        keys: keys.map(({ key }) => key),
        after: subMilliseconds(now, forgetAfterMs),
      })
      if (rows.length === 0) return undefined
      const counts = rows.flatMap(({ key, ...count }) => {
        const entry = keys.find((one) => one.key.equals(key))
        return entry ? { by: entry.by, ...count } : []
      })
      const { suspicious, pausedUntil } = standing(counts, now, config.limits.declines)
      if (pausedUntil > 0) {
        const seconds = Math.max(1, Math.ceil((pausedUntil - now.getTime()) / 1000))
        return refuse(429, { code: 'cards-paused', area: 'Requests', values: { seconds } }, seconds)
      }
      if (!suspicious) return undefined
      const verdict = await recaptcha.verify(payer.recaptchaToken ?? '')
      if (verdict.ok) return undefined
      if (verdict.reason === 'unavailable') return refuse(503, { code: 'recaptcha-away', area: 'Recaptcha' }, 5)
      const values = { phone }
      return refuse(417, { code: 'recaptcha-needed', area: 'Recaptcha', values })
    },

    async declined(payer: Payer): Promise<void> {
      const now = clock()
      const keys = keysOf(payer).map(({ key }) => key)
      await countDecline(pool, { keys, now, forgotten: subMilliseconds(now, forgetAfterMs) })
    },
  }
}
export type DeclinedPayments = ReturnType<typeof declinedPayments>
