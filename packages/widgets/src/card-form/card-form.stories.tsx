import type { Meta, StoryObj } from '@storybook/react-vite'
import { someCard } from '../testing/account.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { CardForm } from './card-form.tsx'

const meta: Meta<typeof CardForm> = {
  title: 'Screens/Card form',
  component: CardForm,
  tags: ['autodocs'],
  args: { today: '2026-11-21' },
  parameters: { msw: cannedReplies() },
}
export default meta
type Story = StoryObj<typeof CardForm>

export const Editing: Story = { args: { card: someCard({ isDefault: false }) } }
export const EditingInFrench: Story = { args: { card: someCard() }, globals: { language: 'fr' } }
/** It has expired: the year has to be chosen again. */
export const Expired: Story = { args: { card: someCard({ expiryMonth: '01', expiryYear: '2024' }) } }
export const Incomplete: Story = {
  args: { card: someCard({ expiryMonth: '01', expiryYear: '2024' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save|Enregistrer/ }))
  },
}
export const Refused: Story = {
  args: {
    card: someCard(),
    refused: [{ area: 'ExpiryMonth', message: 'Select a valid Expiration Month: this card has expired.' }],
  },
}
/** The provider's frame is not part of the stories: this is what a shopper sees while it opens. */
export const New: Story = {}
export const NewInFrench: Story = { globals: { language: 'fr' } }
export const NewWhileAway: Story = { args: { refused: [] } }
export const Dark: Story = { args: { card: someCard() }, globals: { theme: 'dark' } }
export const LongestTexts: Story = { args: { card: someCard({ holderName: 'Maximiliana-Wilhelmina '.repeat(4) }) } }
