import type { Meta, StoryObj } from '@storybook/react-vite'
import { someCard } from '../testing/account.fixtures.ts'
import { PaymentCards } from './payment-cards.tsx'

const cards = [
  someCard(),
  someCard({ id: 'c2', isDefault: false, cardType: 'MC', lastDigits: '4444', expiryMonth: '11', expiryYear: '2026' }),
  someCard({ id: 'c3', isDefault: false, cardType: 'AX', lastDigits: '0005', expiryMonth: '01', expiryYear: '2026' }),
  someCard({ id: 'c4', isDefault: false, cardType: 'FI', lastDigits: '0000' }),
]
const meta: Meta<typeof PaymentCards> = {
  title: 'Screens/Payment cards',
  component: PaymentCards,
  tags: ['autodocs'],
  args: { cards, today: '2026-11-21' },
}
export default meta
type Story = StoryObj<typeof PaymentCards>

export const Many: Story = {}
export const ManyInFrench: Story = { globals: { language: 'fr' } }
export const One: Story = { args: { cards: cards.slice(0, 1) } }
export const Empty: Story = { args: { cards: [] } }
export const EmptyInFrench: Story = { args: { cards: [] }, globals: { language: 'fr' } }
export const Added: Story = { args: { done: 'added' } }
export const InUse: Story = {
  args: {
    refused: {
      message:
        'Easy Pay payments still run on this card. Choose another card for them in the order’s details, then remove this one.',
    },
  },
}
export const Away: Story = { args: { refused: 'away' } }
export const AskingBeforeRemoving: Story = { args: { asking: 'c2' } }
export const Full: Story = {
  args: { cards: Array.from({ length: 20 }, (_, n) => someCard({ id: `c${n}`, isDefault: n === 0 })) },
}
export const LongestTexts: Story = { args: { cards: [someCard({ holderName: 'Maximiliana-Wilhelmina '.repeat(4) })] } }
export const Dark: Story = { globals: { theme: 'dark' } }
