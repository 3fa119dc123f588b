import type { Widget } from '../kit/widget.ts'
import type { StoreCardOfCustomer } from './store-card-of-customer.tsx'

export const widget = {
  tag: 'onair-store-card',
  summary: 'The application of the signed-in customer for the shop’s own card, and its decision.',
  component: 'StoreCard',
  elementComponent: { name: 'StoreCardOfCustomer', file: 'store-card-of-customer.tsx' },
  root: 'light',
  form: true,
  reserve: { '': 'min(100vh, 60rem)' },
  forMembers: true,
  partSheets: [
    'account-header',
    'address-fields',
    'button',
    'card-logo',
    'check',
    'error-summary',
    'field',
    'icon',
    'listbox',
    'notice',
    'panel',
    'skeleton',
    'spinner',
  ],
  sheets: ['store-card'],
  exports: { 'store-card.tsx': ['StoreCard', 'type StoreCardProps'] },
  budget: 42_700,
} as const satisfies Widget<typeof StoreCardOfCustomer>
