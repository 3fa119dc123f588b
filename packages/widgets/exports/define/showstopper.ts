// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import pictureCss from '../../src/parts/picture.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import showstopperCss from '../../src/showstopper/showstopper.css?inline'
import { Showstopper } from '../../src/showstopper/showstopper.tsx'

define({
  tag: 'onair-showstopper',
  component: Showstopper,
  attributes: { timeZone: 'text' },
  properties: ['initial'],
  events: { onBeforeOpen: 'onair:before-open' },
  css: [pictureCss, priceCss, showstopperCss],
  root: 'shadow',
})
