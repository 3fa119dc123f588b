import type { z } from 'zod/mini'
import type { Http } from '../http/http.ts'
import type { Camel } from '../shared/wire.ts'
import type { AirLog as AirLogReply, AirState as AirStateReply, ControlRoomContract } from './control-room.contract.ts'

/** What is on air and next, as the channel's operators see it. */
export type AirState = Camel<z.infer<typeof AirStateReply>>
/** What the operators did, the latest first. */
export type AirLog = Camel<z.infer<typeof AirLogReply>>

/** The calls of the control room. An action is refused with 409 when the plan no longer has the given `version`. */
export function controlRoomClient(http: Http) {
  const call = http.calls<ControlRoomContract>()
  return {
    state: () => call('GET /api/v2/{language}/air', 'customer'),
    log: () => call('GET /api/v2/{language}/air/log', 'customer'),
    putOnAir: (itemNo: string, version: number) =>
      call('POST /api/v2/{language}/air/now', 'customer', { body: { itemNo, version } }),
    beginNext: (version: number) => call('POST /api/v2/{language}/air/next', 'customer', { body: { version } }),
    moveEnd: (showId: string, end: Date, version: number) =>
      call('POST /api/v2/{language}/air/end', 'customer', { body: { showId, end: end.toISOString(), version } }),
    /** Corrects the price of a product's open price window, or of its next one; null ends it. In cents. */
    changePrice: (itemNo: string, price: number | null, version: number) =>
      call('POST /api/v2/{language}/air/price', 'customer', { body: { itemNo, price, version } }),
    swap: (itemNo: string, otherItemNo: string, version: number) =>
      call('POST /api/v2/{language}/air/swap', 'customer', { body: { itemNo, otherItemNo, version } }),
  }
}
