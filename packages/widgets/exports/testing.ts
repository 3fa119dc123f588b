/** For stories and tests of pages with widgets: canned replies typed by the contract, and a shop around a widget. */

export { aBag, aBagInFour, shownBag } from '../src/testing/bag.fixtures.ts'
export {
  aBagToOrder,
  aCheckoutServer,
  aMembersBag,
  type CheckoutServer,
  memberCookie,
} from '../src/testing/checkout.fixtures.ts'
export { elementReplies, sampleOf } from '../src/testing/element-samples.ts'
export { aDay, anEmptyDay, aShow, shownDay, shownProducts, someProducts, whatIsOn } from '../src/testing/fixtures.ts'
export { cannedReplies } from '../src/testing/handlers.ts'
export { anOrder, easyPays, orders, shownEasyPays, shownOrder, shownOrders } from '../src/testing/order.fixtures.ts'
export { aCardigan, aKettle, shownCardigan, shownKettle } from '../src/testing/product.fixtures.ts'
export { noReviews, shownReviews, someReviews } from '../src/testing/reviews.fixtures.ts'
export { aServer, refusal, type TestServer } from '../src/testing/server.ts'
export { aShop, type TestShop } from '../src/testing/shop.ts'
export { noSuggestions, shownSuggestions, someSuggestions } from '../src/testing/suggestions.fixtures.ts'
export { translate } from '../src/testing/translator.ts'
