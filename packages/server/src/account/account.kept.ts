import type { Kept } from '../kernel/kept.ts'
import { forgetGuests } from './kept.queries.ts'

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
      name: 'members',
      tables: ['customer', 'address'],
      data: 'members, with their addresses',
      kept: 'as long as the account',
      because: 'they are the account',
    },
  ],
}
