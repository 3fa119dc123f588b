// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import addedDrawer from '../../src/parts/added-drawer.css?inline'
import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import dialog from '../../src/parts/dialog.css?inline'
import icon from '../../src/parts/icon.css?inline'
import itemRow from '../../src/parts/item-row.css?inline'
import notice from '../../src/parts/notice.css?inline'
import pick from '../../src/parts/pick.css?inline'
import picture from '../../src/parts/picture.css?inline'
import price from '../../src/parts/price.css?inline'
import productTiles from '../../src/parts/product-tiles.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import swatch from '../../src/parts/swatch.css?inline'
import watchLive from '../../src/watch-live/watch-live.css?inline'

const sheets = [
  addedDrawer,
  badge,
  button,
  dialog,
  icon,
  itemRow,
  notice,
  pick,
  picture,
  price,
  productTiles,
  spinner,
  swatch,
  watchLive,
]

export default sheets.join('')
