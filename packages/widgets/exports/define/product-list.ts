// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import favouriteButtonCss from '../../src/parts/favourite-button.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import newsCss from '../../src/parts/news.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import priceUntilCss from '../../src/parts/price-until.css?inline'
import productTileCss from '../../src/parts/product-tile.css?inline'
import railCss from '../../src/parts/rail.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import starsCss from '../../src/parts/stars.css?inline'
import swatchCss from '../../src/parts/swatch.css?inline'
import productListCss from '../../src/product-list/product-list.css?inline'
import { ProductsByQuery } from '../../src/product-list/products-by-query.tsx'

define({
  tag: 'onair-product-list',
  component: ProductsByQuery,
  attributes: {
    searchTerm: 'text',
    dimensions: 'text',
    sortKey: 'text',
    itemNos: 'text',
    count: 'number',
    look: 'text',
    heading: 'text',
  },
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  css: [
    badgeCss,
    buttonCss,
    favouriteButtonCss,
    iconCss,
    newsCss,
    noticeCss,
    pictureCss,
    priceCss,
    priceUntilCss,
    productTileCss,
    railCss,
    skeletonCss,
    spinnerCss,
    starsCss,
    swatchCss,
    productListCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
    ':host([item-nos]) .onair[aria-busy="true"]{min-height:var(--onair-reserve,30rem)}',
    ':host([look="rail"]) .onair[aria-busy="true"]{min-height:var(--onair-reserve,28rem)}',
  ],
  root: 'shadow',
})
