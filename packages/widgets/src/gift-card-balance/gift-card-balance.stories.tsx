import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { cannedReplies } from '../testing/handlers.ts'
import { GiftCardBalance } from './gift-card-balance.tsx'

const call = '*/api/v2/:language/giftcardbalance'
const balanceReply = http.post(call, () => HttpResponse.json({ Balance: 37.5, ExpiryDate: null }))
const wrong = http.post(call, () =>
  HttpResponse.json(
    [{ Message: 'This number and PIN do not match a gift card. Please check both.', Area: 'GiftCards' }],
    { status: 417 },
  ),
)

const meta: Meta<typeof GiftCardBalance> = {
  title: 'Widgets/Gift card balance',
  component: GiftCardBalance,
  tags: ['autodocs'],
  parameters: { msw: [balanceReply, ...cannedReplies()] },
}
export default meta
type Story = StoryObj<typeof GiftCardBalance>

const asked: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^(Gift card number|Numéro)/), '6006 4900 0000 0050')
  await userEvent.type(canvas.getByLabelText(/^(PIN|NIP)/), '1234')
  await userEvent.click(canvas.getByRole('button'))
}

export const Empty: Story = {}
export const EmptyInFrench: Story = { globals: { language: 'fr' } }
export const Balance: Story = { play: asked }
export const BalanceInFrench: Story = { play: asked, globals: { language: 'fr' } }
export const Refused: Story = { parameters: { msw: [wrong, ...cannedReplies()] }, play: asked }
/** A form that was posted without JavaScript. */
export const Posted: Story = { args: { posted: { balance: 50000, expiryDate: '2030-12-31' } } }
export const Unreachable: Story = {
  parameters: { msw: [http.post(call, () => HttpResponse.error()), ...cannedReplies()] },
  play: asked,
}
export const Dark: Story = { play: asked, globals: { theme: 'dark' } }
