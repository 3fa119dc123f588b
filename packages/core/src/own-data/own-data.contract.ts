import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { inAccount, instant, password } from '../shared/schemas.ts'

const record = () => z.record(z.string(), z.unknown())

/** What the shop holds of a member, and the end of the account. */
export const ownDataContract = {
  'GET /api/v2/{language}/accounts/{edp}/export': {
    summary: 'Everything that the shop holds of the customer, as JSON',
    caller: 'customer',
    limit: 'passwords',
    params: inAccount,
    computes: true,
    status: 200,
    reply: z.object({
      ExportedAt: instant(),
      Account: record(),
      Addresses: z.array(record()),
      CreditCards: z.array(record()),
      Sessions: z.array(record()),
      Favourites: z.array(record()),
      WaitingFor: z.array(record()),
      BagLines: z.array(record()),
      StoreCardApplications: z.array(record()),
      Orders: z.array(record()),
    }),
    wire: 'as-is',
    refusals: [403, 429],
  },
  'POST /api/v2/{language}/accounts/{edp}/closure': {
    summary: 'Close the account: orders stay as the law asks, everything else goes',
    caller: 'customer',
    limit: 'signIn',
    params: inAccount,
    body: z.strictObject({ CurrentPassword: password() }),
    status: 204,
    refusals: [403, 417, 429],
  },
} as const satisfies Contract
export type OwnDataContract = typeof ownDataContract
