import type { easyPayClient } from '../../src/easy-pay/easy-pay.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export { easyPayClient } from '../../src/easy-pay/easy-pay.client.ts'

export type EasyPaySchedule = ReplyOfClient<typeof easyPayClient, 'schedule'>
