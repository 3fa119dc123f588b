export { type AiringDay, airingText, isTonight } from '../src/catalogue/airing.rules.ts'
export {
  descriptionLength,
  type ImageFormat,
  type ImageSize,
  imageAddress,
  type PriceDisplay,
  type PriceRange,
  type ProductPrices,
  priceDisplay,
  truncateDelayMs,
  truncateText,
} from '../src/catalogue/catalogue.rules.ts'
export { countdown } from '../src/catalogue/countdown.rules.ts'
export { type DeliveryOffer, type DeliveryZones, deliveryTo } from '../src/catalogue/delivery.rules.ts'
export { plainText } from '../src/catalogue/plain-text.ts'
export { waitlistPath } from '../src/catalogue/waitlist.rules.ts'
