import type { Http } from '../http/http.ts'
import type { HandoverContract } from './handover.contract.ts'

/** Takes a bag from one site to another, of which neither sees what the other keeps. */
export function handoverClient(http: Http) {
  const call = http.calls<HandoverContract>()
  return {
    handOver: (guid: string) => call('POST /api/v2/{language}/carts/{guid}/handover', 'app', { params: { guid } }),
    redeem: (code: string) => call('POST /api/v2/{language}/carthandover', 'app', { body: { code } }),
  }
}
