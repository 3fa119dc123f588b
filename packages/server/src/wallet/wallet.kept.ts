import { daysLater } from '../kernel/db/expired.ts'
import type { Kept } from '../kernel/kept.ts'
import { forgetBegun } from './kept.queries.ts'

/** As long as the bag for which they were begun, which is not deleted before. */
const begunDays = 35

export const walletKept: Kept = {
  tables: ['wallet_payment'],
  retention: [
    {
      name: 'walletPayments',
      tables: ['wallet_payment'],
      data: 'payments that the wallet only began',
      kept: `${begunDays} days`,
      because: 'they never held money',
      forget: daysLater(begunDays, forgetBegun),
    },
  ],
}
