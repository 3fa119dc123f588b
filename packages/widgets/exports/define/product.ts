// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import badgeCss from '../../src/parts/badge.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import favouriteButtonCss from '../../src/parts/favourite-button.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pickCss from '../../src/parts/pick.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import planCss from '../../src/parts/plan.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import priceUntilCss from '../../src/parts/price-until.css?inline'
import quantityStepperCss from '../../src/parts/quantity-stepper.css?inline'
import richTextCss from '../../src/parts/rich-text.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import starsCss from '../../src/parts/stars.css?inline'
import swatchCss from '../../src/parts/swatch.css?inline'
import walletButtonCss from '../../src/parts/wallet-button.css?inline'
import buyBarCss from '../../src/product/buy/buy-bar.css?inline'
import planBoxCss from '../../src/product/buy/plan-box.css?inline'
import galleryCss from '../../src/product/gallery/gallery.css?inline'
import productCss from '../../src/product/product.css?inline'
import { ProductByNumber } from '../../src/product/product-by-number.tsx'
import sectionsCss from '../../src/product/sections.css?inline'

define({
  tag: 'onair-product',
  component: ProductByNumber,
  attributes: { itemNo: 'text' },
  events: { onBeforeAdd: 'onair:before-add', onAdded: 'onair:added' },
  css: [
    badgeCss,
    buttonCss,
    favouriteButtonCss,
    fieldCss,
    iconCss,
    noticeCss,
    pickCss,
    pictureCss,
    planCss,
    priceCss,
    priceUntilCss,
    quantityStepperCss,
    richTextCss,
    skeletonCss,
    spinnerCss,
    starsCss,
    swatchCss,
    walletButtonCss,
    productCss,
    galleryCss,
    sectionsCss,
    buyBarCss,
    planBoxCss,
    '.onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
  ],
  root: 'shadow',
})
