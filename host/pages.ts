import type { Page } from './kernel/page.ts'
import { addAddressPage, billingAddressPage } from './pages/account/addresses/address-form.pages.tsx'
import { addressesPage } from './pages/account/addresses/addresses.page.tsx'
import { easyPayPage } from './pages/account/easy-pay/easy-pay.page.tsx'
import { favouritesPage } from './pages/account/favourites/favourites.page.tsx'
import { informationFormPage, informationPage } from './pages/account/information/information.page.tsx'
import { invoicePage } from './pages/account/invoice/invoice.page.tsx'
import { newsletterPage } from './pages/account/newsletter/newsletter.page.tsx'
import { orderDetailPage } from './pages/account/order-detail/order-detail.page.tsx'
import { orderListPage } from './pages/account/order-list/order-list.page.tsx'
import { ownDataPage } from './pages/account/own-data/own-data.page.tsx'
import { addCardPage, paymentCardsPage } from './pages/account/payment-cards/payment-cards.pages.tsx'
import { recentlyViewedPage } from './pages/account/recently-viewed/recently-viewed.page.tsx'
import { returnItemsPage } from './pages/account/return-items/return-items.page.tsx'
import { summaryPages } from './pages/account/summary/summary.page.tsx'
import { bagPage } from './pages/bag/bag.page.tsx'
import { brandsPage } from './pages/brands/brands.page.tsx'
import { checkoutPage } from './pages/checkout/checkout.page.tsx'
import { controlRoomPage } from './pages/control-room/control-room.page.tsx'
import { cookiesPage } from './pages/cookies/cookies.page.tsx'
import { createAccountPage } from './pages/create-account/create-account.page.tsx'
import { customerServicePages } from './pages/customer-service/customer-service.page.tsx'
import { developersPage } from './pages/developers/developers.page.tsx'
import { emailAddressPage } from './pages/email-address/email-address.page.tsx'
import { forgotPasswordPage } from './pages/forgot-password/forgot-password.page.tsx'
import { giftCardBalancePage } from './pages/gift-card-balance/gift-card-balance.page.tsx'
import { handoverPage } from './pages/handover/handover.page.tsx'
import { homePage } from './pages/home/home.page.tsx'
import { hostPage } from './pages/host/host.page.tsx'
import { itemPage } from './pages/item/item.page.tsx'
import { newsletterPages } from './pages/newsletter/newsletter.pages.tsx'
import { offlinePage } from './pages/offline/offline.page.tsx'
import { orderConfirmationPage } from './pages/order-confirmation/order-confirmation.page.tsx'
import { privacyChoicesPage } from './pages/privacy-choices/privacy-choices.page.tsx'
import { productPage } from './pages/product/product.page.tsx'
import { productListPage } from './pages/product-list/product-list.page.tsx'
import { quickOrderPage } from './pages/quick-order/quick-order.page.tsx'
import { reminderPages } from './pages/reminder/reminder.pages.tsx'
import { schedulePage } from './pages/schedule/schedule.page.tsx'
import { settlePaymentPage } from './pages/settle-payment/settle-payment.page.tsx'
import { shopByCategoryPage } from './pages/shop-by-category/shop-by-category.page.tsx'
import { signInPage } from './pages/sign-in/sign-in.page.tsx'
import { storeCardPage } from './pages/store-card/store-card.page.tsx'
import { tourPage } from './pages/tour/tour.page.tsx'
import { trackOrderPage } from './pages/track-order/track-order.page.tsx'
import { waitlistPage } from './pages/waitlist/waitlist.page.tsx'
import { watchLivePage } from './pages/watch-live/watch-live.page.tsx'
import { writeReviewPage } from './pages/write-review/write-review.page.tsx'

/** Every page of the shop. A new one is a folder in pages/ and a line here. */
export const pages: readonly Page[] = [
  addAddressPage,
  addCardPage,
  addressesPage,
  billingAddressPage,
  bagPage,
  brandsPage,
  checkoutPage,
  controlRoomPage,
  cookiesPage,
  createAccountPage,
  easyPayPage,
  ...customerServicePages,
  developersPage,
  emailAddressPage,
  forgotPasswordPage,
  giftCardBalancePage,
  handoverPage,
  homePage,
  informationFormPage,
  informationPage,
  invoicePage,
  hostPage,
  itemPage,
  newsletterPage,
  ...newsletterPages,
  offlinePage,
  orderConfirmationPage,
  orderDetailPage,
  orderListPage,
  favouritesPage,
  ownDataPage,
  paymentCardsPage,
  recentlyViewedPage,
  privacyChoicesPage,
  productListPage,
  productPage,
  quickOrderPage,
  ...reminderPages,
  returnItemsPage,
  schedulePage,
  settlePaymentPage,
  shopByCategoryPage,
  signInPage,
  storeCardPage,
  ...summaryPages,
  tourPage,
  trackOrderPage,
  waitlistPage,
  watchLivePage,
  writeReviewPage,
]
