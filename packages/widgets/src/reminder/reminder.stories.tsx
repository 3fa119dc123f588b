import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { Reminder } from './reminder.tsx'

/** On a page of the shop whose server sends notifications, it also offers to remind on the device. */
const meta: Meta<typeof Reminder> = {
  title: 'Widgets/Reminder',
  component: Reminder,
  tags: ['autodocs'],
  args: { show: { id: 'tea' } },
  parameters: { msw: [http.post('*/shows/:id/reminders', () => new HttpResponse(null, { status: 202 }))] },
}
export default meta
type Story = StoryObj<typeof Reminder>

export const ByEmail: Story = {}
export const ByEmailInFrench: Story = { globals: { language: 'fr' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Asked: Story = { args: { posted: 'asked' } }
export const AskedInFrench: Story = { args: { posted: 'asked' }, globals: { language: 'fr' } }
export const Invalid: Story = { args: { posted: 'invalid' } }
export const OnThisDevice: Story = { args: { posted: 'onDevice' } }
export const OnThisDeviceInFrench: Story = { args: { posted: 'onDevice' }, globals: { language: 'fr' } }
export const NotAllowed: Story = { args: { posted: 'denied' } }
export const NotAllowedInFrench: Story = { args: { posted: 'denied' }, globals: { language: 'fr' } }
export const PushServiceAway: Story = { args: { posted: 'unavailable' } }
export const Away: Story = { args: { posted: 'away' } }
