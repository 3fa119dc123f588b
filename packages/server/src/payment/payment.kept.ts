import type { Kept } from '../kernel/kept.ts'
import { dropCards, forgetDeclines, ownCards } from './kept.queries.ts'

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
  ],
  ownData: {
    export: async (on, { edp }) => ({ sections: { CreditCards: await ownCards(on, edp) } }),
    notExported: { payment: 'What the payment service answered to an order; the orders have their amounts and cards.' },
    erase: (on, { edp }) => dropCards(on, edp),
  },
}
