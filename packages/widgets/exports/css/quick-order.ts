// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import button from '../../src/parts/button.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import notice from '../../src/parts/notice.css?inline'
import picture from '../../src/parts/picture.css?inline'
import price from '../../src/parts/price.css?inline'
import quantityStepper from '../../src/parts/quantity-stepper.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import quickOrder from '../../src/quick-order/quick-order.css?inline'

const sheets = [button, field, icon, notice, picture, price, quantityStepper, spinner, quickOrder]

export default sheets.join('')
