import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anonymous, member, press, ready, show } from '../../testing/at-checkout.tsx'
import { aBagToOrder, aCheckoutServer } from '../../testing/checkout.fixtures.ts'

describe('the order beside the steps', () => {
  test('1. opens and closes; its total always shows', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), anonymous)
    const toggle = screen.getByRole('button', { name: /^Show your order/ })
    expect(toggle).toHaveAccessibleName('Show your order $236.14')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    expect(screen.getByRole('button', { name: /^Hide your order/ })).toHaveAttribute('aria-expanded', 'true')
  })

  test('2. names every promotion, tax and gift card', () => {
    const bag = ready({
      Promotions: [
        { Code: 'WELCOME10', Description: '10% off your order', Amount: 19.9, IsApplied: true },
        { Code: 'FREESHIP', Description: 'Free shipping', Amount: 0, IsApplied: true },
        { Code: 'EXPIRED', Description: 'Spring', Amount: 0, IsApplied: false },
      ],
      Discount: 19.9,
      ShippingHandling: 0,
      GiftCards: [{ Id: 'g1', LastDigits: '0050', Amount: 50, Balance: 50 }],
    })
    show(aCheckoutServer(bag), member)
    const rows = within(screen.getByRole('complementary', { name: 'Your order' })).getAllByRole('term')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Merchandise',
      'Shipping and handlingFree shipping (FREESHIP)',
      'HST 13%',
      '10% off your orderWELCOME10',
      'Order total',
      'Gift card ending in 0050',
      'Grand total',
    ])
  })

  test('2b. in several payments, says what is paid today and later, beside the total and in the list', () => {
    const Installments = [60.14, 58.67, 58.67, 58.66].map((Amount, index) => ({
      Number: index + 1,
      DueDate: `2026-${['11-21', '12-21', '12-31', '12-31'][index]}`,
      Amount,
    }))
    show(aCheckoutServer(ready({ NoOfInstallments: 4, Installments })), member)
    const order = within(screen.getByRole('complementary', { name: 'Your order' }))
    expect(order.getByRole('button', { name: /your order/ })).toHaveAccessibleName(
      /\$236\.14 Today \$60\.14, then 2\s×\s\$58\.67 and \$58\.66$/,
    )
    const due = order.getByText('Easy Pay', { selector: 'dt' })
    expect(due.nextElementSibling).toHaveTextContent('Today $60.14, then 2 × $58.67 and $58.66')
    expect(due.closest('dl')).toContainElement(order.getByText('Order total'))
  })

  test('2c. says until when the price of a price window is valid', () => {
    const bag = ready()
    const [line, ...others] = bag.CartLines
    const until = new Date(Date.now() + 15 * 60_000).toISOString()
    show(aCheckoutServer(ready({ CartLines: [{ ...line, PriceUntil: until }, ...others] as never })), member)
    const order = within(screen.getByRole('complementary', { name: 'Your order' }))
    expect(order.getAllByText(/^At this price until \d/)).toHaveLength(1)
  })

  test('3. announces the progress of the checkout', async () => {
    const { user } = show(aCheckoutServer(aBagToOrder()), anonymous)
    expect(screen.getByText('Step 1 of 5: Who is ordering')).toBeVisible()
    await press(user, 'Continue as a guest')
    expect(screen.getByText('Step 2 of 5: Delivery address')).toBeVisible()
  })
})
