// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import writeReviewCss from '../../src/write-review/write-review.css?inline'
import { WriteReview } from '../../src/write-review/write-review.tsx'

define({
  tag: 'onair-write-review',
  component: WriteReview,
  attributes: { itemNo: 'text' },
  events: { onWritten: 'onair:review-written' },
  css: [buttonCss, fieldCss, iconCss, noticeCss, pictureCss, spinnerCss, writeReviewCss],
  form: true,
  root: 'shadow',
})
