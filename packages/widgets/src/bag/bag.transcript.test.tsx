import { fromWire } from '@onair/core/contract'
import { expect, test } from 'vitest'
import { bagCookies, withBag } from '../testing/at-bag.tsx'
import { aBagInFour } from '../testing/bag.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { transcriptOf } from '../testing/transcript.ts'
import { BagView } from './bag.tsx'

/** In four payments, with a promo code, a few dollars below free delivery. */
test.each(['en', 'fr'] as const)('what a screen reader says of a bag, %s', async (language) => {
  const bag = aBagInFour({
    language,
    FreeShippingRemaining: 12.5,
    Discount: 19.9,
    Promotions: [
      {
        Code: 'WELCOME10',
        Description: language === 'fr' ? 'Rabais de 10 %' : '10% off',
        Amount: 19.9,
        IsApplied: true,
      },
    ],
  })
  const shop = aShop({ fetch: withBag(bag).fetch, cookies: bagCookies, language })
  const { container } = renderIn(shop, <BagView initial={fromWire(bag)} />)
  await expect(await transcriptOf(container)).toMatchFileSnapshot(`bag.transcript.${language}.txt`)
})
