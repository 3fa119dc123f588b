import { addDays } from '@onair/core/dates'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { shownEasyPays } from '../testing/order.fixtures.ts'
import { EasyPay } from './easy-pay.tsx'

const soon = addDays(new Date().toISOString().slice(0, 10), 3)
const meta: Meta<typeof EasyPay> = {
  title: 'Widgets/Easy Pay',
  component: EasyPay,
  tags: ['autodocs'],
  args: { initial: shownEasyPays(5, soon) },
  parameters: { cookies: `${memberCookie}; userName=Susan` },
}
export default meta
type Story = StoryObj<typeof EasyPay>

export const SomePayments: Story = {}
export const SomePaymentsInFrench: Story = { globals: { language: 'fr' } }
export const TwoPages: Story = { args: { initial: shownEasyPays(20, soon) } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const NoPayments: Story = { args: { initial: [] } }
export const NoPaymentsInFrench: Story = { args: { initial: [] }, globals: { language: 'fr' } }
