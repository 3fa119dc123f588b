// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import bagCounterCss from '../../src/bag-counter/bag-counter.css?inline'
import { BagCounter } from '../../src/bag-counter/bag-counter.tsx'
import { define } from '../../src/kit/element/element.tsx'

define({
  tag: 'onair-bag-counter',
  component: BagCounter,
  attributes: { compact: 'flag' },
  events: { onBeforeOpen: 'onair:before-open', onCountChange: 'onair:count-changed' },
  css: [bagCounterCss],
  root: 'shadow',
})
