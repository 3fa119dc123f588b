import type { Pool, Queryable } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { addSeconds, subMilliseconds } from '../kernel/instants.ts'
import { closedSince, countAttempt, forgetFailures, rememberPlace, takeBack, type Who } from './attempts.queries.ts'
import { refuse } from './sign-in.messages.ts'
import { tokenSeconds } from './tokens.ts'

/** The most wrong passwords for one e-mail … */
const mostFailures = 10
/** The most wrong passwords from one network address by the form without JavaScript … */
const mostByForm = 5
/** … within this time, counted from the first. */
const windowMs = 15 * 60_000

/** The key under which the form's attempts count; no e-mail begins with a line break. */
const byForm = (address: string) => `\n${address}`

/**
 * Limits the password attempts for one e-mail, from anywhere, by the API or by a form.
 *
 * 1. After ten wrong passwords within a quarter of an hour, none is checked, not even the correct one, until the quarter is over
 *    (429 with Retry-After). Attempts meanwhile do not extend it.
 * 2. This holds for every e-mail, with or without an account, so that it reveals nothing.
 * 3. An attempt is counted before its password is checked, so that concurrent attempts cannot exceed ten.
 * 4. Attackers cannot lock a member out: a network address from which the member signed in during the last 21 days has its own
 *    count, and a password reset clears all counts.
 * 5. The form without JavaScript has no reCAPTCHA. It is accepted until five wrong passwords came from a network address within a
 *    quarter of an hour, for any e-mails; then a sign-in from there needs a reCAPTCHA.
 */
export function signInAttempts({ pool, clock }: { pool: Pool; clock: () => Date }) {
  return {
    /** Counts an attempt; pass `known` to `succeeded`. */
    async begin(who: Who): Promise<{ known: boolean } | Refusal> {
      const now = clock()
      const since = subMilliseconds(now, windowMs)
      const [counted] = await countAttempt(pool, { ...who, now, before: since, most: mostFailures })
      if (counted) return counted
      const [closed] = await closedSince(pool, { ...who, before: since, most: mostFailures })
      const waitMs = (closed?.since ?? since).getTime() - since.getTime()
      const seconds = Math.max(1, Math.ceil(waitMs / 1000))
      const values = { minutes: Math.ceil(seconds / 60) }
      return refuse(429, { code: 'sign-in-closed', area: 'userName', values }, seconds)
    },

    /** Counts an attempt by the form without JavaScript. @returns whether the form is still accepted from there */
    async beginByForm(address: string): Promise<boolean> {
      const now = clock()
      const since = subMilliseconds(now, windowMs)
      return (
        (await countAttempt(pool, { email: byForm(address), address, now, before: since, most: mostByForm })).length > 0
      )
    },

    succeededByForm: (address: string): Promise<unknown> => takeBack(pool, { email: byForm(address) }),

    async succeeded(known: boolean, who: Who): Promise<void> {
      const now = clock()
      await rememberPlace(pool, { ...who, now, knownUntil: addSeconds(now, tokenSeconds), wasKnown: known })
    },
  }
}

/** Clears the counts of an account whose owner has chosen a new password. */
export async function forgetAttempts(on: Queryable, email: string): Promise<void> {
  await forgetFailures(on, { email })
}
