import type { Journal } from '../journal.ts'
import { readToken } from './tokens.ts'

/** What the service knows of a card besides what its token tells: never the number. */
export interface KnownCard {
  Token: string
  ExpiryMonth: string
  ExpiryYear: string
  HolderName: string
}

/** What a token stands for, as the shop's server may ask it. */
export type CardFacts = KnownCard & { CardType: string; LastDigits: string }

export interface CardBook {
  keep(card: KnownCard): void
  /** Null where the token is none of ours. */
  facts(token: string): CardFacts | null
}

/**
 * Expiry and holder of every card that got a token. Demonstration data brings tokens along that were never asked for: those
 * are good for three years more, and nobody's in particular.
 */
export const createCardBook = (options: { journal: Journal<KnownCard>; now: () => Date }): CardBook => {
  const cards = new Map(options.journal.read().map((card) => [card.Token, card]))
  return {
    keep(card) {
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
