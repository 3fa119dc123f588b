import { createHash } from 'node:crypto'
import { formatTime } from '@onair/core/dates'
import { hostsIn, showPath } from '@onair/core/guide'
import { translatorIn } from '@onair/core/messages'
import { timeZoneName } from '@onair/core/time-zone'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../kernel/db/pool.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { backoffMs } from '../kernel/mail/outbox.service.ts'
import type { Push } from '../outside/push.ts'
import en from './push-reminders.messages.en.json' with { type: 'json' }
import fr from './push-reminders.messages.fr.json' with { type: 'json' }
import { claimPushReminders, type DuePush, retryPush, setPushed } from './push-reminders.queries.ts'
import { dropSubscription } from './subscriptions.queries.ts'

/** How long a worker's claim on a reminder lasts while it sends it. */
const claimMs = 60_000
/** Reminders that are sent at once. */
const batch = 20

/** A notification for the shop's service worker, and the pages that it opens. */
export type PushedReminder = {
  title: string
  body: string
  language: 'en' | 'fr'
  /** A notification replaces an earlier one with the same tag. */
  tag: string
  /** When the programme begins. From then on the notification opens `live` instead of `page`. */
  start: string
  page: string
  live: string
}

/**
 * Sends the reminders of programmes to browsers.
 *
 * 1. A reminder is sent 15 minutes before its programme, by the present plan, and never after the programme has begun: the push
 *    service keeps it until then only.
 * 2. It is sent once, unless the process dies between sending it and recording that. Then it is sent once more and replaces the first
 *    one, in the push service by its topic and on the device by its tag.
 * 3. While the push service is unavailable, it is retried with growing pauses, or after the pause that the service asks for.
 * 4. A subscription that its service no longer has is deleted, with its reminders.
 */
export function pushReminders(deps: {
  pool: Pool
  clock: () => Date
  push: Push
  log: Pick<FastifyBaseLogger, 'warn'>
}) {
  const { pool, clock, push, log } = deps

  /** Whether the reminder was sent. */
  async function send(due: DuePush): Promise<boolean> {
    const { showId, subscriptionId, attempts, start } = due
    const ttlSeconds = Math.floor((start.getTime() - clock().getTime()) / 1000)
    if (ttlSeconds <= 0) return false
    const topic = createHash('sha256').update(showId).digest('base64url').slice(0, 32)
    const result = await push.send(due, { content: pushedReminder(due), ttlSeconds, topic })
    if (result.status === 'sent') {
      await setPushed(pool, { showId, subscriptionId, now: clock() })
      return true
    }
    if (result.status === 'gone') {
      await dropSubscription(pool, { id: subscriptionId })
      return false
    }
    const isUnavailable = result.status === 'unavailable'
    const waitMs = isUnavailable ? Math.max(result.retryAfterMs, backoffMs(attempts)) : undefined
    await retryPush(pool, {
      showId,
      subscriptionId,
      nextAt: waitMs === undefined ? null : addMilliseconds(clock(), waitMs),
    })
    const reason = isUnavailable ? result.reason : result.status
    // Without the endpoint, with which anybody could ask for reminders.
    log.warn({ subscription: subscriptionId, show: showId, attempts, reason }, 'a notification could not be sent')
    return false
  }

  return {
    /** Sends the reminders that are due. @returns how many were sent */
    async sendDue(): Promise<number> {
      let sent = 0
      for (;;) {
        const now = clock()
        const due = await claimPushReminders(pool, { now, until: addMilliseconds(now, claimMs), most: batch })
        if (due.length === 0) return sent
        sent += (await Promise.all(due.map(send))).filter(Boolean).length
      }
    },
  }
}

/** The notification, without anything about the person who asked. */
export function pushedReminder({
  showId,
  language,
  timeZone,
  titleEn,
  titleFr,
  host,
  start,
}: Omit<DuePush, 'subscriptionId' | 'attempts' | 'endpoint' | 'p256dh' | 'auth'>): PushedReminder {
  const t = translatorIn(language, en, fr)
  return {
    title: t('title', { title: language === 'fr' ? titleFr : titleEn }),
    body: t('body', {
      host: hostsIn(host, language),
      time: formatTime(start, language, timeZone),
      zone: timeZoneName(timeZone, language),
    }),
    language,
    tag: `show-${showId}`,
    start: start.toISOString(),
    page: `/${language}${showPath(showId)}`,
    live: `/${language}/pages/watchlive`,
  }
}
