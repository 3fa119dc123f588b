import { planTimeZone, zonedDate } from '@onair/core/dates'
import { isExpiryValid } from '@onair/core/payment'
import type { Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { LaterCard } from '../orders/order.ts'
import type { Capture } from '../outside/capture.ts'
import { accountCard } from './charging.queries.ts'
import { refuse } from './easy-pay.messages.ts'

/** A request's card: one of the account, or one that the capture frame has tokenised. */
export type NamedCard = { creditCardId: string } | { token: string }
/** A card that can be charged. */
export type ChargeCard = LaterCard & { token: string }

const area = 'CreditCard'

/**
 * Finds the card of a request.
 *
 * 1. A card of the account, or a token. Brand, digits and expiry of a token are read from the capture service, never from the
 *    browser.
 * 2. It must not have expired in Toronto.
 */
export async function namedCard(
  { pool, clock, capture }: { pool: Pool; clock: () => Date; capture: Capture },
  edp: number,
  named: NamedCard,
): Promise<ChargeCard | Refusal> {
  const card = 'creditCardId' in named ? await savedCard(pool, edp, named.creditCardId) : await newCard(capture, named)
  if (card instanceof Refusal) return card
  const isValid = isExpiryValid(card.expiryMonth, card.expiryYear, zonedDate(clock(), planTimeZone))
  return isValid ? card : refuse(417, { code: 'later-card-expired', area })
}

async function savedCard(pool: Pool, edp: number, id: string): Promise<ChargeCard | Refusal> {
  const [card] = await accountCard(pool, { edp, id })
  return card ?? refuse(417, { code: 'later-card-unknown', area })
}

async function newCard(capture: Capture, { token }: { token: string }): Promise<ChargeCard | Refusal> {
  const card = await capture.token(token)
  if (card.status === 'unknown') return refuse(417, { code: 'later-card-unknown', area })
  if (card.status === 'unavailable') return refuse(503, { code: 'instalment-away', area }, 5)
  const { cardType, lastDigits, expiryMonth, expiryYear } = card
  return { token, cardType, lastDigits, expiryMonth, expiryYear }
}
