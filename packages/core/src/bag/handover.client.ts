import type { Http } from '../http/http.ts'
import type { HandoverContract } from './handover.contract.ts'

/** The calls that move a bag between two sites, which cannot read each other's cookies. */
export function handoverClient(http: Http) {
  const call = http.calls<HandoverContract>()
  return {
    /** Creates the code for a bag. @param signal aborts the call */
    handOver: (guid: string, signal?: AbortSignal) =>
      call('POST /api/v2/{language}/carts/{guid}/handover', 'app', { params: { guid }, signal }),
    /** Returns the bag of a code, once. */
    redeem: (code: string) => call('POST /api/v2/{language}/carthandover', 'app', { body: { code } }),
  }
}
