import { checkoutContract } from '@onair/core/contract'
import type { Feature } from '../features.ts'
import { mount } from '../plugins/mount.ts'
import { checkoutService } from './checkout.service.ts'

/** The calls between a bag and an order (specification §7, account cart and orderreview). */
export const checkoutRoutes: Feature = (app, { pool, clock }) => {
  const checkout = checkoutService({ pool, clock })
  mount(app, checkoutContract, {
    'POST /api/v2/{language}/accounts/{edp}/cart/shippingaddress': ({ customer, body, language }) =>
      checkout.sendToNew(customer.edp, body, { language }),
    'PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress': ({ customer, body, language }) =>
      checkout.sendTo(customer.edp, body.shippingAddressId, { language }),
    'PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod': ({ customer, body, language }) =>
      checkout.shipBy(customer.edp, body.shipMethodId, { language }),
    'PUT /api/v2/{language}/accounts/{edp}/cart/payment': ({ customer, body, language }) =>
      checkout.payBy(customer.edp, body, { language }),
    'GET /api/v2/{language}/accounts/{edp}/orderreview': ({ customer, language }) =>
      checkout.review(customer.edp, { language }),
  })
}
