import { issueGiftCard } from '../gift-card/gift-card.service.ts'
import type { Queryable } from '../kernel/db/pool.ts'

/** Issues a gift card for a test, in the names of the wire. */
export async function aGiftCard(
  on: Queryable,
  balanceCents: number,
  { key = 'onair-gift-cards-demo', expiresOn = null as string | null } = {},
): Promise<{ id: string; CardNumber: string; Pin: string }> {
  const { id, cardNumber, pin } = await issueGiftCard(on, key, balanceCents, expiresOn)
  return { id, CardNumber: cardNumber, Pin: pin }
}
