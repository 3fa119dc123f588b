import { fromWire } from '@onair/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { anAirLog, anAirState } from '../testing/control-room.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import type { Room } from './control-room.model.ts'
import { ControlRoom } from './control-room.tsx'

const initial = fromWire({ state: anAirState(), log: anAirLog() }) as Room
const meta: Meta<typeof ControlRoom> = {
  title: 'Screens/Control room',
  component: ControlRoom,
  tags: ['autodocs'],
  parameters: { cookies: memberCookie, msw: cannedReplies() },
  args: { initial },
}
export default meta
type Story = StoryObj<typeof ControlRoom>

export const OnAir: Story = {}
export const OnAirInFrench: Story = { globals: { language: 'fr' } }
export const NothingOn: Story = {
  args: { initial: { log: initial.log, state: { ...initial.state, now: null, onAir: null, products: [] } } },
}
export const Dark: Story = { globals: { theme: 'dark' } }
