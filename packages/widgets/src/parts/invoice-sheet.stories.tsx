import { fromWire } from '@onair/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aCreditNote, aFrenchCopy, shownInvoice } from '../testing/invoice.fixtures.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'

const meta: Meta<typeof InvoiceSheet> = {
  title: 'Parts/Invoice sheet',
  component: InvoiceSheet,
  tags: ['autodocs'],
  args: { invoice: shownInvoice() },
  decorators: [
    (Story) => (
      <div className="onair">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof InvoiceSheet>

const { lines } = shownInvoice()
const many = Array.from({ length: 24 }, (_, index) =>
  lines.map((line) => ({ ...line, description: `${line.description} `.repeat(1 + (index % 4)) })),
).flat()

export const Original: Story = {}
/** It says which document is valid. */
export const FrenchCopy: Story = { args: { invoice: fromWire(aFrenchCopy()) } }
export const CreditNote: Story = { args: { invoice: fromWire(aCreditNote()) } }
/** Gift cards and donations: nothing was shipped, nothing is taxed. */
export const NothingShipped: Story = {
  args: { invoice: shownInvoice({ ShipTo: null, Taxes: [], ShippingHandling: 0, Discount: 0 }) },
}
export const MarketplaceSeller: Story = { args: { invoice: shownInvoice({ SellerType: 'Marketplace' }) } }
/** More than a sheet of Letter. */
export const ManyLongLines: Story = { args: { invoice: { ...shownInvoice(), lines: many } } }
