import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { anOrder, shownOrder, type WireOrder } from '../testing/order.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { ReturnArea } from './return-area.tsx'

type Part = WireOrder['SubOrders'][number]

function show(changes: Partial<Part>, sellerType: string | null = null) {
  const [wire] = anOrder().SubOrders
  if (!wire) throw new Error('The order has a part')
  const Items = wire.Items.map((item) => ({ ...item, SellerType: sellerType }))
  const [part] = shownOrder({ SubOrders: [{ ...wire, Items, ...changes }] }).subOrders
  if (!part) throw new Error('The order has a part')
  renderIn(aShop({ cookies: memberCookie, base: 'http://shop.test' }), <ReturnArea part={part} />)
}
const open = { ReturnByDate: '2026-12-26' }
const byPost = { ...open, ShowCanadaPostReturnCTA: true }
const otherwise = { ...open, ShowGenericReturnCTA: true }
const openInstructions = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'RETURN ITEM(S)' }))
  return screen.findByRole('dialog', { name: 'How to return these items' })
}

const asked = {
  ReturnNo: 'R10000001',
  Status: 'Requested' as const,
  RequestedAt: '2026-11-28T12:00:00Z',
  RefundedAt: null,
  Total: 42.5,
}

describe('the return area', () => {
  test('1. is empty before the shipment is delivered', () => {
    show({})
    expect(document.body).toHaveTextContent('')
  })

  test('2. links a parcel of the postal carrier to the return page of its sub-order', () => {
    show(byPost)
    expect(screen.getByText('Return by December 26, 2026')).toBeVisible()
    expect(screen.getByRole('link', { name: 'RETURN ITEM(S)' })).toHaveAttribute(
      'href',
      'http://shop.test/pages/returnitems?orderNo=100000123-1',
    )
  })

  test('3. has a disabled button once the window has closed, for every seller', () => {
    for (const way of [byPost, otherwise]) {
      show({ ...way, IsReturnDeadlinePassed: true })
      expect(screen.getByText('Return window closed')).toBeVisible()
      expect(screen.getByRole('button', { name: 'RETURN ITEM(S)' })).toBeDisabled()
      expect(screen.queryByText(/Return by/)).toBeNull()
      document.body.replaceChildren()
    }
  })

  test('4. says that an item cannot be returned, and links to the restrictions', () => {
    show({ ShowIneligibleForReturnMessage: true })
    expect(screen.getByText(/Order not eligible for return/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Learn more' })).toHaveAttribute(
      'href',
      'http://shop.test/go/customerservice/returnspage#restrictions',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('6. shows a requested return’s state, and links to its label', () => {
    show({ ...byPost, Returns: [asked] })
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Return R10000001 asked for on November 28, 2026, on its way; your refund of $42.50 follows once it is here',
    )
    expect(screen.getByRole('link', { name: 'Return R10000001' })).toHaveAttribute(
      'href',
      'http://shop.test/pages/returnitems?orderNo=100000123-1&return=R10000001',
    )
  })

  test('7. shows only the refund once everything is returned', () => {
    show({ Returns: [{ ...asked, Status: 'Refunded', RefundedAt: '2026-12-03T17:00:00Z' }] })
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Return R10000001 received; $42.50 refunded on December 3, 2026',
    )
    expect(screen.queryByText('RETURN ITEM(S)')).toBeNull()
  })

  test.each([
    [0, null, /Call customer service/],
    [1, 'OAPartner', /A partner of ours sent these items/],
    [2, 'Marketplace', /A Marketplace seller sent these items/],
  ])('5. mode %i: seller %s has instructions of its own', async (_, seller, text) => {
    show(otherwise, seller)
    expect(await openInstructions()).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
