import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { returnsClient } from '../../src/returns/returns.client.ts'

export { returnsClient } from '../../src/returns/returns.client.ts'

/** A return with its label: camelCase, amounts in cents. */
export type ReturnDetail = ReplyOfClient<typeof returnsClient, 'request'>
