import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { aReturn, aReturnableOrder, shownReturn, shownReturnableOrder } from '../testing/return.fixtures.ts'
import { ReturnItems } from './return-items.tsx'

const call = '*/api/v2/:language/accounts/:edp/orders/:id/returns'
const taken = http.post(call, () => HttpResponse.json(aReturn(), { status: 201 }))
const order = http.get('*/api/v2/:language/accounts/:edp/orders/:id', () => HttpResponse.json(aReturnableOrder()))

const meta: Meta<typeof ReturnItems> = {
  title: 'Widgets/Return items',
  component: ReturnItems,
  tags: ['autodocs'],
  args: { shipOrderNo: '100000123-1', order: shownReturnableOrder(), returns: [] },
  parameters: { msw: [taken, order, ...cannedReplies()], cookies: memberCookie },
}
export default meta
type Story = StoryObj<typeof ReturnItems>

const one = [{ lineId: '100000123-1-1', quantity: 1, reason: 'Damaged' }]
const many = Array.from({ length: 12 }, (_, index) => {
  const [item] = shownReturnableOrder().subOrders[0]?.items ?? []
  return item ? [{ ...item, lineId: `100000123-1-${index + 1}`, description: `${item.description} `.repeat(4) }] : []
}).flat()

export const Choosing: Story = {}
export const ChoosingInFrench: Story = {
  args: { order: shownReturnableOrder({ language: 'fr' }) },
  globals: { language: 'fr' },
}
export const RefundShown: Story = { args: { typed: { items: one, comment: 'The lid is cracked.' } } }
export const Refused: Story = {
  args: {
    typed: { items: one, comment: '', message: 'The return window of this shipment closed on November 20, 2026.' },
  },
}
export const Made: Story = { args: { returns: [shownReturn()], returnNo: 'R10000001' } }
export const MadeInFrench: Story = {
  args: {
    order: shownReturnableOrder({ language: 'fr' }),
    returns: [shownReturn({ language: 'fr' })],
    returnNo: 'R10000001',
  },
  globals: { language: 'fr' },
}
export const Refunded: Story = {
  args: {
    returns: [shownReturn({ Status: 'Refunded', RefundedAt: '2026-12-02T10:00:00-05:00' })],
    returnNo: 'R10000001',
  },
}
export const WithEarlierReturns: Story = { args: { returns: [shownReturn()] } }
export const ManyLongNames: Story = {
  args: {
    order: {
      ...shownReturnableOrder(),
      subOrders: shownReturnableOrder().subOrders.map((part) => ({ ...part, items: many })),
    },
  },
}
export const WindowClosed: Story = { args: { order: shownReturnableOrder({ IsReturnDeadlinePassed: true }) } }
export const NotDelivered: Story = { args: { order: shownReturnableOrder({ DeliveryDate: null }) } }
export const NotEligible: Story = { args: { order: shownReturnableOrder({ ShowIneligibleForReturnMessage: true }) } }
export const AnotherWay: Story = { args: { order: shownReturnableOrder({ ShowCanadaPostReturnCTA: false }) } }
export const Unreachable: Story = {
  parameters: { msw: [http.post(call, () => HttpResponse.error()), ...cannedReplies()] },
}
export const Dark: Story = { ...Made, globals: { theme: 'dark' } }
