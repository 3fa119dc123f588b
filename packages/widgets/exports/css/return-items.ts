// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import accountHeader from '../../src/parts/account-header.css?inline'
import button from '../../src/parts/button.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import itemRow from '../../src/parts/item-row.css?inline'
import notice from '../../src/parts/notice.css?inline'
import picture from '../../src/parts/picture.css?inline'
import price from '../../src/parts/price.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import totals from '../../src/parts/totals.css?inline'
import returnItems from '../../src/return-items/return-items.css?inline'

const sheets = [
  accountHeader,
  button,
  field,
  icon,
  itemRow,
  notice,
  picture,
  price,
  skeleton,
  spinner,
  totals,
  returnItems,
]

export default sheets.join('')
