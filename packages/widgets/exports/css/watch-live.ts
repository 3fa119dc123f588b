// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import addNews from '../../src/parts/add-news.css?inline'
import addedDrawer from '../../src/parts/added-drawer.css?inline'
import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import chooser from '../../src/parts/chooser.css?inline'
import dialog from '../../src/parts/dialog.css?inline'
import icon from '../../src/parts/icon.css?inline'
import itemRow from '../../src/parts/item-row.css?inline'
import news from '../../src/parts/news.css?inline'
import notice from '../../src/parts/notice.css?inline'
import pick from '../../src/parts/pick.css?inline'
import picture from '../../src/parts/picture.css?inline'
import price from '../../src/parts/price.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import swatch from '../../src/parts/swatch.css?inline'
import player from '../../src/watch-live/player.css?inline'
import watchLive from '../../src/watch-live/watch-live.css?inline'

const sheets = [
  badge,
  button,
  icon,
  news,
  picture,
  price,
  spinner,
  watchLive,
  addNews,
  addedDrawer,
  chooser,
  dialog,
  itemRow,
  notice,
  pick,
  swatch,
  player,
]

export default sheets.join('')
