import type { TourTable } from '@onair/core/tour'
import type { Queryable } from '@onair/server/database'
import { saveGiftCard } from '@onair/server/seeding'

const pin = '1234'

/** The demonstration's gift cards, all with the PIN 1234; one is empty. Loading again restores no balance. */
const cards = [
  { cardNumber: '6006490000000050', balanceCents: 5000, what: { en: 'holds $50.00', fr: 'contient 50,00\u00a0$' } },
  { cardNumber: '6006490000000500', balanceCents: 50_000, what: { en: 'holds $500.00', fr: 'contient 500,00\u00a0$' } },
  { cardNumber: '6006490000000000', balanceCents: 0, what: { en: 'is empty', fr: 'est vide' } },
]

/** The card with which orders were paid. */
const spent = {
  cardNumber: '6006490000001000',
  balanceCents: 100_000,
  what: {
    en: 'holds what the orders of shopper@example.com left of $1,000.00',
    fr: 'contient ce que les commandes de shopper@example.com ont laissé de 1\u00a0000,00\u00a0$',
  },
}

/** The gift cards on the demonstration's page. */
export const giftCardTable: TourTable = {
  id: 'gift-cards',
  title: { en: 'Gift cards', fr: 'Cartes-cadeaux' },
  about: {
    en: `The PIN of each is ${pin}. What is spent stays spent; the command gift-card issue makes another card.`,
    fr: `Le NIP de chacune est ${pin}. Ce qui est dépensé le reste; la commande gift-card issue fait une nouvelle carte.`,
  },
  columns: [
    { en: 'Number', fr: 'Numéro' },
    { en: 'Balance at the first start', fr: 'Solde au premier démarrage' },
  ],
  rows: [...cards, spent].map(({ cardNumber, what }) => ({ typed: inFours(cardNumber), what })),
}

/** In groups of four, as on a card: the shop accepts it with and without blanks, and a screen reader says four digits at a time. */
function inFours(cardNumber: string): string {
  return cardNumber.replace(/(.{4})(?=.)/g, '$1 ')
}

export async function loadGiftCards(on: Queryable, key: string): Promise<void> {
  for (const { cardNumber, balanceCents } of cards) {
    await saveGiftCard(on, key, { cardNumber, pin }, { balanceCents })
  }
}

/** A gift card with which orders of the demonstration were paid. */
export type SpentGiftCard = { id: string; lastDigits: string }

export async function saveSpentGiftCard(on: Queryable, key: string): Promise<SpentGiftCard> {
  const { cardNumber, balanceCents } = spent
  const saved = await saveGiftCard(on, key, { cardNumber, pin }, { balanceCents })
  if (!saved) throw new Error('The gift card of the orders exists without them')
  return { ...saved, lastDigits: cardNumber.slice(-4) }
}
