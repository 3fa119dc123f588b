import type { ElementDescription } from '../kit/element/element.tsx'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import pager from '../parts/pager.css?inline'
import spinner from '../parts/spinner.css?inline'
import stars from '../parts/stars.css?inline'
import css from './reviews.css?inline'
import { Reviews, type ReviewsProps } from './reviews.tsx'

/** `<onair-reviews item-no="412305">` */
export const reviewsElement: ElementDescription<ReviewsProps> = {
  tag: 'onair-reviews',
  component: Reviews,
  attributes: { itemNo: 'text' },
  properties: ['initial'],
  css: [button, field, icon, notice, pager, spinner, stars, css].join(''),
  root: 'shadow',
}
