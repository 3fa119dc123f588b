import type { ElementDescription } from '../kit/element/element.tsx'
import button from '../parts/button.css?inline'
import field from '../parts/field.css?inline'
import icon from '../parts/icon.css?inline'
import notice from '../parts/notice.css?inline'
import picture from '../parts/picture.css?inline'
import spinner from '../parts/spinner.css?inline'
import css from './write-review.css?inline'
import { WriteReview, type WriteReviewProps } from './write-review.tsx'

/** `<onair-write-review item-no="412305">`. Event: `onair:review-written`. */
export const writeReviewElement: ElementDescription<WriteReviewProps> = {
  tag: 'onair-write-review',
  component: WriteReview,
  attributes: { itemNo: 'text' },
  events: { onWritten: 'onair:review-written' },
  css: [button, field, icon, notice, picture, spinner, css].join(''),
  root: 'shadow',
}
