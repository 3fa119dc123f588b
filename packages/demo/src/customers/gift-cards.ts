import type { Queryable } from '@onair/server/database'
import { saveGiftCard } from '@onair/server/seeding'

/** The demonstration's gift cards, all with the PIN 1234; one is empty. Loading again restores no balance. */
const cards = [
  { cardNumber: '6006490000000050', balanceCents: 5000 },
  { cardNumber: '6006490000000500', balanceCents: 50_000 },
  { cardNumber: '6006490000000000', balanceCents: 0 },
]

export async function loadGiftCards(on: Queryable, key: string): Promise<void> {
  for (const { cardNumber, balanceCents } of cards) {
    await saveGiftCard(on, key, { cardNumber, pin: '1234' }, { balanceCents })
  }
}
