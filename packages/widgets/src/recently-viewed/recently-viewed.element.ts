import type { ElementDescription } from '../kit/element/element.tsx'
import badge from '../parts/badge.css?inline'
import button from '../parts/button.css?inline'
import dialog from '../parts/dialog.css?inline'
import icon from '../parts/icon.css?inline'
import picture from '../parts/picture.css?inline'
import price from '../parts/price.css?inline'
import tile from '../parts/product-tile.css?inline'
import rail from '../parts/rail.css?inline'
import spinner from '../parts/spinner.css?inline'
import stars from '../parts/stars.css?inline'
import css from './recently-viewed.css?inline'
import { RecentlyViewed, type RecentlyViewedProps } from './recently-viewed.tsx'

/** `<onair-recently-viewed item-no="123-456" open>` */
export const recentlyViewedElement: ElementDescription<RecentlyViewedProps> = {
  tag: 'onair-recently-viewed',
  component: RecentlyViewed,
  attributes: { itemNo: 'text', open: 'flag' },
  css: [badge, button, dialog, icon, picture, price, tile, rail, spinner, stars, css].join(''),
  root: 'shadow',
}
