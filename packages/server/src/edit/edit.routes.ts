import { editContract } from '@onair/core/contract'
import { attachBag } from '../bag/attach.service.ts'
import { bagService } from '../bag/bag.service.ts'
import { createStockNotifier } from '../catalogue/stock-notifier.ts'
import { mount } from '../kernel/call/mount.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Routes } from '../kernel/feature.ts'
import { recaptchaOf } from '../outside/recaptcha.ts'
import { authoriseService } from '../payment/authorise.service.ts'
import { declinedPayments } from '../payment/declines.ts'
import { createProviders } from '../payment/providers.ts'
import { beginService } from './begin.service.ts'
import { cancelService } from './cancel.service.ts'
import { confirmService } from './confirm.service.ts'
import { reviewService } from './review.service.ts'

/** Attaching a bag to a customer, and editing and cancelling an order (specification §7). */
export const editRoutes: Routes = (app, deps) => {
  const { pool, clock, config, log } = deps
  const bags = bagService({ pool, clock })
  const edits = beginService(deps)
  const reviews = reviewService(deps)
  const declines = declinedPayments({ pool, clock, config, recaptcha: deps.shared(recaptchaOf) })
  const payments = authoriseService({ pool, clock, providers: deps.shared(createProviders), declines })
  const stockNotifier = createStockNotifier({ pool, log })
  app.addHook('onClose', stockNotifier.close)
  const confirming = confirmService({ pool, clock, config, payments, stockNotifier })
  const cancelling = cancelService({ pool, clock, config, payments, stockNotifier })
  mount(app, editContract, {
    'PUT /api/v2/{language}/accounts/{edp}/cart': async ({ customer, body, language }) => {
      if ('modifyOrderNo' in body) {
        return body.modifyOrderNo === null
          ? edits.abandon(customer.edp, { language })
          : edits.begin(customer.edp, body.modifyOrderNo, { language })
      }
      const notices = await attachBag(pool, customer.edp, body.cartGuid, clock())
      return notices instanceof Refusal ? notices : bags.ofCustomer(customer.edp, { language }, notices)
    },
    'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review': ({ customer, params, body, language }) =>
      reviews.review({ edp: customer.edp, orderNo: params.id, guid: body.cartGuid }, language),
    'PUT /api/v2/{language}/accounts/{edp}/orders/{id}': ({
      customer,
      params,
      headers,
      body,
      language,
      address,
      log,
    }) =>
      confirming.confirm({
        edp: customer.edp,
        orderNo: params.id,
        key: headers['idempotency-key'],
        body,
        address,
        language,
        log,
      }),
    'POST /api/v2/{language}/accounts/{edp}/orders/{id}/cancel': ({ customer, params, language }) =>
      cancelling.cancel(customer.edp, params.id, language),
  })
}
