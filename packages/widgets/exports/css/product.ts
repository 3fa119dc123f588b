// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

import addedDrawer from '../../src/parts/added-drawer.css?inline'
import badge from '../../src/parts/badge.css?inline'
import button from '../../src/parts/button.css?inline'
import check from '../../src/parts/check.css?inline'
import dialog from '../../src/parts/dialog.css?inline'
import favouriteButton from '../../src/parts/favourite-button.css?inline'
import field from '../../src/parts/field.css?inline'
import icon from '../../src/parts/icon.css?inline'
import itemRow from '../../src/parts/item-row.css?inline'
import notice from '../../src/parts/notice.css?inline'
import pick from '../../src/parts/pick.css?inline'
import picture from '../../src/parts/picture.css?inline'
import plan from '../../src/parts/plan.css?inline'
import price from '../../src/parts/price.css?inline'
import priceUntil from '../../src/parts/price-until.css?inline'
import quantityStepper from '../../src/parts/quantity-stepper.css?inline'
import richText from '../../src/parts/rich-text.css?inline'
import skeleton from '../../src/parts/skeleton.css?inline'
import spinner from '../../src/parts/spinner.css?inline'
import stars from '../../src/parts/stars.css?inline'
import swatch from '../../src/parts/swatch.css?inline'
import walletButton from '../../src/parts/wallet-button.css?inline'
import buyBar from '../../src/product/buy/buy-bar.css?inline'
import planBox from '../../src/product/buy/plan-box.css?inline'
import waitlist from '../../src/product/buy/waitlist.css?inline'
import gallery from '../../src/product/gallery/gallery.css?inline'
import videoPlayer from '../../src/product/gallery/video-player.css?inline'
import zoomDialog from '../../src/product/gallery/zoom-dialog.css?inline'
import product from '../../src/product/product.css?inline'
import sections from '../../src/product/sections.css?inline'
import shareDialog from '../../src/product/share/share-dialog.css?inline'

const sheets = [
  badge,
  button,
  favouriteButton,
  field,
  icon,
  notice,
  pick,
  picture,
  plan,
  price,
  priceUntil,
  quantityStepper,
  richText,
  skeleton,
  spinner,
  stars,
  swatch,
  walletButton,
  product,
  gallery,
  sections,
  buyBar,
  planBox,
  addedDrawer,
  check,
  dialog,
  itemRow,
  waitlist,
  videoPlayer,
  zoomDialog,
  shareDialog,
]

export default sheets.join('')
