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
  reserve: { '': 'min(100vh, 60rem)' },
  partSheets: [
    'badge',
    'button',
    'favourite-button',
    'field',
    'icon',
    'notice',
    'pick',
    'picture',
    'price',
    'price-until',
    'quantity-stepper',
    'rich-text',
    'skeleton',
    'spinner',
    'stars',
    'swatch',
    'wallet-button',
  ],
  sheets: ['product', 'gallery/gallery', 'sections'],
  exports: {
    'product.events.ts': ['type Added', 'type BeforeAdd'],
    'product.tsx': ['type ProductProps', 'ProductView'],
    'product-by-number.tsx': ['ProductByNumber', 'type ProductByNumberProps'],
  },
  budget: 45_100,
} as const satisfies Widget<typeof ProductByNumber>
