import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { orders, shownOrders } from '../testing/order.fixtures.ts'
import { OrderList } from './order-list.tsx'
import { OwnOrders } from './own-orders.tsx'

const answers = (...handlers: HttpHandler[]) => ({ msw: [...handlers, ...cannedReplies()] })
const address = '*/api/v2/:language/accounts/:edp/orders'
const list = (count: number) => http.get(address, () => HttpResponse.json(orders({ count, totalPages: 9 })))
const meta: Meta<typeof OrderList> = {
  title: 'Widgets/Order list',
  component: OrderList,
  tags: ['autodocs'],
  args: shownOrders({ page: 2, totalPages: 9 }),
  parameters: { cookies: `${memberCookie}; userName=Susan`, ...answers(list(6)) },
}
export default meta
type Story = StoryObj<typeof OrderList>

export const Pages: Story = {}
export const PagesInFrench: Story = {
  args: shownOrders({ language: 'fr', page: 2, totalPages: 9 }),
  globals: { language: 'fr' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const One: Story = { args: shownOrders({ count: 1 }) }
/** Loading another page never ends. */
export const Loading: Story = { parameters: answers(http.get(address, () => delay('infinite'))) }
/** Loading another page fails: the first error's message replaces the list. */
export const Failing: Story = {
  parameters: answers(
    http.get(address, () =>
      HttpResponse.json([{ Message: 'The shop has too many visitors right now.', Area: 'Busy' }], { status: 503 }),
    ),
  ),
}
export const NothingInThePeriod: Story = { args: shownOrders({ count: 0, dateRange: 30, everOrdered: true }) }
export const NothingInThePeriodInFrench: Story = { ...NothingInThePeriod, globals: { language: 'fr' } }
export const NeverOrdered: Story = { args: shownOrders({ count: 0 }) }
export const NeverOrderedInFrench: Story = { ...NeverOrdered, globals: { language: 'fr' } }
/** The element, which reads the orders itself and shows the account's header. */
export const Own: Story = { render: () => <OwnOrders /> }
export const OwnSignedOut: Story = { render: () => <OwnOrders />, parameters: { cookies: '' } }
const shown = shownOrders()
const { list: longest } = shown.initial
export const LongestTexts: Story = {
  args: {
    ...shown,
    initial: {
      ...shown.initial,
      list: {
        ...longest,
        orderSummary: longest.orderSummary.map((one) => ({
          ...one,
          orderTotal: 999_999_999,
          status: 'Commande annulée en partie',
        })),
      },
    },
  },
}
