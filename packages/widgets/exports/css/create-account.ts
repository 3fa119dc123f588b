// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import createAccount from '../../src/create-account/create-account.css?inline'
import addressFields from '../../src/parts/address-fields.css?inline'
import button from '../../src/parts/button.css?inline'
import check from '../../src/parts/check.css?inline'
import errorSummary from '../../src/parts/error-summary.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import listbox from '../../src/parts/listbox.css?inline'
import notice from '../../src/parts/notice.css?inline'
import panel from '../../src/parts/panel.css?inline'
import signInForm from '../../src/parts/sign-in-form.css?inline'
import spinner from '../../src/parts/spinner.css?inline'

const sheets = [
  button,
  check,
  field,
  icon,
  listbox,
  notice,
  panel,
  signInForm,
  spinner,
  addressFields,
  errorSummary,
  createAccount,
]

export default sheets.join('')
