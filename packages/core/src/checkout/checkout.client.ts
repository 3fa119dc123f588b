import type { BodyOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { CheckoutContract } from './checkout.contract.ts'

/** A new shipping address, or a pick-up point. */
export type AddressRequest = BodyOf<CheckoutContract['POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress']>
/** The payment of a bag: a saved card, a new card as a token of the capture frame, or the wallet. */
export type PaymentRequest = BodyOf<CheckoutContract['PUT /api/v2/{language}/accounts/{edp}/cart/payment']>

/** A gift card's number and PIN. */
export type GiftCardRequest = BodyOf<CheckoutContract['POST /api/v2/{language}/accounts/{edp}/cart/giftcards']>

/** The calls of the checkout steps. Each returns the whole bag. */
export function checkoutClient(http: Http) {
  const call = http.calls<CheckoutContract>()
  return {
    shipTo: (address: AddressRequest) =>
      call('POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress', 'customer', { body: address }),
    shipToSaved: (shippingAddressId: string) =>
      call('PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress', 'customer', { body: { shippingAddressId } }),
    setShipMethod: (shipMethodId: string) =>
      call('PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod', 'customer', { body: { shipMethodId } }),
    setPayment: (payment: PaymentRequest) =>
      call('PUT /api/v2/{language}/accounts/{edp}/cart/payment', 'customer', { body: payment }),
    dropPayment: (id: string) =>
      call('DELETE /api/v2/{language}/accounts/{edp}/cart/payment/{id}', 'customer', { params: { id } }),
    addGiftCard: (card: GiftCardRequest) =>
      call('POST /api/v2/{language}/accounts/{edp}/cart/giftcards', 'customer', { body: card }),
    dropGiftCard: (id: string) =>
      call('DELETE /api/v2/{language}/accounts/{edp}/cart/giftcards/{id}', 'customer', { params: { id } }),
    review: () => call('GET /api/v2/{language}/accounts/{edp}/orderreview', 'customer'),
  }
}
