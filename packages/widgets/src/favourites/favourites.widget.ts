import type { Widget } from '../kit/widget.ts'
import type { OwnFavourites } from './own-favourites.tsx'

export const widget = {
  tag: 'onair-favourites',
  summary: 'The signed-in customer’s favourite products.',
  component: 'Favourites',
  elementComponent: { name: 'OwnFavourites', file: 'own-favourites.tsx' },
  root: 'shadow',
  partSheets: [
    'account-header',
    'added-drawer',
    'badge',
    'button',
    'dialog',
    'favourite-button',
    'icon',
    'item-row',
    'notice',
    'pager',
    'pick',
    'picture',
    'price',
    'price-until',
    'product-tile',
    'product-tiles',
    'spinner',
    'stars',
    'swatch',
  ],
  sheets: ['favourites'],
  exports: { 'favourites.tsx': ['Favourites', 'type FavouritesProps'] },
  budget: 29_500,
} as const satisfies Widget<typeof OwnFavourites>
