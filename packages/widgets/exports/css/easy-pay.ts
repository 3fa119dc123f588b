// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import easyPay from '../../src/easy-pay/easy-pay.css?inline'
import accountHeader from '../../src/parts/account-header.css?inline'
import button from '../../src/parts/button.css?inline'
import captureFrame from '../../src/parts/capture-frame.css?inline'
import choice from '../../src/parts/choice.css?inline'
import dialog from '../../src/parts/dialog.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import pager from '../../src/parts/pager.css?inline'
import rangePicker from '../../src/parts/range-picker.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import spinner from '../../src/parts/spinner.css?inline'

const sheets = [
  accountHeader,
  button,
  captureFrame,
  choice,
  field,
  icon,
  notice,
  pager,
  rangePicker,
  skeleton,
  spinner,
  easyPay,
  dialog,
]

export default sheets.join('')
