import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { member, ready, show, step } from '../../testing/at-checkout.tsx'
import { aCard, aCheckoutServer } from '../../testing/checkout.fixtures.ts'

/** A bag that a gift card pays. */
const byGiftCard = {
  GiftCards: [{ Id: 'g1', LastDigits: '0500', Amount: 236.14, Balance: 500 }],
  GrandTotal: 0,
  CreditCard: null,
}
const review = () => within(step('Review and place your order'))

describe('above the button that places the order', () => {
  test.each([
    ['by card', {}],
    ['by wallet', { CreditCard: { ...aCard(), CardType: 'PY' as const } }],
    ['by gift cards alone', byGiftCard],
  ])('1. stand the terms, the returns window and the seller, with links (%s)', async (_, bag) => {
    show(aCheckoutServer(ready(bag)), member)
    const sentence = (await screen.findByText(/^By placing this order/)).textContent
    expect(sentence?.replaceAll(' (opens in a new tab)', '')).toBe(
      'By placing this order you accept our terms of sale. You can return items within 30 days of delivery. Here are the seller’s name and address.',
    )
    const paths = ['terms', 'returnspage', 'contactus'].map((slug) =>
      expect.stringContaining(`/go/customerservice/${slug}`),
    )
    const links = review().getAllByRole('link', { name: /new tab/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(paths)
    const button = review().getByRole('button', { name: /^(Pay|Place)/ })
    for (const link of links) {
      expect(link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    }
  })

  test('1b. an order that ships nothing promises no return and no shipping', async () => {
    show(aCheckoutServer(ready({ Ships: false, ShippingAddress: null })), member)
    const sentence = (await screen.findByText(/^By placing this order/)).textContent
    expect(sentence).toContain('Gift cards and donations cannot be returned')
    expect(sentence).not.toContain('delivery')
    expect(
      screen.getByText(
        'We authorize $236.14 on your card today, and charge it once your order can no longer be changed.',
      ),
    ).toBeVisible()
  })

  test('2. says when the card is charged; nothing if it pays nothing', async () => {
    show(aCheckoutServer(ready()), member)
    expect(
      await screen.findByText('We authorize $236.14 on your card today, and charge it when your order ships.'),
    ).toBeVisible()
    document.body.replaceChildren()
    show(aCheckoutServer(ready(byGiftCard)), member)
    await screen.findByText(/^By placing this order/)
    expect(screen.queryByText(/on your card today/)).toBeNull()
  })
})
