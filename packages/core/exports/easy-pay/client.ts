import type { easyPayClient } from '../../src/easy-pay/easy-pay.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export { easyPayClient, easyPayLinkClient } from '../../src/easy-pay/easy-pay.client.ts'

/** The upcoming Easy Pay payments, soonest first. Amounts in cents. */
export type EasyPaySchedule = ReplyOfClient<typeof easyPayClient, 'schedule'>
