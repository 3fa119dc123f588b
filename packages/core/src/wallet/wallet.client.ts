import type { ReplyOf } from '../http/contract.ts'
import type { Http, Refused, Result } from '../http/http.ts'
import type { WalletContract } from './wallet.contract.ts'

/** What a new wallet payment needs to know; without addresses the shopper comes back to the shop's checkout. */
export type WalletRequest = { cartGuid: string; returnUrl?: string; cancelUrl?: string }

/** A wallet payment, as the wallet spells it. */
export type WalletPayment = ReplyOf<WalletContract['GET /api/v2/paypal/payments/{paymentId}']>

const executeFailed: Refused = {
  ok: false,
  status: 500,
  items: [{ message: 'Error updating paypal payment', area: 'Paypal' }],
}

/** Paying by wallet (specification §7 and §8). Names and amounts are the wallet's own. */
export function walletClient(http: Http) {
  const call = http.calls<WalletContract>()
  // These paths name no language: the page's own goes with the request.
  const asIs = () => ({ asIs: true, headers: { 'accept-language': http.language() } }) as const
  return {
    /** Swallows every error and then returns nothing (specification §8). */
    create: (request: WalletRequest) =>
      call('POST /api/v2/paypal/payments', 'none', { ...asIs(), body: request }).then(
        (result) => (result.ok ? result.value : undefined),
        () => undefined,
      ),
    update: (paymentId: string, cartGuid: string) =>
      call('POST /api/v2/paypal/payments/{paymentId}', 'none', {
        ...asIs(),
        params: { paymentId },
        body: { cartGuid },
      }),
    read: (paymentId: string) =>
      call('GET /api/v2/paypal/payments/{paymentId}', 'none', { ...asIs(), params: { paymentId } }),
    /** HTTP 500 becomes a refusal that says 'Error updating paypal payment' (specification §8). */
    async execute(paymentId: string, payerId: string): Promise<Result<WalletPayment>> {
      const result = await call('POST /api/v2/paypal/payments/{paymentId}/execute', 'none', {
        ...asIs(),
        params: { paymentId },
        body: { payer_id: payerId },
      })
      return !result.ok && result.status === 500 ? executeFailed : result
    },
  }
}
