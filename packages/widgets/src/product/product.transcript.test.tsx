import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeChannel } from '../testing/channel.ts'
import { shownKettle } from '../testing/product.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { transcriptOf } from '../testing/transcript.ts'
import { ProductView } from './product.tsx'

const at = '2026-11-21T14:00:00-05:00'
beforeEach(() => {
  fakeChannel()
  vi.setSystemTime(at)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** On air, reduced, in Easy Pay; one colour is nearly gone and one gone. */
test.each(['en', 'fr'] as const)('what a screen reader says of a product, %s', async (language) => {
  const shop = aShop({ fetch: aServer().fetch, language })
  const { container } = renderIn(shop, <ProductView product={shownKettle({ language })} at={at} />)
  await expect(await transcriptOf(container)).toMatchFileSnapshot(`product.transcript.${language}.txt`)
})
