import { createHash } from 'node:crypto'
import type { Queryable } from '../db/pool.ts'
import { addHours } from '../instants.ts'
import { countLetter } from './recipients.queries.ts'

/**
 * The key of a mailbox: its address in lower case, without what follows a plus sign. It is hashed, because the count may outlive
 * everything else that the shop stores of a person.
 */
function keyOf(kind: string, email: string): string {
  const mailbox = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
  return `letters ${kind} ${createHash('sha256').update(mailbox).digest('base64url')}`
}

/**
 * Counts a letter to an address that somebody typed. Its owner may have nothing to do with the shop, so the mailbox receives at
 * most `most` letters of a kind in `hours`, whoever asks for them.
 * @returns whether the letter may be sent
 */
export async function mayWriteTo(
  on: Queryable,
  { kind, email, most, hours }: { kind: string; email: string; most: number; hours: number },
  now: Date,
): Promise<boolean> {
  const [counted] = await countLetter(on, { key: keyOf(kind, email), now, endsAt: addHours(now, hours) })
  return counted !== undefined && counted.letters <= most
}
