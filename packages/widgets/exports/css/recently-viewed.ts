// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import addNews from '../../src/parts/add-news.css?inline'
import addedDrawer from '../../src/parts/added-drawer.css?inline'
import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import chooser from '../../src/parts/chooser.css?inline'
import dialog from '../../src/parts/dialog.css?inline'
import favouriteButton from '../../src/parts/favourite-button.css?inline'
import icon from '../../src/parts/icon.css?inline'
import itemRow from '../../src/parts/item-row.css?inline'
import news from '../../src/parts/news.css?inline'
import notice from '../../src/parts/notice.css?inline'
import pager from '../../src/parts/pager.css?inline'
import pick from '../../src/parts/pick.css?inline'
import picture from '../../src/parts/picture.css?inline'
import price from '../../src/parts/price.css?inline'
import priceUntil from '../../src/parts/price-until.css?inline'
import productTile from '../../src/parts/product-tile.css?inline'
import rail from '../../src/parts/rail.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import stars from '../../src/parts/stars.css?inline'
import swatch from '../../src/parts/swatch.css?inline'
import recentlyViewed from '../../src/recently-viewed/recently-viewed.css?inline'

const sheets = [
  badge,
  button,
  favouriteButton,
  icon,
  news,
  notice,
  pager,
  picture,
  price,
  priceUntil,
  productTile,
  rail,
  spinner,
  stars,
  swatch,
  recentlyViewed,
  addNews,
  addedDrawer,
  chooser,
  dialog,
  itemRow,
  pick,
]

export default sheets.join('')
