import { addDays } from '@onair/core/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { shownEasyPays, shownFailedEasyPays } from '../testing/order.fixtures.ts'
import { EasyPay } from './easy-pay.tsx'
import { OwnPayments } from './own-payments.tsx'

const soon = addDays(new Date().toISOString().slice(0, 10), 3)
const meta: Meta<typeof EasyPay> = {
  title: 'Widgets/Easy Pay',
  component: EasyPay,
  tags: ['autodocs'],
  args: { initial: shownEasyPays(5, soon) },
  parameters: { cookies: `${memberCookie}; userName=Susan`, msw: cannedReplies() },
}
export default meta
type Story = StoryObj<typeof EasyPay>

export const SomePayments: Story = {}
export const SomePaymentsInFrench: Story = { globals: { language: 'fr' } }
export const OnePayment: Story = { args: { initial: shownEasyPays(1, soon) } }
export const Declined: Story = { args: { initial: shownFailedEasyPays(soon) } }
export const DeclinedInFrench: Story = { args: { initial: shownFailedEasyPays(soon) }, globals: { language: 'fr' } }
/** After the last attempt nothing happens by itself. */
export const DeclinedForTheLastTime: Story = {
  args: { initial: shownFailedEasyPays(soon).map((one) => ({ ...one, retryOn: null })) },
}
/** The order has not shipped. */
export const NotBegun: Story = {
  args: { initial: shownFailedEasyPays(soon).map((one) => ({ ...one, status: 'Due', retryOn: null, payable: false })) },
}
export const CalendarOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Open the calendar|Ouvrir le calendrier)$/ }))
    await canvas.findByRole('dialog')
  },
}
export const CalendarOpenInFrench: Story = { ...CalendarOpen, globals: { language: 'fr' } }
export const PayingNow: Story = {
  args: { initial: shownFailedEasyPays(soon) },
  play: async ({ canvas, userEvent }) => {
    const [pay] = canvas.getAllByRole('button', { name: /^Pay now/ })
    if (pay) await userEvent.click(pay)
  },
}
export const TwoPages: Story = { args: { initial: shownEasyPays(20, soon) } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const NoPayments: Story = { args: { initial: [] } }
export const NoPaymentsInFrench: Story = { args: { initial: [] }, globals: { language: 'fr' } }
export const LongestTexts: Story = {
  args: { initial: shownFailedEasyPays(soon).map((one) => ({ ...one, totalAmount: 999_999_999 })) },
}
const own = (reply: () => Response | Promise<Response>) => ({
  render: () => <OwnPayments />,
  parameters: { msw: [http.get('*/api/v2/:language/accounts/:edp/easypayschedule', reply), ...cannedReplies()] },
})
/** The element, which reads the payments itself. */
export const Loading: Story = own(async () => {
  await delay('infinite')
  return HttpResponse.json([])
})
export const Failing: Story = own(() =>
  HttpResponse.json([{ Message: 'The shop has too many visitors right now.', Area: 'Busy' }], { status: 503 }),
)
