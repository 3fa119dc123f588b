// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import buttonCss from '../../src/parts/button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pagerCss from '../../src/parts/pager.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import starsCss from '../../src/parts/stars.css?inline'
import reviewsCss from '../../src/reviews/reviews.css?inline'
import { Reviews } from '../../src/reviews/reviews.tsx'

define({
  tag: 'onair-reviews',
  component: Reviews,
  attributes: { itemNo: 'text' },
  properties: ['initial'],
  css: [
    buttonCss,
    fieldCss,
    iconCss,
    noticeCss,
    pagerCss,
    skeletonCss,
    spinnerCss,
    starsCss,
    reviewsCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,max(34rem,62rem - 56vw))}',
  ],
  root: 'shadow',
})
