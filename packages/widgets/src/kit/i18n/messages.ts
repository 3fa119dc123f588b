// Generated from the *.messages.*.json files. Update it with `npm run generate` in packages/widgets.

import accountSummaryEn from '../../account-summary/account-summary.messages.en.json'
import accountSummaryFr from '../../account-summary/account-summary.messages.fr.json'
import addressFormEn from '../../address-form/address-form.messages.en.json'
import addressFormFr from '../../address-form/address-form.messages.fr.json'
import addressesEn from '../../addresses/addresses.messages.en.json'
import addressesFr from '../../addresses/addresses.messages.fr.json'
import bagEn from '../../bag/bag.messages.en.json'
import bagFr from '../../bag/bag.messages.fr.json'
import bagCounterEn from '../../bag-counter/bag-counter.messages.en.json'
import bagCounterFr from '../../bag-counter/bag-counter.messages.fr.json'
import cardFormEn from '../../card-form/card-form.messages.en.json'
import cardFormFr from '../../card-form/card-form.messages.fr.json'
import checkoutEn from '../../checkout/checkout.messages.en.json'
import checkoutFr from '../../checkout/checkout.messages.fr.json'
import deliveryStepEn from '../../checkout/delivery/delivery-step.messages.en.json'
import deliveryStepFr from '../../checkout/delivery/delivery-step.messages.fr.json'
import pickUpEn from '../../checkout/delivery/pick-up.messages.en.json'
import pickUpFr from '../../checkout/delivery/pick-up.messages.fr.json'
import paymentStepEn from '../../checkout/payment/payment-step.messages.en.json'
import paymentStepFr from '../../checkout/payment/payment-step.messages.fr.json'
import orderTermsEn from '../../checkout/review/order-terms.messages.en.json'
import orderTermsFr from '../../checkout/review/order-terms.messages.fr.json'
import addedEn from '../../connected/added/added.messages.en.json'
import addedFr from '../../connected/added/added.messages.fr.json'
import addActionEn from '../../connected/adding/add-action.messages.en.json'
import addActionFr from '../../connected/adding/add-action.messages.fr.json'
import addNewsEn from '../../connected/adding/add-news.messages.en.json'
import addNewsFr from '../../connected/adding/add-news.messages.fr.json'
import chooserEn from '../../connected/adding/chooser.messages.en.json'
import chooserFr from '../../connected/adding/chooser.messages.fr.json'
import cardCaptureEn from '../../connected/card-capture.messages.en.json'
import cardCaptureFr from '../../connected/card-capture.messages.fr.json'
import editBarEn from '../../connected/edit-bar.messages.en.json'
import editBarFr from '../../connected/edit-bar.messages.fr.json'
import guideEn from '../../connected/guide/guide.messages.en.json'
import guideFr from '../../connected/guide/guide.messages.fr.json'
import showEn from '../../connected/guide/show.messages.en.json'
import showFr from '../../connected/guide/show.messages.fr.json'
import ownAccountEn from '../../connected/own-account.messages.en.json'
import ownAccountFr from '../../connected/own-account.messages.fr.json'
import payByCardEn from '../../connected/pay-by-card.messages.en.json'
import payByCardFr from '../../connected/pay-by-card.messages.fr.json'
import payByWalletEn from '../../connected/pay-by-wallet.messages.en.json'
import payByWalletFr from '../../connected/pay-by-wallet.messages.fr.json'
import priceUntilEn from '../../connected/price-until.messages.en.json'
import priceUntilFr from '../../connected/price-until.messages.fr.json'
import remindEn from '../../connected/reminder/remind.messages.en.json'
import remindFr from '../../connected/reminder/remind.messages.fr.json'
import reminderEn from '../../connected/reminder/reminder.messages.en.json'
import reminderFr from '../../connected/reminder/reminder.messages.fr.json'
import signedInHereEn from '../../connected/signed-in-here.messages.en.json'
import signedInHereFr from '../../connected/signed-in-here.messages.fr.json'
import unkeptNoticeEn from '../../connected/unkept-notice.messages.en.json'
import unkeptNoticeFr from '../../connected/unkept-notice.messages.fr.json'
import controlRoomEn from '../../control-room/control-room.messages.en.json'
import controlRoomFr from '../../control-room/control-room.messages.fr.json'
import createAccountEn from '../../create-account/create-account.messages.en.json'
import createAccountFr from '../../create-account/create-account.messages.fr.json'
import easyPayEn from '../../easy-pay/easy-pay.messages.en.json'
import easyPayFr from '../../easy-pay/easy-pay.messages.fr.json'
import payDialogEn from '../../easy-pay/pay-dialog.messages.en.json'
import payDialogFr from '../../easy-pay/pay-dialog.messages.fr.json'
import clearDialogEn from '../../favourites/clear-dialog.messages.en.json'
import clearDialogFr from '../../favourites/clear-dialog.messages.fr.json'
import favouritesEn from '../../favourites/favourites.messages.en.json'
import favouritesFr from '../../favourites/favourites.messages.fr.json'
import forgotPasswordEn from '../../forgot-password/forgot-password.messages.en.json'
import forgotPasswordFr from '../../forgot-password/forgot-password.messages.fr.json'
import giftCardBalanceEn from '../../gift-card-balance/gift-card-balance.messages.en.json'
import giftCardBalanceFr from '../../gift-card-balance/gift-card-balance.messages.fr.json'
import informationEn from '../../information/information.messages.en.json'
import informationFr from '../../information/information.messages.fr.json'
import informationFormEn from '../../information-form/information-form.messages.en.json'
import informationFormFr from '../../information-form/information-form.messages.fr.json'
import commonEn from '../../kit/i18n/common.messages.en.json'
import commonFr from '../../kit/i18n/common.messages.fr.json'
import offlineEn from '../../offline/offline.messages.en.json'
import offlineFr from '../../offline/offline.messages.fr.json'
import onAirNowEn from '../../on-air-now/on-air-now.messages.en.json'
import onAirNowFr from '../../on-air-now/on-air-now.messages.fr.json'
import orderListEn from '../../order-list/order-list.messages.en.json'
import orderListFr from '../../order-list/order-list.messages.fr.json'
import cancelOrderEn from '../../order-status/cancel-order.messages.en.json'
import cancelOrderFr from '../../order-status/cancel-order.messages.fr.json'
import easyPaySectionEn from '../../order-status/easy-pay-section.messages.en.json'
import easyPaySectionFr from '../../order-status/easy-pay-section.messages.fr.json'
import editOrderEn from '../../order-status/edit-order.messages.en.json'
import editOrderFr from '../../order-status/edit-order.messages.fr.json'
import invoicesEn from '../../order-status/invoices.messages.en.json'
import invoicesFr from '../../order-status/invoices.messages.fr.json'
import orderActionsEn from '../../order-status/order-actions.messages.en.json'
import orderActionsFr from '../../order-status/order-actions.messages.fr.json'
import orderStatusEn from '../../order-status/order-status.messages.en.json'
import orderStatusFr from '../../order-status/order-status.messages.fr.json'
import returnAreaEn from '../../order-status/return-area.messages.en.json'
import returnAreaFr from '../../order-status/return-area.messages.fr.json'
import returnInstructionsEn from '../../order-status/return-instructions.messages.en.json'
import returnInstructionsFr from '../../order-status/return-instructions.messages.fr.json'
import subOrderEn from '../../order-status/sub-order.messages.en.json'
import subOrderFr from '../../order-status/sub-order.messages.fr.json'
import ownDataEn from '../../own-data/own-data.messages.en.json'
import ownDataFr from '../../own-data/own-data.messages.fr.json'
import addressFieldsEn from '../../parts/address-fields.messages.en.json'
import addressFieldsFr from '../../parts/address-fields.messages.fr.json'
import easyPayChoiceEn from '../../parts/easy-pay-choice.messages.en.json'
import easyPayChoiceFr from '../../parts/easy-pay-choice.messages.fr.json'
import emailFieldEn from '../../parts/email-field.messages.en.json'
import emailFieldFr from '../../parts/email-field.messages.fr.json'
import errorSummaryEn from '../../parts/error-summary.messages.en.json'
import errorSummaryFr from '../../parts/error-summary.messages.fr.json'
import favouriteButtonEn from '../../parts/favourite-button.messages.en.json'
import favouriteButtonFr from '../../parts/favourite-button.messages.fr.json'
import giftCardFieldsEn from '../../parts/gift-card-fields.messages.en.json'
import giftCardFieldsFr from '../../parts/gift-card-fields.messages.fr.json'
import invoiceSheetEn from '../../parts/invoice-sheet.messages.en.json'
import invoiceSheetFr from '../../parts/invoice-sheet.messages.fr.json'
import pagerEn from '../../parts/pager.messages.en.json'
import pagerFr from '../../parts/pager.messages.fr.json'
import priceEn from '../../parts/price.messages.en.json'
import priceFr from '../../parts/price.messages.fr.json'
import productTileEn from '../../parts/product-tile.messages.en.json'
import productTileFr from '../../parts/product-tile.messages.fr.json'
import quantityStepperEn from '../../parts/quantity-stepper.messages.en.json'
import quantityStepperFr from '../../parts/quantity-stepper.messages.fr.json'
import rangePickerEn from '../../parts/range-picker.messages.en.json'
import rangePickerFr from '../../parts/range-picker.messages.fr.json'
import signInFormEn from '../../parts/sign-in-form.messages.en.json'
import signInFormFr from '../../parts/sign-in-form.messages.fr.json'
import starsEn from '../../parts/stars.messages.en.json'
import starsFr from '../../parts/stars.messages.fr.json'
import paymentCardsEn from '../../payment-cards/payment-cards.messages.en.json'
import paymentCardsFr from '../../payment-cards/payment-cards.messages.fr.json'
import waitlistEn from '../../product/buy/waitlist.messages.en.json'
import waitlistFr from '../../product/buy/waitlist.messages.fr.json'
import videoPlayerEn from '../../product/gallery/video-player.messages.en.json'
import videoPlayerFr from '../../product/gallery/video-player.messages.fr.json'
import zoomDialogEn from '../../product/gallery/zoom-dialog.messages.en.json'
import zoomDialogFr from '../../product/gallery/zoom-dialog.messages.fr.json'
import productEn from '../../product/product.messages.en.json'
import productFr from '../../product/product.messages.fr.json'
import shareDialogEn from '../../product/share/share-dialog.messages.en.json'
import shareDialogFr from '../../product/share/share-dialog.messages.fr.json'
import productListEn from '../../product-list/product-list.messages.en.json'
import productListFr from '../../product-list/product-list.messages.fr.json'
import programmeEn from '../../programme/programme.messages.en.json'
import programmeFr from '../../programme/programme.messages.fr.json'
import quickOrderEn from '../../quick-order/quick-order.messages.en.json'
import quickOrderFr from '../../quick-order/quick-order.messages.fr.json'
import recentlyViewedEn from '../../recently-viewed/recently-viewed.messages.en.json'
import recentlyViewedFr from '../../recently-viewed/recently-viewed.messages.fr.json'
import returnItemsEn from '../../return-items/return-items.messages.en.json'
import returnItemsFr from '../../return-items/return-items.messages.fr.json'
import reviewsEn from '../../reviews/reviews.messages.en.json'
import reviewsFr from '../../reviews/reviews.messages.fr.json'
import scheduleEn from '../../schedule/schedule.messages.en.json'
import scheduleFr from '../../schedule/schedule.messages.fr.json'
import searchBoxEn from '../../search-box/search-box.messages.en.json'
import searchBoxFr from '../../search-box/search-box.messages.fr.json'
import settlePaymentEn from '../../settle-payment/settle-payment.messages.en.json'
import settlePaymentFr from '../../settle-payment/settle-payment.messages.fr.json'
import showstopperEn from '../../showstopper/showstopper.messages.en.json'
import showstopperFr from '../../showstopper/showstopper.messages.fr.json'
import signInEn from '../../sign-in/sign-in.messages.en.json'
import signInFr from '../../sign-in/sign-in.messages.fr.json'
import cardCostsEn from '../../store-card/card-costs.messages.en.json'
import cardCostsFr from '../../store-card/card-costs.messages.fr.json'
import storeCardEn from '../../store-card/store-card.messages.en.json'
import storeCardFr from '../../store-card/store-card.messages.fr.json'
import timeZoneEn from '../../time-zone/time-zone.messages.en.json'
import timeZoneFr from '../../time-zone/time-zone.messages.fr.json'
import trackOrderEn from '../../track-order/track-order.messages.en.json'
import trackOrderFr from '../../track-order/track-order.messages.fr.json'
import controlsEn from '../../watch-live/controls.messages.en.json'
import controlsFr from '../../watch-live/controls.messages.fr.json'
import watchLiveEn from '../../watch-live/watch-live.messages.en.json'
import watchLiveFr from '../../watch-live/watch-live.messages.fr.json'
import writeReviewEn from '../../write-review/write-review.messages.en.json'
import writeReviewFr from '../../write-review/write-review.messages.fr.json'

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> }

