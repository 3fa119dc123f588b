import { fromWire } from '@onair/core/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { anonymous, member } from '../testing/at-checkout.tsx'
import { aBagToOrder, aCard, aCheckoutServer, aMembersBag, anAddress } from '../testing/checkout.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { transcriptOf } from '../testing/transcript.ts'
import { Checkout } from './checkout.tsx'

const words = {
  en: { asGuest: 'Continue as a guest', deliver: 'Deliver to this address' },
  fr: { asGuest: 'Continuer sans compte', deliver: 'Livrer à cette adresse' },
}

describe.each(['en', 'fr'] as const)('what a screen reader says of the checkout, %s', (language) => {
  const show = (bag: ReturnType<typeof aBagToOrder>, cookies: string) => {
    const shop = aShop({ cookies, fetch: aCheckoutServer(bag, { language }).fetch, language })
    return renderIn(shop, <Checkout initial={fromWire(bag)} />).container
  }

  test('a guest’s address that was sent empty', async () => {
    const container = show(aBagToOrder(language), anonymous)
    await userEvent.click(screen.getByRole('button', { name: words[language].asGuest }))
    await userEvent.click(await screen.findByRole('button', { name: words[language].deliver }))
    await expect(await transcriptOf(container)).toMatchFileSnapshot(`delivery/delivery.transcript.${language}.txt`)
  })

  test('a member’s order before it is placed', async () => {
    const bag = aMembersBag(language, { ShippingAddress: anAddress(), CreditCard: aCard() })
    const container = show(bag, member)
    await screen.findByRole('button', { name: /(authorize \$|et autoriser )/ })
    await expect(await transcriptOf(container)).toMatchFileSnapshot(`review/review.transcript.${language}.txt`)
  })
})
