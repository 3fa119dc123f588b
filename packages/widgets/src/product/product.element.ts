import type { ElementDescription } from '../element/element.tsx'
import badge from '../parts/badge.css?inline'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import picture from '../parts/picture.css?inline'
import price from '../parts/price.css?inline'
import stepper from '../parts/quantity-stepper.css?inline'
import richText from '../parts/rich-text.css?inline'
import spinner from '../parts/spinner.css?inline'
import stars from '../parts/stars.css?inline'
import css from './product.css?inline'
import { ProductByNumber, type ProductByNumberProps } from './product-by-number.tsx'

/** `<onair-product item-no="123-456">`. Events: `onair:before-add` (can be vetoed), `onair:added`. */
export const productElement: ElementDescription<ProductByNumberProps> = {
  tag: 'onair-product',
  component: ProductByNumber,
  attributes: { itemNo: 'text' },
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  css: [badge, button, field, icon, notice, picture, price, stepper, richText, spinner, stars, css].join(''),
  root: 'shadow',
}
