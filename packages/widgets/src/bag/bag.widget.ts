import type { Widget } from '../kit/widget.ts'
import type { BagOrDialog } from './bag-or-dialog.tsx'

export const widget = {
  tag: 'onair-bag',
  summary: 'The bag: its lines, promo codes, totals and saved items.',
  pages: 'bag',
  component: 'BagView',
  elementComponent: { name: 'BagOrDialog', file: 'bag-or-dialog.tsx' },
  attributes: { dialog: 'flag', open: 'flag' },
  properties: ['initial'],
  events: {
    onBeforeCheckout: 'onair:before-checkout',
    onOpened: 'onair:bag-opened',
    onClosed: 'onair:bag-closed',
  },
  methods: { mixin: 'withDialog', open: 'Opens the bag as a dialog.', close: 'Closes the dialog.' },
  root: 'shadow',
  reserve: { '': 'min(100vh, 60rem)', '[dialog]': '0' },
  cssParts: { dialog: 'The dialog, with its own `::backdrop`.' },
  partSheets: [
    'badge',
    'button',
    'easy-pay-choice',
    'field',
    'icon',
    'notice',
    'picture',
    'plan',
    'price',
    'price-until',
    'quantity-stepper',
    'skeleton',
    'spinner',
    'totals',
    'wallet-button',
  ],
  sheets: ['bag'],
  exports: {
    'bag.events.ts': ['type BagClosed', 'type BagOpened', 'type BeforeCheckout'],
    'bag.tsx': ['type BagProps', 'BagView'],
    'bag-or-dialog.tsx': ['BagOrDialog', 'type BagOrDialogProps'],
  },
} as const satisfies Widget<typeof BagOrDialog>
