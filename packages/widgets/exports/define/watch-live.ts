// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import addedDrawerCss from '../../src/parts/added-drawer.css?inline'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import dialogCss from '../../src/parts/dialog.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import itemRowCss from '../../src/parts/item-row.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pickCss from '../../src/parts/pick.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import productTilesCss from '../../src/parts/product-tiles.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import swatchCss from '../../src/parts/swatch.css?inline'
import watchLiveCss from '../../src/watch-live/watch-live.css?inline'
import { WatchLive } from '../../src/watch-live/watch-live.tsx'

define({
  tag: 'onair-watch-live',
  component: WatchLive,
  attributes: { timeZone: 'text' },
  properties: ['live', 'products'],
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  css: [
    addedDrawerCss,
    badgeCss,
    buttonCss,
    dialogCss,
    iconCss,
    itemRowCss,
    noticeCss,
    pickCss,
    pictureCss,
    priceCss,
    productTilesCss,
    spinnerCss,
    swatchCss,
    watchLiveCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,calc(56.25vw + clamp(-19.25vw,(52rem - 100vw) * 999,12rem)))}',
  ],
  root: 'shadow',
})
