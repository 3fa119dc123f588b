// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import checkoutCss from '../../src/checkout/checkout.css?inline'
import { CheckoutOfBag } from '../../src/checkout/checkout-of-bag.tsx'
import deliveryCss from '../../src/checkout/delivery/delivery.css?inline'
import paymentCss from '../../src/checkout/payment/payment.css?inline'
import reviewCss from '../../src/checkout/review/review.css?inline'
import { define } from '../../src/kit/element/element.tsx'
import addressBlockCss from '../../src/parts/address-block.css?inline'
import addressFieldsCss from '../../src/parts/address-fields.css?inline'
import buttonCss from '../../src/parts/button.css?inline'
import captureFrameCss from '../../src/parts/capture-frame.css?inline'
import checkCss from '../../src/parts/check.css?inline'
import choiceCss from '../../src/parts/choice.css?inline'
import easyPayChoiceCss from '../../src/parts/easy-pay-choice.css?inline'
import errorSummaryCss from '../../src/parts/error-summary.css?inline'
import fieldCss from '../../src/parts/field.css?inline'
import giftCardFieldsCss from '../../src/parts/gift-card-fields.css?inline'
import iconCss from '../../src/parts/icon.css?inline'
import itemRowCss from '../../src/parts/item-row.css?inline'
import listboxCss from '../../src/parts/listbox.css?inline'
import noticeCss from '../../src/parts/notice.css?inline'
import pictureCss from '../../src/parts/picture.css?inline'
import planCss from '../../src/parts/plan.css?inline'
import priceCss from '../../src/parts/price.css?inline'
import signInFormCss from '../../src/parts/sign-in-form.css?inline'
import skeletonCss from '../../src/parts/skeleton.css?inline'
import spinnerCss from '../../src/parts/spinner.css?inline'
import totalsCss from '../../src/parts/totals.css?inline'
import walletButtonCss from '../../src/parts/wallet-button.css?inline'

define({
  tag: 'onair-checkout',
  component: CheckoutOfBag,
  attributes: { siteKey: 'text' },
  events: { onOrderPlaced: 'onair:order-placed' },
  css: [
    addressBlockCss,
    addressFieldsCss,
    buttonCss,
    captureFrameCss,
    checkCss,
    choiceCss,
    easyPayChoiceCss,
    errorSummaryCss,
    fieldCss,
    giftCardFieldsCss,
    iconCss,
    itemRowCss,
    listboxCss,
    noticeCss,
    pictureCss,
    planCss,
    priceCss,
    signInFormCss,
    skeletonCss,
    spinnerCss,
    totalsCss,
    walletButtonCss,
    checkoutCss,
    deliveryCss,
    paymentCss,
    reviewCss,
    ':where(onair-checkout) .onair[aria-busy="true"]{min-height:var(--onair-reserve,min(100vh,60rem))}',
  ],
  form: true,
  root: 'light',
})
