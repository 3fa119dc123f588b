// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import onAirNowCss from '../../src/on-air-now/on-air-now.css?inline'
import { OnAirNow } from '../../src/on-air-now/on-air-now.tsx'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'

define({
  tag: 'onair-on-air-now',
  component: OnAirNow,
  attributes: { timeZone: 'text', compact: 'flag' },
  properties: ['schedule', 'products'],
  events: { onShowChange: 'onair:show-changed', onBeforeOpen: 'onair:before-open' },
  css: [
    badgeCss,
    buttonCss,
    iconCss,
    noticeCss,
    pictureCss,
    priceCss,
    skeletonCss,
    spinnerCss,
    onAirNowCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,max(43.75rem,60rem - 26vw))}',
  ],
  root: 'shadow',
})
