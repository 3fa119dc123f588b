import { daysLater } from '../kernel/db/expired.ts'
import type { Kept } from '../kernel/kept.ts'
import { dropCards, endPayments, forgetDeclines, forgetPayers, ownCards } from './kept.queries.ts'

/** As long as a guest’s bag: then the guest can go. */
const payerDays = 35

export const paymentKept: Kept = {
  tables: ['credit_card', 'payment', 'payment_declines'],
  retention: [
    {
      name: 'declines',
      tables: ['payment_declines'],
      data: 'counts of declined payments',
      kept: 'an hour after the last',
      because: 'they only slow down trying out cards',
      forget: forgetDeclines,
    },
    {
      name: 'cards',
      tables: ['credit_card'],
      data: 'saved cards',
      kept: 'as long as the account',
      because: 'they are part of it',
    },
    {
      name: 'payments',
      tables: ['payment'],
      data: 'payments of orders',
      kept: 'always',
      because: 'the law asks for records of sales for six years or more',
    },
    {
      name: 'payers',
      tables: ['payment'],
      data: 'customer and card of payments that were declined or voided',
      kept: `${payerDays} days; the payment always, without them`,
      because: 'a shopper asks what a bank’s statement shows',
      forget: daysLater(payerDays, forgetPayers),
    },
  ],
  ownData: {
    export: async (on, { edp }) => ({ sections: { CreditCards: await ownCards(on, { edp }) } }),
    notExported: { payment: 'What the payment service answered to an order; the orders have their amounts and cards.' },
    async erase(on, { edp }) {
      await dropCards(on, { edp })
      await endPayments(on, { edp })
    },
  },
}
