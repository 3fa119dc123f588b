// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import accountHeader from '../../src/parts/account-header.css?inline'
import addressFields from '../../src/parts/address-fields.css?inline'
import button from '../../src/parts/button.css?inline'
import cardLogo from '../../src/parts/card-logo.css?inline'
import check from '../../src/parts/check.css?inline'
import errorSummary from '../../src/parts/error-summary.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import listbox from '../../src/parts/listbox.css?inline'
import notice from '../../src/parts/notice.css?inline'
import panel from '../../src/parts/panel.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import storeCard from '../../src/store-card/store-card.css?inline'

const sheets = [
  accountHeader,
  addressFields,
  button,
  cardLogo,
  check,
  errorSummary,
  field,
  icon,
  listbox,
  notice,
  panel,
  skeleton,
  spinner,
  storeCard,
]

export default sheets.join('')
