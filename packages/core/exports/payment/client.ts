import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { paymentClient } from '../../src/payment/payment.client.ts'

export { paymentClient } from '../../src/payment/payment.client.ts'

export type CaptureConfig = ReplyOfClient<typeof paymentClient, 'captureConfig'>
