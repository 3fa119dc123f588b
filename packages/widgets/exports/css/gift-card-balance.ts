// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import giftCardBalance from '../../src/gift-card-balance/gift-card-balance.css?inline'
import button from '../../src/parts/button.css?inline'
import field from '../../src/parts/field.css?inline'
import giftCardFields from '../../src/parts/gift-card-fields.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import price from '../../src/parts/price.css?inline'
import spinner from '../../src/parts/spinner.css?inline'

const sheets = [button, field, giftCardFields, icon, notice, price, spinner, giftCardBalance]

export default sheets.join('')
