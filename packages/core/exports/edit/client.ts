import type { editClient } from '../../src/edit/edit.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export { editClient } from '../../src/edit/edit.client.ts'

/** The review of an edited order: the bag with its difference to the order, in cents. */
export type EditReview = ReplyOfClient<typeof editClient, 'review'>
