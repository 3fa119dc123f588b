import type { Widget } from '../kit/widget.ts'
import type { GiftCardBalance } from './gift-card-balance.tsx'

export const widget = {
  tag: 'onair-gift-card-balance',
  summary: 'The form that shows a gift card’s balance.',
  component: 'GiftCardBalance',
  root: 'shadow',
  form: true,
  reserve: { '': '19.75rem' },
  steady: true,
  partSheets: ['button', 'field', 'gift-card-fields', 'icon', 'notice', 'price', 'spinner'],
  sheets: ['gift-card-balance'],
  exports: {
    'gift-card-balance.model.ts': ['type GiftCardBalanceReply'],
    'gift-card-balance.tsx': ['GiftCardBalance', 'type GiftCardBalanceProps'],
  },
  budget: 28_000,
} as const satisfies Widget<typeof GiftCardBalance>
