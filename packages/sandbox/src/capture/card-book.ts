import type { Journal } from '../journal.ts'
import { readToken } from './tokens.ts'

/** A card's data that its token does not contain; never the number. */
export interface StoredCard {
  Token: string
  ExpiryMonth: string
  ExpiryYear: string
  HolderName: string
}

/** A token's card, as the shop's server may read it. */
export type CardFacts = StoredCard & { CardType: string; LastDigits: string }

export interface CardBook {
  save(card: StoredCard): void
  /** Null for a token that this service did not issue. */
  facts(token: string): CardFacts | null
}

/**
 * Expiry and holder of every card with a token. Tokens of demonstration data were never issued here: they are valid for
 * three more years and have no holder.
 */
export const createCardBook = (options: { journal: Journal<StoredCard>; now: () => Date }): CardBook => {
  const cards = new Map(options.journal.read().map((card) => [card.Token, card]))
  return {
    save(card) {
      options.journal.append(card)
      cards.set(card.Token, card)
    },
    facts(token) {
      const read = readToken(token)
      if (!read) return null
      const { Token, CardType, LastDigits } = read
      const unasked = {
        ExpiryMonth: '12',
        ExpiryYear: String(options.now().getFullYear() + 3),
        HolderName: 'Card Holder',
      }
      const { ExpiryMonth, ExpiryYear, HolderName } = cards.get(token) ?? unasked
      return { Token, CardType, LastDigits, ExpiryMonth, ExpiryYear, HolderName }
    },
  }
}
