import { bareNumber, brandOf, type CardType } from './card.ts'
import { type Behaviour, testCards } from './test-cards.ts'

/** Why a card's bank declines, as it tells the shop. */
export type DeclineReason = 'declined' | 'expired-card' | 'security-code'

export interface TokenisedCard {
  Token: string
  CardType: CardType
  LastDigits: string
  behaviour: Behaviour
}

const behaviours = new Map(testCards.map(({ number, behaviour }) => [number, behaviour]))

const declineReasons: Partial<Record<Behaviour, DeclineReason>> = {
  decline: 'declined',
  expired: 'expired-card',
  code: 'security-code',
}

/** The reason for which a card is declined; undefined if it is not. */
export const declineReason = ({ behaviour }: TokenisedCard): DeclineReason | undefined => declineReasons[behaviour]

/**
 * The token of a card with a valid number. It contains all that the sandbox knows about the card afterwards (brand,
 * last four digits, behaviour): the number is not stored, and a saved card survives a restart. Demonstration data may
 * contain tokens of its own: `card_vi_4242_approve_` and 16 to 32 hexadecimal digits.
 */
export const tokenise = (cardNumber: string, nonce: string): TokenisedCard => {
  const bare = bareNumber(cardNumber)
  const brand = brandOf(bare)
  if (brand === null) throw new Error('A card of no known brand cannot have a token.')
  const behaviour = behaviours.get(bare) ?? 'approve'
  const LastDigits = bare.slice(-4)
  return {
    Token: `card_${brand.toLowerCase()}_${LastDigits}_${behaviour}_${nonce}`,
    CardType: brand,
    LastDigits,
    behaviour,
  }
}

/** Reads a token; null if this service did not issue it. */
export const readToken = (token: string): TokenisedCard | null => {
  const parts = /^card_(vi|mc|ax|fi)_(\d{4})_(approve|decline|expired|code|slow|fail)_[0-9a-f]{16,32}$/.exec(token)
  if (!parts) return null
  const [, brand = '', LastDigits = '', behaviour = ''] = parts
  return {
    Token: token,
    CardType: brand.toUpperCase() as CardType,
    LastDigits,
    behaviour: behaviour as Behaviour,
  }
}
