import { randomBytes } from 'node:crypto'
import { knownTimeZone } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { otherStatus } from '../kernel/call/mount.ts'
import { inTransaction } from '../kernel/db/pool.ts'
import type { Deps } from '../kernel/feature.ts'
import type { MailMessage, QueuedMail } from '../kernel/mail/mail.ts'
import { queueMail } from '../kernel/mail/outbox.queries.ts'
import { hashOf } from '../sign-in/tokens.ts'
import { notePushReminder } from './push-reminders.queries.ts'
import { confirmMail, reminderMail } from './reminders.mail.ts'
import { refuse } from './reminders.messages.ts'
import {
  confirmAddress,
  letterFor,
  makeLink,
  noteAddress,
  noteLetter,
  noteReminder,
  startOf,
  stopByToken,
} from './reminders.queries.ts'
import { subscriptionOf } from './subscriptions.queries.ts'

/** What a letter is about. Its text is composed when it is sent. */
export type ReminderLetter = { showId: string; addressId: number }
type Asked = {
  showId: string
  to: { email: string } | { endpoint: string }
  language: Language
  timeZone: string | undefined
  edp: number | undefined
}

/**
 * Reminders of programmes, by mail or as notifications.
 *
 * 1. An address is confirmed by mail once; the letter is sent at most once an hour. A member's own needs no confirmation (201).
 *    Otherwise the reply is the same (202) whether the address is known or not.
 * 2. The reminder is sent 15 minutes before the programme, by its present plan, and once.
 * 3. The link of any letter deletes the address with all its reminders.
 * 4. A browser's push subscription needs no confirmation: the browser has asked its user. Only its member can use it.
 */
export function remindersService({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  return {
    async ask({ showId, to, language, edp, ...asked }: Asked) {
      // The browser's time zone may be unknown here; the reminder names the time zone that it uses.
      const timeZone = knownTimeZone(asked.timeZone)
      const now = clock()
      const [show] = await startOf(pool, { id: showId })
      if (!show) return refuse(404, { code: 'show-unknown', area: 'Id' })
      if (show.start <= now) return refuse(417, { code: 'reminder-too-late', area: 'Id' })
      if ('endpoint' in to) {
        return inTransaction(pool, async (client) => {
          const [subscription] = await subscriptionOf(client, { endpoint: to.endpoint, edp: edp ?? null })
          if (!subscription) return refuse(404, { code: 'subscription-unknown', area: 'Endpoint' })
          await notePushReminder(client, { showId, subscriptionId: subscription.id, language, timeZone, now })
          return otherStatus
        })
      }
      return inTransaction(pool, async (client) => {
        const [address] = await noteAddress(client, { email: to.email, language, timeZone, edp: edp ?? null, now })
        if (!address) throw new Error('An address was not noted')
        await noteReminder(client, { showId, addressId: address.id })
        if (address.isOwn) return otherStatus
        if (!address.isConfirmed) {
          const [noted] = await noteLetter(client, { addressId: address.id, now })
          const about = { showId, addressId: address.id }
          if (noted) await queueMail<ReminderLetter>(client, 'reminder-confirmation', about, now)
        }
        return undefined
      })
    },

    async confirm(token: string) {
      const [confirmed] = await confirmAddress(pool, { hash: hashOf(token), now: clock() })
      return confirmed ? undefined : refuse(417, { code: 'reminder-link-spent', area: 'Token' })
    },

    async stop(showId: string, token: string) {
      const [stopped] = await stopByToken(pool, { showId, token })
      return stopped ? undefined : refuse(404, { code: 'reminder-unknown', area: 'Token' })
    },
  }
}

type Composing = Pick<Deps, 'pool' | 'clock' | 'config'>

/** The letter that asks for confirmation. Its link is created when it is sent, so that only the letter contains it. */
export function composeConfirmation(
  { pool, config }: Composing,
  { content: { showId, addressId } }: Pick<QueuedMail<ReminderLetter>, 'content'>,
): Promise<MailMessage | 'unneeded'> {
  return inTransaction(pool, async (client) => {
    const [about] = await letterFor(client, { showId, addressId })
    if (!about || about.isConfirmed) return 'unneeded'
    const token = randomBytes(32).toString('base64url')
    await makeLink(client, { addressId, hash: hashOf(token) })
    return confirmMail({ ...about, showId, shopOrigin: config.shopOrigin }, token)
  })
}

/** The reminder; none if it was stopped meanwhile, or the programme is over. */
export async function composeReminder(
  { pool, clock, config }: Composing,
  { content: { showId, addressId } }: Pick<QueuedMail<ReminderLetter>, 'content'>,
): Promise<MailMessage | 'unneeded'> {
  const [about] = await letterFor(pool, { showId, addressId })
  if (!about?.isConfirmed || about.end <= clock()) return 'unneeded'
  return reminderMail({ ...about, showId, shopOrigin: config.shopOrigin })
}
