import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { trackingClient } from '../../src/tracking/tracking.client.ts'

export { trackingClient } from '../../src/tracking/tracking.client.ts'

/** Where an order and each of its parcels is. */
export type Tracking = ReplyOfClient<typeof trackingClient, 'track'>
