import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { storeCardClient } from '../../src/store-card/store-card.client.ts'

export { storeCardClient } from '../../src/store-card/store-card.client.ts'

/** The customer's latest application, and why they cannot apply now. */
export type StoreCardState = ReplyOfClient<typeof storeCardClient, 'latest'>
/** A security question of the application. */
export type StoreCardQuestion = ReplyOfClient<typeof storeCardClient, 'questions'>['questions'][number]
/** The credit service's decision. */
export type StoreCardDecision = ReplyOfClient<typeof storeCardClient, 'apply'>
