import type { Http } from '../http/http.ts'
import type { HandoverContract } from './handover.contract.ts'

/** Takes a bag from one site to another, of which neither sees what the other keeps. */
export function handoverClient(http: Http) {
  const call = http.calls<HandoverContract>()
  return {
    /** `signal`: the shopper need not wait any longer. */
    handOver: (guid: string, signal?: AbortSignal) =>
      call('POST /api/v2/{language}/carts/{guid}/handover', 'app', { params: { guid }, signal }),
    redeem: (code: string) => call('POST /api/v2/{language}/carthandover', 'app', { body: { code } }),
  }
}
