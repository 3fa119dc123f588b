import type { ElementDescription } from '../kit/element/element.tsx'
import address from '../parts/address-block.css?inline'
import addressFields from '../parts/address-fields.css?inline'
import button from '../parts/button.css?inline'
import capture from '../parts/capture-frame.css?inline'
import field from '../parts/field.css?inline'
import giftCard from '../parts/gift-card-fields.css?inline'
import icon from '../parts/icon.css?inline'
import item from '../parts/item-row.css?inline'
import listbox from '../parts/listbox.css?inline'
import notice from '../parts/notice.css?inline'
import picture from '../parts/picture.css?inline'
import plan from '../parts/plan.css?inline'
import price from '../parts/price.css?inline'
import signIn from '../parts/sign-in-form.css?inline'
import spinner from '../parts/spinner.css?inline'
import totals from '../parts/totals.css?inline'
import css from './checkout.css?inline'
import { CheckoutOfBag, type CheckoutOfBagProps } from './checkout-of-bag.tsx'
import delivery from './delivery/delivery.css?inline'
import payment from './payment/payment.css?inline'
import review from './review/review.css?inline'

const parts = [
  address,
  addressFields,
  button,
  capture,
  field,
  giftCard,
  icon,
  item,
  listbox,
  notice,
  picture,
  plan,
  price,
  signIn,
  spinner,
  totals,
]

/** `<onair-checkout site-key="…">`, in light DOM for autofill. Event: `onair:order-placed`. */
export const checkoutElement: ElementDescription<CheckoutOfBagProps> = {
  tag: 'onair-checkout',
  component: CheckoutOfBag,
  attributes: { siteKey: 'text' },
  events: { onOrderPlaced: 'onair:order-placed' },
  css: [...parts, css, delivery, payment, review].join(''),
  root: 'light',
}
