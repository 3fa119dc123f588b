import type { Meta, StoryObj } from '@storybook/react-vite'
import { cannedReplies } from '../testing/handlers.ts'
import { AddressForm } from './address-form.tsx'

const values = {
  firstName: 'Susan',
  lastName: 'Martin',
  address1: '88 Lakeshore Road East',
  address2: 'Unit 4',
  city: 'Mississauga',
  province: 'ON',
  zipCode: 'L5G 1C9',
  phone: '416-555-0123',
}
const meta: Meta<typeof AddressForm> = {
  title: 'Screens/Address form',
  component: AddressForm,
  tags: ['autodocs'],
  args: { kind: 'shipping' },
  parameters: { msw: cannedReplies() },
}
export default meta
type Story = StoryObj<typeof AddressForm>

const posted = { values: { ...values, zipCode: 'V5K 0A1' }, isDefault: true, isBilling: false, items: [] }

export const Empty: Story = {}
export const EmptyInFrench: Story = { globals: { language: 'fr' } }
export const Editing: Story = { args: { address: { id: 'a1', values, isDefault: false } } }
export const EditingTheDefault: Story = { args: { address: { id: 'a1', values, isDefault: true } } }
export const Billing: Story = { args: { kind: 'billing', address: { id: 'b', values, isDefault: false } } }
export const Refused: Story = {
  args: {
    typed: {
      ...posted,
      items: [{ area: 'ZipCode', message: 'This postal code is not in the province you chose.' }],
    },
  },
}
export const Away: Story = { args: { typed: { ...posted, away: true } } }
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save|Enregistrer/ }))
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '
export const LongestTexts: Story = {
  args: {
    address: {
      id: 'a1',
      values: { ...values, firstName: long, lastName: long, address1: long, city: long },
      isDefault: false,
    },
  },
}
