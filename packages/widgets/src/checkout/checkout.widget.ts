import type { Widget } from '../kit/widget.ts'
import type { CheckoutOfBag } from './checkout-of-bag.tsx'

export const widget = {
  tag: 'onair-checkout',
  summary: 'The checkout of the bag, from the address to the confirmation.',
  component: 'Checkout',
  elementComponent: { name: 'CheckoutOfBag', file: 'checkout-of-bag.tsx' },
  attributes: { siteKey: 'text' },
  events: { onOrderPlaced: 'onair:order-placed' },
  root: 'light',
  form: true,
  partSheets: [
    'address-block',
    'address-fields',
    'button',
    'capture-frame',
    'error-summary',
    'field',
    'gift-card-fields',
    'icon',
    'item-row',
    'listbox',
    'notice',
    'picture',
    'plan',
    'price',
    'sign-in-form',
    'spinner',
    'totals',
  ],
  sheets: ['checkout', 'delivery/delivery', 'payment/payment', 'review/review'],
  exports: { 'checkout.events.ts': ['type OrderPlaced'], 'checkout.tsx': ['Checkout', 'type CheckoutProps'] },
} as const satisfies Widget<typeof CheckoutOfBag>
