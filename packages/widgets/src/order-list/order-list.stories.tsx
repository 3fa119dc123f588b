import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { orders, shownOrders } from '../testing/order.fixtures.ts'
import { OrderList } from './order-list.tsx'

const list = (count: number) => [
  http.get('*/api/v2/:language/accounts/:edp/orders', () => HttpResponse.json(orders({ count }))),
  ...cannedReplies(),
]
const meta: Meta<typeof OrderList> = {
  title: 'Widgets/Order list',
  component: OrderList,
  tags: ['autodocs'],
  args: { initial: shownOrders({ page: 2, totalPages: 9 }), dateRange: 0 },
  parameters: { cookies: `${memberCookie}; userName=Susan`, msw: list(6) },
}
export default meta
type Story = StoryObj<typeof OrderList>

export const Pages: Story = {}
export const PagesInFrench: Story = {
  args: { initial: shownOrders({ language: 'fr', page: 2, totalPages: 9 }) },
  globals: { language: 'fr' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const NothingInThePeriod: Story = { args: { initial: shownOrders({ count: 0 }), dateRange: 30 } }
export const NeverOrdered: Story = { args: { initial: shownOrders({ count: 0 }) }, parameters: { msw: list(0) } }
export const NeverOrderedInFrench: Story = { ...NeverOrdered, globals: { language: 'fr' } }
