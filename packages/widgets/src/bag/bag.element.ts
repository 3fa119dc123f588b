import type { ElementDescription } from '../kit/element/element.tsx'
import badge from '../parts/badge.css?inline'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import picture from '../parts/picture.css?inline'
import plan from '../parts/plan.css?inline'
import price from '../parts/price.css?inline'
import stepper from '../parts/quantity-stepper.css?inline'
import spinner from '../parts/spinner.css?inline'
import totals from '../parts/totals.css?inline'
import css from './bag.css?inline'
import { type BagProps, BagView } from './bag.tsx'

/** `<onair-bag>`. Event: `onair:before-checkout` (can be vetoed). */
export const bagElement: ElementDescription<BagProps> = {
  tag: 'onair-bag',
  component: BagView,
  properties: ['initial'],
  events: { onBeforeCheckout: 'onair:before-checkout' },
  css: [badge, button, field, icon, notice, picture, plan, price, stepper, spinner, totals, css].join(''),
  root: 'shadow',
}
