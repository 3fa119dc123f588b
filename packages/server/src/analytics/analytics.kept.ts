import { daysLater } from '../kernel/db/expired.ts'
import type { Kept } from '../kernel/kept.ts'
import { dropEventsOf, forgetEvents } from './analytics.queries.ts'

export const analyticsKept: Kept = {
  tables: ['analytics_event'],
  retention: [
    {
      name: 'analyticsEvents',
      tables: ['analytics_event'],
      data: 'events for the marketing feed',
      kept: 'until it has them; ten minutes while it is away',
      because: 'later they are stale',
      // Events that no process sends, because the feed was removed from the settings.
      forget: daysLater(1, forgetEvents),
    },
  ],
  ownData: {
    notExported: { analytics_event: 'Events for a second, until the feed has them.' },
    erase: (on, { edp }) => dropEventsOf(on, { edp }),
  },
}
