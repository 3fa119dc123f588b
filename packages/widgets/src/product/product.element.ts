import type { ElementDescription } from '../kit/element/element.tsx'
import badge from '../parts/badge.css?inline'
import button from '../parts/button.css?inline'
import dialog from '../parts/dialog.css?inline'
import favourite from '../parts/favourite-button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import pick from '../parts/pick.css?inline'
import picture from '../parts/picture.css?inline'
import plan from '../parts/plan.css?inline'
import price from '../parts/price.css?inline'
import stepper from '../parts/quantity-stepper.css?inline'
import richText from '../parts/rich-text.css?inline'
import spinner from '../parts/spinner.css?inline'
import stars from '../parts/stars.css?inline'
import swatch from '../parts/swatch.css?inline'
import forms from './buy/forms.css?inline'
import gallery from './gallery/gallery.css?inline'
import css from './product.css?inline'
import { ProductByNumber, type ProductByNumberProps } from './product-by-number.tsx'
import sections from './sections.css?inline'

/** `<onair-product item-no="123-456">`. Events: `onair:before-add` (can be vetoed), `onair:added`. */
export const productElement: ElementDescription<ProductByNumberProps> = {
  tag: 'onair-product',
  component: ProductByNumber,
  attributes: { itemNo: 'text' },
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  css: [
    badge,
    button,
    dialog,
    favourite,
    field,
    icon,
    notice,
    pick,
    picture,
    plan,
    price,
    stepper,
    richText,
    spinner,
    stars,
    swatch,
    css,
    forms,
    gallery,
    sections,
  ].join(''),
  root: 'shadow',
}
