import { ordersContract } from '@onair/core/contract'
import { createStockNotifier } from '../catalogue/stock-notifier.ts'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { recaptchaOf } from '../outside/recaptcha.ts'
import { authoriseService } from '../payment/authorise.service.ts'
import { declinedPayments } from '../payment/declines.ts'
import { createProviders } from '../payment/providers.ts'
import { orderedCart } from './ordered-cart.service.ts'
import { ordersService } from './orders.service.ts'
import { placingService } from './placing.service.ts'

/** The orders' calls (specification §7, Orders). */
export const ordersRoutes: Routes = (app, deps) => {
  const { pool, log, clock, config } = deps
  const declines = declinedPayments({ pool, clock, config, recaptcha: deps.shared(recaptchaOf) })
  const payments = authoriseService({ pool, clock, providers: deps.shared(createProviders), declines })
  const orders = ordersService({ pool, clock, config })
  const stockNotifier = createStockNotifier({ pool, log })
  app.addHook('onClose', stockNotifier.close)
  const onPlaced = deps.metrics.counter('onair_orders_placed_total', 'Orders that this process has placed')
  const placing = placingService({ pool, clock, config, payments, stockNotifier, onPlaced })
  mount(app, ordersContract, {
    'POST /api/v2/{language}/accounts/{edp}/orders': ({ customer, headers, body, language, address, log }) =>
      placing.place({ edp: customer.edp, key: headers['idempotency-key'], body, language, address, log }),
    'GET /api/v2/{language}/accounts/{edp}/orders': ({ customer, query, language }) =>
      orders.list(customer.edp, query, language),
    'GET /api/v2/{language}/accounts/{edp}/orders/{id}': ({ customer, params, query, language }) =>
      orders.read(customer.edp, params.id, language, query.validate === 'true'),
    'GET /api/v2/{language}/accounts/{edp}/orderedcart/{guid}': ({ customer, params, language }) =>
      orderedCart(deps.pool, customer.edp, params.guid, language, deps.clock()),
  })
}
