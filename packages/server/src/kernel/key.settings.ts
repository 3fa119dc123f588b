import { defineSettings } from './settings.ts'
import { secret } from './variables.ts'

/** The key that gift cards and the token of the shop's own forms are derived from. */
export const keySettings = defineSettings({
  title: 'The key',
  variables: () => ({
    giftCardKey: secret('GIFT_CARD_KEY', {
      about: 'the key of the hashes of gift card numbers and PINs: with another one no existing card can be opened',
      demo: 'onair-gift-cards-demo',
      least: 32,
    }),
  }),
})
