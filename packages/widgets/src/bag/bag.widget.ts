import type { Widget } from '../kit/widget.ts'
import type { BagView } from './bag.tsx'

export const widget = {
  tag: 'onair-bag',
  summary: 'The bag: its lines, promo codes, totals and saved items.',
  component: 'BagView',
  properties: ['initial'],
  events: { onBeforeCheckout: 'onair:before-checkout' },
  root: 'shadow',
  partSheets: [
    'badge',
    'button',
    'field',
    'icon',
    'notice',
    'picture',
    'plan',
    'price',
    'price-until',
    'quantity-stepper',
    'spinner',
    'totals',
  ],
  sheets: ['bag'],
  exports: { 'bag.events.ts': ['type BeforeCheckout'], 'bag.tsx': ['type BagProps', 'BagView'] },
} as const satisfies Widget<typeof BagView>
