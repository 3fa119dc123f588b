import type { Fact } from './facts.ts'
import { wireMoney } from './transaction.ts'

const at = '2026-01-01T00:00:00.000Z'

/**
 * The events of a payment of demonstration data, which exists without a call: `PAYID-DEMO-{cents}-{reference}` of the first payer,
 * with the authorised order `O-DEMO-…`. If a request names the capture `C-DEMO-…`, the whole amount counts as captured. No events
 * for any other id.
 */
export function demonstrationFacts(named: string): { payment: Fact[]; captured: Fact[] } {
  const [, kind, tail = '', amount] = /^(PAYID|O|C)-(DEMO-(\d{1,9})-[A-Za-z0-9]{1,40})$/.exec(named) ?? []
  if (kind === undefined) return { payment: [], captured: [] }
  const [id, orderId, cents] = [`PAYID-${tail}`, `O-${tail}`, Number(amount)]
  const transaction = { amount: { currency: 'CAD', total: wireMoney(cents) }, payee: { merchant_id: 'ONAIRSHOP2026' } }
  return {
    payment: [
      { kind: 'created', id, at, token: `EC-${tail}`, transaction, returnUrl: '', cancelUrl: '' },
      { kind: 'approved', id, at, payerId: 'MAYA2026PAYER' },
      { kind: 'executed', id, at, orderId, cents },
      { kind: 'authorized', id, at, orderId, authorizationId: `A-${tail}`, cents },
    ],
    captured: kind === 'C' ? [{ kind: 'captured', id, at, orderId, captureId: named, cents }] : [],
  }
}
