import type { ElementDescription } from '../kit/element/element.tsx'
import badge from '../parts/badge.css?inline'
import button from '../parts/button.css?inline'
import dialog from '../parts/dialog.css?inline'
import favourite from '../parts/favourite-button.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import pick from '../parts/pick.css?inline'
import picture from '../parts/picture.css?inline'
import price from '../parts/price.css?inline'
import tile from '../parts/product-tile.css?inline'
import rail from '../parts/rail.css?inline'
import spinner from '../parts/spinner.css?inline'
import stars from '../parts/stars.css?inline'
import swatch from '../parts/swatch.css?inline'
import css from './product-list.css?inline'
import { ProductsByQuery, type ProductsByQueryProps } from './products-by-query.tsx'

/**
 * `<onair-product-list search-term="kettle" dimensions="category:kitchen" count="8">`, or
 * `<onair-product-list item-nos="412305-412311" look="rail">`. Events: `onair:before-add` (can be vetoed), `onair:added`.
 */
export const productListElement: ElementDescription<ProductsByQueryProps> = {
  tag: 'onair-product-list',
  component: ProductsByQuery,
  attributes: {
    searchTerm: 'text',
    dimensions: 'text',
    sortKey: 'text',
    itemNos: 'text',
    count: 'number',
    look: 'text',
    heading: 'text',
  },
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  css: [
    badge,
    button,
    dialog,
    favourite,
    icon,
    notice,
    pick,
    picture,
    price,
    tile,
    rail,
    spinner,
    stars,
    swatch,
    css,
  ].join(''),
  root: 'shadow',
}
