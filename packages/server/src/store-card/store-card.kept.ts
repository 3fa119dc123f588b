import { daysLater } from '../kernel/db/expired.ts'
import type { Kept } from '../kernel/kept.ts'
import { dropApplications, forgetDeclined, ownApplications } from './kept.queries.ts'

export const storeCardKept: Kept = {
  tables: ['store_card_application'],
  retention: [
    {
      name: 'applications',
      tables: ['store_card_application'],
      data: 'declined applications for the store card',
      kept: '90 days',
      // The applicant may apply again after 30.
      because: 'reasons can be asked for during 60',
      forget: daysLater(90, forgetDeclined),
    },
    {
      name: 'otherApplications',
      tables: ['store_card_application'],
      data: 'other applications: number, decision, limit',
      kept: 'as long as the account',
      because: 'one card for each account; date of birth, income: never',
    },
  ],
  ownData: {
    export: async (on, { edp }) => ({ sections: { StoreCardApplications: await ownApplications(on, { edp }) } }),
    erase: (on, { edp }) => dropApplications(on, { edp }),
  },
}
