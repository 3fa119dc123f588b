import { walletContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { createProviders } from '../payment/providers.ts'
import { executeService } from './execute.service.ts'
import { walletService } from './wallet.service.ts'

/** The wallet's calls (specification §7, wallet payment). */
export const walletRoutes: Routes = (app, deps) => {
  const { pool, clock, config } = deps
  const parts = { pool, clock, config, wallet: deps.shared(createProviders).wallet }
  const wallet = walletService(parts)
  const { execute } = executeService(parts)
  mount(app, walletContract, {
    'POST /api/v2/paypal/payments': ({ body, language, customer }) => wallet.begin(body, language, customer?.edp),
    'POST /api/v2/paypal/payments/{paymentId}': ({ params, body, language, customer }) =>
      wallet.update(params.paymentId, body.cartGuid, language, customer?.edp),
    'GET /api/v2/paypal/payments/{paymentId}': ({ params, customer }) => wallet.read(params.paymentId, customer?.edp),
    'POST /api/v2/paypal/payments/{paymentId}/execute': ({ params, body, customer, log }) =>
      execute(params.paymentId, body.payer_id, customer?.edp, log),
  })
}
