// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import favouritesCss from '../../src/favourites/favourites.css?inline'
import { OwnFavourites } from '../../src/favourites/own-favourites.tsx'
import { define } from '../../src/kit/element/element.tsx'
import accountHeaderCss from '../../src/parts/account-header.css?inline'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import favouriteButtonCss from '../../src/parts/favourite-button.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import newsCss from '../../src/parts/news.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pagerCss from '../../src/parts/pager.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import priceUntilCss from '../../src/parts/price-until.css?inline'
import productTileCss from '../../src/parts/product-tile.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import starsCss from '../../src/parts/stars.css?inline'
import swatchCss from '../../src/parts/swatch.css?inline'

define({
  tag: 'onair-favourites',
  component: OwnFavourites,
  css: [
    accountHeaderCss,
    badgeCss,
    buttonCss,
    favouriteButtonCss,
    iconCss,
    newsCss,
    noticeCss,
    pagerCss,
    pictureCss,
    priceCss,
    priceUntilCss,
    productTileCss,
    skeletonCss,
    spinnerCss,
    starsCss,
    swatchCss,
    favouritesCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
  ],
  root: 'shadow',
})
