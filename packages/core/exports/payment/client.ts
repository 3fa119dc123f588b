import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { paymentClient } from '../../src/payment/payment.client.ts'

export { cardsClient } from '../../src/payment/cards.client.ts'
export { paymentClient } from '../../src/payment/payment.client.ts'

/** The configuration of the card capture frame. */
export type CaptureConfig = ReplyOfClient<typeof paymentClient, 'captureConfig'>
