import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { modifyClient } from '../../src/modify/modify.client.ts'

export { modifyClient } from '../../src/modify/modify.client.ts'

/** The review of an edited order: the bag with its difference to the order, in cents. */
export type EditReview = ReplyOfClient<typeof modifyClient, 'review'>
