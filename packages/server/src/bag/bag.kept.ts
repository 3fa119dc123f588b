import { daysLater } from '../kernel/db/expired.ts'
import type { Kept } from '../kernel/kept.ts'
import {
  dropBags,
  endOrderedBags,
  forgetBags,
  forgetHandovers,
  forgetOrderedCards,
  forgetPromoEmails,
  forgetPromoGuests,
  forgetWrites,
  lockOpenBags,
  ownLines,
} from './kept.queries.ts'

/** A bag's cookie lives 21 days. Reading a bag renews the cookie but is no change of the bag: hence two weeks more. */
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
    'promo_guest',
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
    {
      name: 'orderedCards',
      tables: ['cart'],
      data: 'bags that became orders',
      kept: `always; their card ${bagDays} days`,
      because: 'the order has what it needs of the card',
      forget: daysLater(bagDays, forgetOrderedCards),
    },
    {
      name: 'memberBags',
      tables: ['cart', 'cart_line', 'cart_promo', 'cart_gift_card'],
      data: 'bags of members',
      kept: 'as long as the account',
      because: 'they are part of it',
    },
    {
      name: 'promoEmails',
      tables: ['promo_customer'],
      data: 'e-mails of guests who used a promo code, as an earlier version wrote them',
      kept: 'an hour',
      because: 'their hash counts as well',
      forget: forgetPromoEmails,
    },
    {
      name: 'promoGuests',
      tables: ['promo_guest'],
      data: 'uses of promo codes by guests, by the hash of their e-mail',
      kept: '90 days after the code’s end',
      because: 'a code may count once for each customer',
      forget: daysLater(90, forgetPromoGuests),
    },
    {
      name: 'promoMembers',
      tables: ['promo_member'],
      data: 'uses of promo codes by members',
      kept: 'as long as the account',
      because: 'a code may count once for each customer',
    },
  ],
  ownData: {
    export: async (on, { edp }) => ({ sections: { BagLines: await ownLines(on, { edp }) } }),
    notExported: {
      bag_write: 'A reply that the browser had, for 24 hours.',
      promo_customer: 'An e-mail that a guest typed: it is no member’s, and goes within the hour.',
      promo_guest: 'The hash of an e-mail that a guest typed: it is no member’s.',
      promo_member: 'A count for each code; the orders name their codes.',
    },
    // Waits until an order that is being placed is complete.
    lock: (on, { edp }) => lockOpenBags(on, { edp }),
    async erase(on, { edp }) {
      await dropBags(on, { edp })
      await endOrderedBags(on, { edp })
    },
    // Bags refer to addresses, cards and gift cards.
    erasesFirst: true,
    notErased: {
      bag_write: 'A reply that the browser had; it names the bag alone, and goes after 24 hours.',
      promo_customer: 'An e-mail that a guest typed: it is no member’s, and goes within the hour.',
      promo_guest: 'The hash of an e-mail that a guest typed: it is no member’s.',
    },
  },
}