const en = {
  accountSummary: accountSummaryEn,
  addressForm: addressFormEn,
  addresses: addressesEn,
  bag: bagEn,
  bagCounter: bagCounterEn,
  cardForm: cardFormEn,
  checkout: checkoutEn,
  deliveryStep: deliveryStepEn,
  pickUp: pickUpEn,
  paymentStep: paymentStepEn,
  orderTerms: orderTermsEn,
  added: addedEn,
  addAction: addActionEn,
  addNews: addNewsEn,
  chooser: chooserEn,
  cardCapture: cardCaptureEn,
  editBar: editBarEn,
  guide: guideEn,
  show: showEn,
  ownAccount: ownAccountEn,
  payByCard: payByCardEn,
  payByWallet: payByWalletEn,
  priceUntil: priceUntilEn,
  remind: remindEn,
  reminder: reminderEn,
  signedInHere: signedInHereEn,
  unkeptNotice: unkeptNoticeEn,
  controlRoom: controlRoomEn,
  createAccount: createAccountEn,
  easyPay: easyPayEn,
  payDialog: payDialogEn,
  clearDialog: clearDialogEn,
  favourites: favouritesEn,
  forgotPassword: forgotPasswordEn,
  giftCardBalance: giftCardBalanceEn,
  information: informationEn,
  informationForm: informationFormEn,
  common: commonEn,
  offline: offlineEn,
  onAirNow: onAirNowEn,
  orderList: orderListEn,
  cancelOrder: cancelOrderEn,
  easyPaySection: easyPaySectionEn,
  editOrder: editOrderEn,
  invoices: invoicesEn,
  orderActions: orderActionsEn,
  orderStatus: orderStatusEn,
  returnArea: returnAreaEn,
  returnInstructions: returnInstructionsEn,
  subOrder: subOrderEn,
  ownData: ownDataEn,
  addressFields: addressFieldsEn,
  easyPayChoice: easyPayChoiceEn,
  emailField: emailFieldEn,
  errorSummary: errorSummaryEn,
  favouriteButton: favouriteButtonEn,
  giftCardFields: giftCardFieldsEn,
  invoiceSheet: invoiceSheetEn,
  pager: pagerEn,
  price: priceEn,
  productTile: productTileEn,
  quantityStepper: quantityStepperEn,
  rangePicker: rangePickerEn,
  signInForm: signInFormEn,
  stars: starsEn,
  paymentCards: paymentCardsEn,
  waitlist: waitlistEn,
  videoPlayer: videoPlayerEn,
  zoomDialog: zoomDialogEn,
  product: productEn,
  shareDialog: shareDialogEn,
  productList: productListEn,
  programme: programmeEn,
  quickOrder: quickOrderEn,
  recentlyViewed: recentlyViewedEn,
  returnItems: returnItemsEn,
  reviews: reviewsEn,
  schedule: scheduleEn,
  searchBox: searchBoxEn,
  settlePayment: settlePaymentEn,
  showstopper: showstopperEn,
  signIn: signInEn,
  cardCosts: cardCostsEn,
  storeCard: storeCardEn,
  timeZone: timeZoneEn,
  trackOrder: trackOrderEn,
  controls: controlsEn,
  watchLive: watchLiveEn,
  writeReview: writeReviewEn,
}

