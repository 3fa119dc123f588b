import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { cannedReplies } from '../testing/handlers.ts'
import { SettlePayment } from './settle-payment.tsx'

const meta: Meta<typeof SettlePayment> = {
  title: 'Screens/Settle a payment',
  component: SettlePayment,
  tags: ['autodocs'],
  args: {
    linkToken: 'story',
    payment: { orderNo: '40100021', noOfEasyPay: '2 of 4', dueDate: '2026-11-19', amount: 3333 },
  },
  parameters: { msw: cannedReplies() },
}
export default meta
type Story = StoryObj<typeof SettlePayment>

/** The provider's frame is not part of the stories: this is what a guest sees while it opens. */
export const Failed: Story = {}
export const FailedInFrench: Story = { globals: { language: 'fr' } }
/** The payment service is unavailable: no card can be given now. */
export const Away: Story = {
  parameters: {
    msw: [
      http.get('*/api/semafone/config', () =>
        HttpResponse.json([{ Message: 'Please try again in a moment.', Area: 'Capture' }], { status: 503 }),
      ),
      ...cannedReplies(),
    ],
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const LongestTexts: Story = {
  args: { payment: { orderNo: '40100021', noOfEasyPay: '2 of 4', dueDate: '2026-09-30', amount: 999_999_999 } },
}
