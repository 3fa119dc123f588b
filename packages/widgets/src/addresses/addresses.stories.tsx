import type { Meta, StoryObj } from '@storybook/react-vite'
import { someAddress } from '../testing/account.fixtures.ts'
import { Addresses } from './addresses.tsx'

const shipping = [
  someAddress(),
  someAddress({ id: 'a2', isDefault: false, address1: '1200 rue Sherbrooke Ouest', city: 'Montréal', province: 'QC' }),
  someAddress({ id: 'a3', isDefault: false, address1: 'PO Box 12', isPOBox: true, address2: null }),
]
const meta: Meta<typeof Addresses> = {
  title: 'Screens/Addresses',
  component: Addresses,
  tags: ['autodocs'],
  args: { billing: someAddress({ id: 'b', isDefault: false }), shipping },
}
export default meta
type Story = StoryObj<typeof Addresses>

export const Many: Story = {}
export const ManyInFrench: Story = { globals: { language: 'fr' } }
export const One: Story = { args: { shipping: shipping.slice(0, 1) } }
export const Empty: Story = { args: { billing: null, shipping: [] } }
export const EmptyInFrench: Story = { args: { billing: null, shipping: [] }, globals: { language: 'fr' } }
export const Added: Story = { args: { done: 'added' } }
export const Gone: Story = { args: { refused: 'gone' } }
export const Away: Story = { args: { refused: 'away' } }
export const AskingBeforeRemoving: Story = { args: { asking: 'a2' } }
export const Full: Story = {
  args: { shipping: Array.from({ length: 50 }, (_, n) => someAddress({ id: `a${n}`, isDefault: n === 0 })) },
}
const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '
export const LongestTexts: Story = {
  args: { shipping: [someAddress({ firstName: long, lastName: long, address1: long, address2: long, city: long })] },
}
export const Dark: Story = { globals: { theme: 'dark' } }
