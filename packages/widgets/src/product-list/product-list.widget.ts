import type { Widget } from '../kit/widget.ts'
import type { ProductsByQuery } from './products-by-query.tsx'

export const widget = {
  tag: 'onair-product-list',
  summary: 'Products of a search, a category, a brand or a list of item numbers.',
  groups: ['list'],
  component: 'ProductList',
  elementComponent: { name: 'ProductsByQuery', file: 'products-by-query.tsx' },
  attributes: {
    searchTerm: 'text',
    dimensions: 'text',
    sortKey: 'text',
    itemNos: 'text',
    count: 'number',
    look: 'text',
    heading: 'text',
  },
  attributeNotes: {
    searchTerm: 'what is searched for',
    dimensions: '`category:kettles`, `brand:maison-nord`; several are joined by commas',
    sortKey: 'the order of the products',
    itemNos: 'at most 36 item numbers, joined by dashes',
  },
  attributeValues: {
    look: ['grid', 'rail'],
    sortKey: ['relevance', 'price-asc', 'price-desc', 'newest', 'rating', 'recently-aired'],
  },
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  root: 'shadow',
  reserve: { '': 'min(100vh, 60rem)', '[item-nos]': '30rem', '[look="rail"]': '28rem' },
  partSheets: [
    'badge',
    'button',
    'favourite-button',
    'icon',
    'news',
    'notice',
    'picture',
    'price',
    'product-tile',
    'rail',
    'skeleton',
    'spinner',
    'stars',
    'swatch',
  ],
  sheets: ['product-list'],
  exports: {
    'product-list.tsx': ['ProductList', 'type ProductListProps'],
    'products-by-query.tsx': ['ProductsByQuery', 'type ProductsByQueryProps'],
  },
  budget: 34_600,
} as const satisfies Widget<typeof ProductsByQuery>
