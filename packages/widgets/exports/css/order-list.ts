// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import orderList from '../../src/order-list/order-list.css?inline'
import accountHeader from '../../src/parts/account-header.css?inline'
import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import orderState from '../../src/parts/order-state.css?inline'
import pager from '../../src/parts/pager.css?inline'
import picture from '../../src/parts/picture.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import toTop from '../../src/parts/to-top.css?inline'

const sheets = [
  accountHeader,
  badge,
  button,
  field,
  icon,
  notice,
  orderState,
  pager,
  picture,
  skeleton,
  spinner,
  toTop,
  orderList,
]

export default sheets.join('')
