import { createHash } from 'node:crypto'
import { type Queryable, statement } from '../db/pool.ts'
import { addHours } from '../instants.ts'

const countLetter = statement<{ letters: number }, [key: string, now: Date, endsAt: Date]>(
  'recipients.count-letter',
  `insert into request_count as counted (client, requests, ends_at) values ($1, 1, $3)
   on conflict (client) do update set
     requests = case when counted.ends_at <= $2 then 1 else counted.requests + 1 end,
     ends_at = case when counted.ends_at <= $2 then excluded.ends_at else counted.ends_at end
   returning requests as letters`,
)

/** Of the mailbox: without capitals, and without what follows a plus sign. A hash, because the count outlives what else the shop has of it. */
function keyOf(kind: string, email: string): string {
  const mailbox = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
  return `letters ${kind} ${createHash('sha256').update(mailbox).digest('base64url')}`
}

/**
 * Counts a letter to an address that somebody typed, and whose owner need not know the shop: whoever asks, and from however
 * many accounts and network addresses, its mailbox gets at most `most` of a kind in `hours`.
 * @returns whether the letter may be sent
 */
export async function mayWriteTo(
  on: Queryable,
  { kind, email, most, hours }: { kind: string; email: string; most: number; hours: number },
  now: Date,
): Promise<boolean> {
  const [counted] = await countLetter(on, keyOf(kind, email), now, addHours(now, hours))
  return counted !== undefined && counted.letters <= most
}
