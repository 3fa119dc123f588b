import type { Widget } from '../kit/widget.ts'
import type { OwnFavourites } from './own-favourites.tsx'

export const widget = {
  tag: 'onair-favourites',
  summary: 'The signed-in customer’s favourite products.',
  component: 'Favourites',
  elementComponent: { name: 'OwnFavourites', file: 'own-favourites.tsx' },
  memberScreen: 'favourites-screen.tsx',
  root: 'shadow',
  reserve: { '': 'min(100vh, 60rem)' },
  forMembers: true,
  partSheets: [
    'account-header',
    'badge',
    'button',
    'favourite-button',
    'icon',
    'news',
    'notice',
    'pager',
    'picture',
    'price',
    'price-until',
    'product-tile',
    'skeleton',
    'spinner',
    'stars',
    'swatch',
  ],
  sheets: ['favourites'],
  exports: { 'favourites.tsx': ['Favourites', 'type FavouritesProps'] },
  budget: 28_100,
} as const satisfies Widget<typeof OwnFavourites>
