import { daysLater } from '../kernel/db/expired.ts'
import type { Kept } from '../kernel/kept.ts'
import { dropBags, forgetBags, forgetHandovers, forgetWrites, lockOpenBags, ownLines } from './kept.queries.ts'

/** A bag's cookie lives 21 days from its last write. Reading a bag renews the cookie, but does not count as a change of the bag. */
const bagDays = 21 + 14

export const bagKept: Kept = {
  tables: [
    'bag_write',
    'cart',
    'cart_gift_card',
    'cart_handover',
    'cart_line',
    'cart_promo',
    'promo_code',
    'promo_customer',
    'promo_member',
  ],
  retention: [
    {
      name: 'handovers',
      tables: ['cart_handover'],
      data: 'codes that hand a bag over',
      kept: 'until they expire',
      because: 'they open nothing afterwards',
      forget: forgetHandovers,
    },
    {
      name: 'bagWrites',
      tables: ['bag_write'],
      data: 'replies to repeated changes of a bag',
      kept: '24 hours',
      because: 'a browser repeats a change on its next page',
      forget: forgetWrites,
    },
    {
      name: 'bags',
      tables: ['cart', 'cart_line', 'cart_promo', 'cart_gift_card'],
      data: 'bags without an account',
      kept: `${bagDays} days after their last change`,
      because: 'their cookie lives 21 days',
      forget: daysLater(bagDays, forgetBags),
    },
  ],
  ownData: {
    export: async (on, { edp }) => ({ sections: { BagLines: await ownLines(on, edp) } }),
    notExported: {
      bag_write: 'A reply that the browser had, for 24 hours.',
      promo_member: 'How often a code was used: the orders name their code.',
    },
    // An order that is being placed is complete.
    lock: (on, { edp }) => lockOpenBags(on, edp),
    erase: (on, { edp }) => dropBags(on, edp),
    // They name addresses, cards and gift cards.
    erasesFirst: true,
    notErased: {
      bag_write: 'A reply that the browser had; it names the bag alone, and goes after 24 hours.',
    },
  },
}
