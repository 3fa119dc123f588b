import type { Meta, StoryObj } from '@storybook/react-vite'
import { Information } from './information.tsx'

const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  startedAt: '2026-11-02T14:05:00Z',
  lastSeenAt: '2026-11-21T16:40:00Z',
})
const here = session('1', 'Firefox, Windows', true)
const meta: Meta<typeof Information> = {
  title: 'Screens/Information',
  component: Information,
  tags: ['autodocs'],
  args: {
    email: 'susan.martin@example.com',
    securityQuestionId: 'first-pet',
    sessions: [here, session('2', 'Safari, iOS'), session('3', '')],
  },
}
export default meta
type Story = StoryObj<typeof Information>

export const Many: Story = {}
export const ManyInFrench: Story = { globals: { language: 'fr' } }
export const OneSession: Story = { args: { sessions: [here] } }
export const NoQuestion: Story = { args: { securityQuestionId: null } }
export const LinkSent: Story = { args: { done: 'email' } }
export const PasswordChanged: Story = { args: { done: 'password' } }
export const SessionGone: Story = { args: { refused: 'gone' } }
export const Away: Story = { args: { refused: 'away' } }
const long = 'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
export const LongestTexts: Story = { args: { email: `${long}@${long}.example.com` } }
export const Dark: Story = { globals: { theme: 'dark' } }
