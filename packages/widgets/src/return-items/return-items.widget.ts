import type { Widget } from '../kit/widget.ts'
import type { ReturnItemsByNumber } from './return-items-by-number.tsx'

export const widget = {
  tag: 'onair-return-items',
  summary: 'Returns items of one shipment of the signed-in customer, and prints the label.',
  component: 'ReturnItems',
  elementComponent: { name: 'ReturnItemsByNumber', file: 'return-items-by-number.tsx' },
  attributes: { orderNo: 'text' },
  root: 'shadow',
  reserve: { '': 'min(100vh, 60rem)' },
  forMembers: true,
  partSheets: [
    'account-header',
    'button',
    'field',
    'icon',
    'item-row',
    'notice',
    'picture',
    'price',
    'skeleton',
    'spinner',
    'totals',
  ],
  sheets: ['return-items'],
  exports: {
    'return-items.tsx': ['ReturnItems', 'type ReturnItemsProps'],
    'return-items.model.ts': ['readReturn', 'type TypedReturn'],
  },
  budget: 36_000,
} as const satisfies Widget<typeof ReturnItemsByNumber>
