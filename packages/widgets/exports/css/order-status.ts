// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import orderStatus from '../../src/order-status/order-status.css?inline'
import accountHeader from '../../src/parts/account-header.css?inline'
import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import cardLogo from '../../src/parts/card-logo.css?inline'
import confirmForm from '../../src/parts/confirm-form.css?inline'
import dialog from '../../src/parts/dialog.css?inline'
import icon from '../../src/parts/icon.css?inline'
import itemRow from '../../src/parts/item-row.css?inline'
import notice from '../../src/parts/notice.css?inline'
import orderState from '../../src/parts/order-state.css?inline'
import picture from '../../src/parts/picture.css?inline'
import plan from '../../src/parts/plan.css?inline'
import price from '../../src/parts/price.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import toTop from '../../src/parts/to-top.css?inline'
import totals from '../../src/parts/totals.css?inline'

const sheets = [
  accountHeader,
  badge,
  button,
  cardLogo,
  confirmForm,
  icon,
  itemRow,
  notice,
  orderState,
  picture,
  plan,
  price,
  skeleton,
  spinner,
  toTop,
  totals,
  orderStatus,
  dialog,
]

export default sheets.join('')
