import type { Queryable } from '@onair/server/database'
import { saveGiftCard } from '@onair/server/seeding'

const pin = '1234'

/** The demonstration's gift cards, all with the PIN 1234; one is empty. Loading again restores no balance. */
const cards = [
  { cardNumber: '6006490000000050', balanceCents: 5000 },
  { cardNumber: '6006490000000500', balanceCents: 50_000 },
  { cardNumber: '6006490000000000', balanceCents: 0 },
]

export async function loadGiftCards(on: Queryable, key: string): Promise<void> {
  for (const { cardNumber, balanceCents } of cards) {
    await saveGiftCard(on, key, { cardNumber, pin }, { balanceCents })
  }
}

/** A gift card with which orders of the demonstration were paid. */
export type SpentGiftCard = { id: string; lastDigits: string }

export async function saveSpentGiftCard(on: Queryable, key: string): Promise<SpentGiftCard> {
  const cardNumber = '6006490000001000'
  const saved = await saveGiftCard(on, key, { cardNumber, pin }, { balanceCents: 100_000 })
  if (!saved) throw new Error('The gift card of the orders exists without them')
  return { ...saved, lastDigits: cardNumber.slice(-4) }
}
