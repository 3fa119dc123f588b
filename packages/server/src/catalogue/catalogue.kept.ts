import { daysLater } from '../kernel/db/expired.ts'
import type { Kept } from '../kernel/kept.ts'
import {
  endWaiting,
  forgetSearched,
  forgetSearchedOnce,
  forgetWaiting,
  forgetWindows,
  waitingFor,
} from './kept.queries.ts'

export const catalogueKept: Kept = {
  tables: [
    'brand',
    'category',
    'collection',
    'edp',
    'price_window',
    'product',
    'product_section',
    'product_size',
    'product_style',
    'searched',
    'showstopper',
    'synonym',
    'waitlist',
  ],
  retention: [
    {
      name: 'waitlist',
      tables: ['waitlist'],
      data: 'waiting lists',
      kept: 'one year',
      because: 'an older request is no longer of use',
      forget: daysLater(365, forgetWaiting),
    },
    {
      name: 'priceWindows',
      tables: ['price_window'],
      data: 'price windows of programmes',
      kept: 'a week after their end',
      // A schedule of the current week may still name an ended window.
      because: 'bags keep a price for ten minutes, orders have their own',
      forget: daysLater(7, forgetWindows),
    },
    {
      name: 'searched',
      tables: ['searched'],
      data: 'counts of searches, by day and term',
      kept: '90 days',
      because: 'a season is compared with the one before; nobody is stored',
      forget: daysLater(90, forgetSearched),
    },
    {
      name: 'searchedOnce',
      tables: ['searched'],
      data: 'terms that one visitor searched and no product has all words of',
      kept: 'until their day is over',
      because: 'they may be about a person',
      forget: forgetSearchedOnce,
    },
  ],
  ownData: {
    export: async (on, { email }) => ({ sections: { WaitingFor: await waitingFor(on, { email }) } }),
    notExported: { searched: 'Terms are counted, and nobody knows who searched them.' },
    erase: (on, { email }) => endWaiting(on, { email }),
    notErased: { searched: 'Terms are counted, and nobody knows who searched them.' },
  },
}
