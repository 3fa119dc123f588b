// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import icon from '../../src/parts/icon.css?inline'
import picture from '../../src/parts/picture.css?inline'
import price from '../../src/parts/price.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import watchLive from '../../src/watch-live/watch-live.css?inline'

const sheets = [badge, button, icon, picture, price, spinner, watchLive]

export default sheets.join('')
