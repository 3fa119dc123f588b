import { checkoutContract } from '@onair/core/contract'
import { createPickUp } from '../address/pick-up.service.ts'
import { giftCardService } from '../gift-card/gift-card.service.ts'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { carrierSettings } from '../outside/carrier.settings.ts'
import { createCarrier } from '../outside/carrier.ts'
import { createProviders } from '../payment/providers.ts'
import { checkoutService } from './checkout.service.ts'
import { payByService } from './pay-by.service.ts'

/** The calls between a bag and an order (specification §7, account cart and orderreview). */
export const checkoutRoutes: Routes = (app, { pool, clock, config, fetch, metrics, shared }) => {
  const { url: baseUrl, key } = carrierSettings.of(config)
  const carrier = createCarrier({
    baseUrl,
    key,
    fetch,
    onPause: metrics.pauses('carrier'),
  })
  const checkout = checkoutService({ pool, clock, pickUp: createPickUp({ carrier, log: app.log }) })
  const payments = payByService({ pool, clock, capture: shared(createProviders).capture })
  const giftCards = giftCardService({ pool, clock, config })
  mount(app, checkoutContract, {
    'POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress': ({ customer, body, language }) =>
      checkout.sendToNew(customer.edp, body, { language }),
    'PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress': ({ customer, body, language }) =>
      checkout.sendTo(customer.edp, body.shippingAddressId, { language }),
    'PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod': ({ customer, body, language }) =>
      checkout.shipBy(customer.edp, body.shipMethodId, { language }),
    'PUT /api/v2/{language}/accounts/{edp}/cart/payment': ({ customer, body, language }) =>
      payments.payBy(customer.edp, body, { language }),
    'DELETE /api/v2/{language}/accounts/{edp}/cart/payment/{id}': ({ customer, params, language }) =>
      payments.drop(customer.edp, params.id, { language }),
    'POST /api/v2/{language}/accounts/{edp}/cart/giftcards': ({ customer, body, address, language }) =>
      giftCards.payBy(customer.edp, body, address, { language }),
    'DELETE /api/v2/{language}/accounts/{edp}/cart/giftcards/{id}': ({ customer, params, language }) =>
      giftCards.payWithout(customer.edp, params.id, { language }),
    'GET /api/v2/{language}/accounts/{edp}/orderreview': ({ customer, language }) =>
      checkout.review(customer.edp, { language }),
  })
}
