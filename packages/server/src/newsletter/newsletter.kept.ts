import { newsletterLinkDays } from '@onair/core/newsletter'
import type { Kept } from '../kernel/kept.ts'
import { endOwnSubscription, forgetRequests, ownSubscription } from './newsletter.queries.ts'

export const newsletterKept: Kept = {
  tables: ['newsletter_subscription'],
  retention: [
    {
      name: 'newsletterRequests',
      tables: ['newsletter_subscription'],
      data: 'requests for the newsletter',
      kept: `${newsletterLinkDays} days, unless confirmed`,
      because: 'their link expires then',
      forget: forgetRequests,
    },
    {
      name: 'newsletterReaders',
      tables: ['newsletter_subscription'],
      data: 'readers of the newsletter',
      kept: 'until they leave; then the hash alone',
      because: 'the link of every old letter has to work',
    },
  ],
  ownData: {
    export: async (on, { email }) => ({ account: (await ownSubscription(on, { email }))[0] }),
    erase: (on, { email }, now) => endOwnSubscription(on, { email, now }),
  },
}
