// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import bag from '../../src/bag/bag.css?inline'
import savedItems from '../../src/bag/saved-items.css?inline'
import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import easyPayChoice from '../../src/parts/easy-pay-choice.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import picture from '../../src/parts/picture.css?inline'
import plan from '../../src/parts/plan.css?inline'
import price from '../../src/parts/price.css?inline'
import priceUntil from '../../src/parts/price-until.css?inline'
import quantityStepper from '../../src/parts/quantity-stepper.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import totals from '../../src/parts/totals.css?inline'
import walletButton from '../../src/parts/wallet-button.css?inline'

const sheets = [
  badge,
  button,
  easyPayChoice,
  field,
  icon,
  notice,
  picture,
  plan,
  price,
  priceUntil,
  quantityStepper,
  skeleton,
  spinner,
  totals,
  walletButton,
  bag,
  savedItems,
]

export default sheets.join('')
