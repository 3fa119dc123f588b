export {
  type AddressRequest,
  checkoutClient,
  type GiftCardRequest,
  type PaymentRequest,
} from '../../src/checkout/checkout.client.ts'
