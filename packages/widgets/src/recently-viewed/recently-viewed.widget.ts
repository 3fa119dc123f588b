import type { Widget } from '../kit/widget.ts'
import type { RecentlyViewed } from './recently-viewed.tsx'

export const widget = {
  tag: 'onair-recently-viewed',
  summary: 'The products that this browser has viewed, the latest first.',
  groups: ['product'],
  component: 'RecentlyViewed',
  attributes: { itemNo: 'text', open: 'flag', page: 'number' },
  properties: ['initial'],
  attributeNotes: { itemNo: 'of the page itself: it is left out' },
  root: 'shadow',
  reserve: { '': '0', '[open]': 'min(100vh, 60rem)' },
  steady: true,
  partSheets: [
    'badge',
    'button',
    'favourite-button',
    'icon',
    'news',
    'notice',
    'pager',
    'picture',
    'price',
    'product-tile',
    'rail',
    'spinner',
    'stars',
    'swatch',
  ],
  sheets: ['recently-viewed'],
  exports: { 'recently-viewed.tsx': ['RecentlyViewed', 'type RecentlyViewedProps'] },
  budget: 34_000,
} as const satisfies Widget<typeof RecentlyViewed>
