import type { Kept } from '../kernel/kept.ts'
import { forgetTries } from './kept.queries.ts'

export const giftCardKept: Kept = {
  tables: ['gift_card', 'gift_card_entry', 'gift_card_tries', 'sold_gift_card'],
  retention: [
    {
      name: 'giftCardTries',
      tables: ['gift_card_tries'],
      data: 'counts of wrong gift card numbers and PINs',
      kept: 'an hour',
      because: 'they only slow down guessing',
      forget: forgetTries,
    },
    {
      name: 'giftCards',
      tables: ['gift_card', 'gift_card_entry', 'sold_gift_card'],
      data: 'gift cards: hashes of number and PIN, balance, movements',
      kept: 'always',
      because: 'they are money that the shop owes; nobody is named',
    },
  ],
}
