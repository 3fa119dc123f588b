// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import orderState from '../../src/parts/order-state.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import trackOrder from '../../src/track-order/track-order.css?inline'

const sheets = [badge, button, field, icon, orderState, spinner, trackOrder]

export default sheets.join('')
