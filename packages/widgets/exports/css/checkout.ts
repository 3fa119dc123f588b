// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import checkout from '../../src/checkout/checkout.css?inline'
import delivery from '../../src/checkout/delivery/delivery.css?inline'
import payment from '../../src/checkout/payment/payment.css?inline'
import review from '../../src/checkout/review/review.css?inline'
import addressBlock from '../../src/parts/address-block.css?inline'
import addressFields from '../../src/parts/address-fields.css?inline'
import button from '../../src/parts/button.css?inline'
import captureFrame from '../../src/parts/capture-frame.css?inline'
import check from '../../src/parts/check.css?inline'
import choice from '../../src/parts/choice.css?inline'
import easyPayChoice from '../../src/parts/easy-pay-choice.css?inline'
import errorSummary from '../../src/parts/error-summary.css?inline'
import field from '../../src/parts/field.css?inline'
import giftCardFields from '../../src/parts/gift-card-fields.css?inline'
import icon from '../../src/parts/icon.css?inline'
import itemRow from '../../src/parts/item-row.css?inline'
import listbox from '../../src/parts/listbox.css?inline'
import notice from '../../src/parts/notice.css?inline'
import picture from '../../src/parts/picture.css?inline'
import plan from '../../src/parts/plan.css?inline'
import price from '../../src/parts/price.css?inline'
import signInForm from '../../src/parts/sign-in-form.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import totals from '../../src/parts/totals.css?inline'
import walletButton from '../../src/parts/wallet-button.css?inline'

const sheets = [
  addressBlock,
  addressFields,
  button,
  captureFrame,
  check,
  choice,
  easyPayChoice,
  errorSummary,
  field,
  giftCardFields,
  icon,
  itemRow,
  listbox,
  notice,
  picture,
  plan,
  price,
  signInForm,
  skeleton,
  spinner,
  totals,
  walletButton,
  checkout,
  delivery,
  payment,
  review,
]

export default sheets.join('')
