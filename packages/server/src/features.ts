import { account } from './account/account.feature.ts'
import { address } from './address/address.feature.ts'
import { analytics } from './analytics/analytics.feature.ts'
import { bag } from './bag/bag.feature.ts'
import { catalogue } from './catalogue/catalogue.feature.ts'
import { checkout } from './checkout/checkout.feature.ts'
import { controlRoom } from './control-room/control-room.feature.ts'
import { easyPay } from './easy-pay/easy-pay.feature.ts'
import { edit } from './edit/edit.feature.ts'
import { favourites } from './favourites/favourites.feature.ts'
import { giftCard } from './gift-card/gift-card.feature.ts'
import { guide } from './guide/guide.feature.ts'
import { importing } from './import/import.feature.ts'
import { information } from './information/information.feature.ts'
import { invoice } from './invoice/invoice.feature.ts'
import type { Feature } from './kernel/feature.ts'
import { live } from './live/live.feature.ts'
import { newsletter } from './newsletter/newsletter.feature.ts'
import { orders } from './orders/orders.feature.ts'
import { ownData } from './own-data/own-data.feature.ts'
import { payment } from './payment/payment.feature.ts'
import { qrCode } from './qr-code/qr-code.feature.ts'
import { reminders } from './reminders/reminders.feature.ts'
import { returns } from './returns/returns.feature.ts'
import { reviews } from './reviews/reviews.feature.ts'
import { signIn } from './sign-in/sign-in.feature.ts'
import { siteMap } from './sitemap/sitemap.feature.ts'
import { storeCard } from './store-card/store-card.feature.ts'
import { sweeping } from './sweep/sweep.feature.ts'
import { tracking } from './tracking/tracking.feature.ts'
import { wallet } from './wallet/wallet.feature.ts'

/** Every feature, in the order of their imports: each imports only those before it. */
export const features: readonly Feature[] = [
  catalogue,
  guide,
  live,
  controlRoom,
  reviews,
  favourites,
  siteMap,
  qrCode,
  signIn,
  newsletter,
  reminders,
  account,
  information,
  address,
  bag,
  giftCard,
  payment,
  wallet,
  checkout,
  invoice,
  orders,
  edit,
  tracking,
  easyPay,
  returns,
  storeCard,
  ownData,
  analytics,
  sweeping,
  importing,
]
