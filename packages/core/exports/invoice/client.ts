import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { invoiceClient } from '../../src/invoice/invoice.client.ts'

export { invoiceClient } from '../../src/invoice/invoice.client.ts'

/** An invoice or a credit note: camelCase, amounts in cents. */
export type InvoiceDetail = ReplyOfClient<typeof invoiceClient, 'read'>
