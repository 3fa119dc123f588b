import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimeZone } from './time-zone.tsx'

const meta: Meta<typeof TimeZone> = {
  title: 'Widgets/Time zone',
  component: TimeZone,
  tags: ['autodocs'],
  args: { query: { view: 'week' } },
}
export default meta
type Story = StoryObj<typeof TimeZone>

export const Default: Story = {}
export const InFrench: Story = { globals: { language: 'fr' } }