const fr = {
  accountSummary: accountSummaryFr,
  addressForm: addressFormFr,
  addresses: addressesFr,
  bag: bagFr,
  bagCounter: bagCounterFr,
  cardForm: cardFormFr,
  checkout: checkoutFr,
  deliveryStep: deliveryStepFr,
  pickUp: pickUpFr,
  paymentStep: paymentStepFr,
  orderTerms: orderTermsFr,
  added: addedFr,
  addAction: addActionFr,
  addNews: addNewsFr,
  chooser: chooserFr,
  cardCapture: cardCaptureFr,
  editBar: editBarFr,
  guide: guideFr,
  show: showFr,
  ownAccount: ownAccountFr,
  payByCard: payByCardFr,
  payByWallet: payByWalletFr,
  priceUntil: priceUntilFr,
  remind: remindFr,
  reminder: reminderFr,
  signedInHere: signedInHereFr,
  unkeptNotice: unkeptNoticeFr,
  controlRoom: controlRoomFr,
  createAccount: createAccountFr,
  easyPay: easyPayFr,
  payDialog: payDialogFr,
  clearDialog: clearDialogFr,
  favourites: favouritesFr,
  forgotPassword: forgotPasswordFr,
  giftCardBalance: giftCardBalanceFr,
  information: informationFr,
  informationForm: informationFormFr,
  common: commonFr,
  offline: offlineFr,
  onAirNow: onAirNowFr,
  orderList: orderListFr,
  cancelOrder: cancelOrderFr,
  easyPaySection: easyPaySectionFr,
  editOrder: editOrderFr,
  invoices: invoicesFr,
  orderActions: orderActionsFr,
  orderStatus: orderStatusFr,
  returnArea: returnAreaFr,
  returnInstructions: returnInstructionsFr,
  subOrder: subOrderFr,
  ownData: ownDataFr,
  addressFields: addressFieldsFr,
  easyPayChoice: easyPayChoiceFr,
  emailField: emailFieldFr,
  errorSummary: errorSummaryFr,
  favouriteButton: favouriteButtonFr,
  giftCardFields: giftCardFieldsFr,
  invoiceSheet: invoiceSheetFr,
  pager: pagerFr,
  price: priceFr,
  productTile: productTileFr,
  quantityStepper: quantityStepperFr,
  rangePicker: rangePickerFr,
  signInForm: signInFormFr,
  stars: starsFr,
  paymentCards: paymentCardsFr,
  waitlist: waitlistFr,
  videoPlayer: videoPlayerFr,
  zoomDialog: zoomDialogFr,
  product: productFr,
  shareDialog: shareDialogFr,
  productList: productListFr,
  programme: programmeFr,
  quickOrder: quickOrderFr,
  recentlyViewed: recentlyViewedFr,
  returnItems: returnItemsFr,
  reviews: reviewsFr,
  schedule: scheduleFr,
  searchBox: searchBoxFr,
  settlePayment: settlePaymentFr,
  showstopper: showstopperFr,
  signIn: signInFr,
  cardCosts: cardCostsFr,
  storeCard: storeCardFr,
  timeZone: timeZoneFr,
  trackOrder: trackOrderFr,
  controls: controlsFr,
  watchLive: watchLiveFr,
  writeReview: writeReviewFr,
}

/** The messages of all widgets. A key that only one language has does not compile. */
export const messages = {
  en: en satisfies Texts<typeof fr>,
  fr: fr satisfies Texts<typeof en>,
}
