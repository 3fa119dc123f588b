// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import newsCss from '../../src/parts/news.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import watchLiveCss from '../../src/watch-live/watch-live.css?inline'
import { WatchLive } from '../../src/watch-live/watch-live.tsx'

define({
  tag: 'onair-watch-live',
  component: WatchLive,
  attributes: { timeZone: 'text' },
  properties: ['live', 'products'],
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  css: [
    badgeCss,
    buttonCss,
    iconCss,
    newsCss,
    pictureCss,
    priceCss,
    spinnerCss,
    watchLiveCss,
    '.onair[aria-busy]{min-height:var(--onair-reserve,calc(56.25vw + clamp(-19.25vw,(52rem - 100vw) * 999,27.75rem)))}',
  ],
  root: 'shadow',
})
