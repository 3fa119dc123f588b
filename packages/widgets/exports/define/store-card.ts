// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import { define } from '../../src/kit/element/element.tsx'
import accountHeaderCss from '../../src/parts/account-header.css?inline'
import addressFieldsCss from '../../src/parts/address-fields.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import cardLogoCss from '../../src/parts/card-logo.css?inline'
import checkCss from '../../src/parts/check.css?inline'
import errorSummaryCss from '../../src/parts/error-summary.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import listboxCss from '../../src/parts/listbox.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import panelCss from '../../src/parts/panel.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import storeCardCss from '../../src/store-card/store-card.css?inline'
import { StoreCardOfCustomer } from '../../src/store-card/store-card-of-customer.tsx'

define({
  tag: 'onair-store-card',
  component: StoreCardOfCustomer,
  css: [
    accountHeaderCss,
    addressFieldsCss,
    buttonCss,
    cardLogoCss,
    checkCss,
    errorSummaryCss,
    fieldCss,
    iconCss,
    listboxCss,
    noticeCss,
    panelCss,
    skeletonCss,
    spinnerCss,
    storeCardCss,
    ':where(onair-store-card) .onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
  ],
  form: true,
  root: 'light',
})
