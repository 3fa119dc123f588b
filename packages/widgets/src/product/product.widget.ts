import type { Widget } from '../kit/widget.ts'
import type { ProductByNumber } from './product-by-number.tsx'

export const widget = {
  tag: 'onair-product',
  summary: 'A product: pictures, price, choices, adding to the bag.',
  component: 'ProductView',
  elementComponent: { name: 'ProductByNumber', file: 'product-by-number.tsx' },
  attributes: { itemNo: 'text' },
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  root: 'shadow',
  partSheets: [
    'added-drawer',
    'badge',
    'button',
    'dialog',
    'favourite-button',
    'field',
    'icon',
    'item-row',
    'notice',
    'pick',
    'picture',
    'plan',
    'price',
    'price-until',
    'quantity-stepper',
    'rich-text',
    'spinner',
    'stars',
    'swatch',
  ],
  sheets: ['product', 'buy/forms', 'gallery/gallery', 'sections'],
  exports: {
    'product.events.ts': ['type Added', 'type BeforeAdd'],
    'product.tsx': ['type ProductProps', 'ProductView'],
    'product-by-number.tsx': ['ProductByNumber', 'type ProductByNumberProps'],
  },
} as const satisfies Widget<typeof ProductByNumber>
