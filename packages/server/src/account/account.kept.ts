import type { Kept } from '../kernel/kept.ts'
import { closeAccount, dropAddresses, forgetGuestAddresses, forgetGuests, ownAccount } from './kept.queries.ts'

/** As long as their bags. */
const guestDays = 35

export const accountKept: Kept = {
  tables: ['address', 'customer'],
  retention: [
    {
      name: 'guests',
      tables: ['customer', 'address'],
      data: 'guests who ordered nothing, with their addresses',
      kept: `${guestDays} days`,
      because: 'nobody can sign in as them',
      forget: forgetGuests(guestDays),
    },
    {
      name: 'guestAddresses',
      tables: ['address'],
      data: 'addresses of guests who ordered',
      kept: `${guestDays} days`,
      because: 'the order has its own',
      forget: forgetGuestAddresses(guestDays),
    },
    {
      name: 'guestsWithOrders',
      tables: ['customer'],
      data: 'guests who ordered: name and e-mail',
      kept: 'always',
      because: 'the order’s mails go there',
    },
    {
      name: 'members',
      tables: ['customer', 'address'],
      data: 'members, with their addresses',
      kept: 'as long as the account',
      because: 'they are the account',
    },
  ],
  ownData: {
    async export(on, { edp }) {
      const [own] = await ownAccount(on, { edp })
      return own ? { account: own.Account, sections: { Addresses: own.Addresses } } : {}
    },
    async erase(on, { edp }) {
      await dropAddresses(on, { edp })
      await closeAccount(on, { edp })
    },
  },
}
