import { daysLater, expired, oldest } from './db/expired.ts'
import type { Kept } from './kept.ts'

const forgetCounts = expired('request_count', 'ends_at <= :before')
/** Sent or given up, or so old that no version sends mails of its kind any more: a mail is retried for hours at most. */
const forgetMails = oldest(
  'outbox',
  `created_at <= :before and (sent_at <= :before or next_at = 'infinity' or next_at <= :before)`,
)

/** What the kernel keeps for all features. */
export const kernelKept: Kept = {
  tables: ['kysely_migration', 'kysely_migration_lock', 'outbox', 'request_count'],
  retention: [
    {
      name: 'requestCounts',
      tables: ['request_count'],
      data: 'counts of requests, by network address',
      kept: 'an hour, of mails a day',
      because: 'they only keep the limits',
      forget: forgetCounts,
    },
    {
      name: 'mails',
      tables: ['outbox'],
      data: 'mails',
      kept: '90 days; what they say until sent',
      because: 'questions about what was sent',
      forget: daysLater(90, forgetMails),
    },
  ],
  ownData: {
    notExported: {
      outbox: 'Mails that wait: the member gets them.',
      request_count: 'Network addresses and hashes: whose they are is not known.',
    },
    notErased: {
      outbox: 'A mail that waits is sent; then what it says goes.',
      request_count: 'Network addresses and hashes, of hours.',
    },
  },
}
