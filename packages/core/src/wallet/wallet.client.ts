import type { ReplyOf } from '../http/contract.ts'
import type { Http, Result } from '../http/http.ts'
import { translatorIn } from '../shared/messages.ts'
import type { WalletContract } from './wallet.contract.ts'
import en from './wallet.messages.en.json' with { type: 'json' }
import fr from './wallet.messages.fr.json' with { type: 'json' }

/** A new wallet payment; without addresses the shopper returns to the shop's checkout. */
export type WalletRequest = { cartGuid: string; returnUrl?: string; cancelUrl?: string }

/** A wallet payment in the wallet's own format. */
export type WalletPayment = ReplyOf<WalletContract['GET /api/v2/paypal/payments/{paymentId}']>

/** Calls of wallet payments (specification §7 and §8), with the wallet's own names and amounts. */
export function walletClient(http: Http) {
  const call = http.calls<WalletContract>()
  // These paths have no language; a header sends the page's.
  const asIs = () => ({ asIs: true, headers: { 'accept-language': http.language() } }) as const
  return {
    /** Returns undefined after any error (specification §8). */
    create: (request: WalletRequest) =>
      call('POST /api/v2/paypal/payments', 'none', { ...asIs(), asCustomer: true, body: request }).then(
        (result) => (result.ok ? result.value : undefined),
        () => undefined,
      ),
    update: (paymentId: string, cartGuid: string) =>
      call('POST /api/v2/paypal/payments/{paymentId}', 'none', {
        ...asIs(),
        asCustomer: true,
        params: { paymentId },
        body: { cartGuid },
      }),
    read: (paymentId: string) =>
      call('GET /api/v2/paypal/payments/{paymentId}', 'none', { ...asIs(), asCustomer: true, params: { paymentId } }),
    /** HTTP 500 becomes a refusal in the shopper's language (specification §8). */
    async execute(paymentId: string, payerId: string): Promise<Result<WalletPayment>> {
      const result = await call('POST /api/v2/paypal/payments/{paymentId}/execute', 'none', {
        ...asIs(),
        asCustomer: true,
        params: { paymentId },
        body: { payer_id: payerId },
      })
      if (result.ok || result.status !== 500) return result
      const message = translatorIn(http.language(), en, fr)('executeFailed')
      return { ok: false, status: 500, items: [{ message, area: 'Paypal' }] }
    },
  }
}
