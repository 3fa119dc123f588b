import type { accountClient } from '../../src/account/account.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export {
  type AccountRequest,
  type AddressRequest,
  accountClient,
  type NewAccount,
} from '../../src/account/account.client.ts'
export { storeNames } from '../../src/account/names.client.ts'

/** The customer's account: camelCase. */
export type Account = ReplyOfClient<typeof accountClient, 'read'>
