import { daysLater } from '../kernel/db/expired.ts'
import type { Kept } from '../kernel/kept.ts'
import { endWalletPayers, forgetBegun, forgetWalletPayers } from './kept.queries.ts'

/** As long as bags are kept: each payment was begun for one. */
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
    {
      name: 'walletPayers',
      tables: ['wallet_payment'],
      data: 'who approved a payment of the wallet, by its number there',
      kept: `${begunDays} days after it was used or voided; the payment always`,
      because: 'only placing compares it',
      forget: daysLater(begunDays, forgetWalletPayers),
    },
  ],
  ownData: {
    notExported: { wallet_payment: 'The number of the payer at the wallet, for 35 days; the orders have the payment.' },
    erase: (on, { edp }) => endWalletPayers(on, { edp }),
  },
}
