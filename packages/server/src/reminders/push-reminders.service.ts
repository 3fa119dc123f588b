import { createHash } from 'node:crypto'
import { formatTime } from '@onair/core/dates'
import { hostsIn, showPath } from '@onair/core/guide'
import { timeZoneName } from '@onair/core/time-zone'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../kernel/db/pool.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { backoffMs } from '../kernel/mail/outbox.service.ts'
import type { Push } from '../outside/push.ts'
import { claimPushReminders, type DuePush, retryPush, setPushed } from './push-reminders.queries.ts'
import { dropSubscription } from './subscriptions.queries.ts'

/** How long a worker has a reminder to itself while it sends it. */
const claimMs = 60_000
/** Reminders that are sent at once. */
const batch = 20

/** What the shop's service worker reads: a notification, and the pages that a press on it opens. */
export type PushedReminder = {
  title: string
  body: string
  language: 'en' | 'fr'
  /** A notification with the same tag takes the place of an earlier one. */
  tag: string
  /** When the programme begins. From then on a press opens `live` instead of `page`. */
  start: string
  page: string
  live: string
}

/**
 * Sends the reminders of programmes to browsers.
 *
 * 1. A reminder is sent 15 minutes before its programme, by the present plan, and never once that has begun: the push service
 *    keeps it until then only.
 * 2. It is sent once, unless the process dies between sending it and recording that; then once more, and the second takes the
 *    first one's place, in the push service by its topic and on the device by its tag.
 * 3. While the push service is unavailable, it is retried with growing pauses, or after the pause that the service asks for.
 * 4. A subscription that its service no longer has is forgotten, with everything that waits for it.
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
    const outcome = await push.send(due, { content: pushedReminder(due), ttlSeconds, topic })
    if (outcome.status === 'sent') {
      await setPushed(pool, { showId, subscriptionId, now: clock() })
      return true
    }
    if (outcome.status === 'gone') {
      await dropSubscription(pool, { id: subscriptionId })
      return false
    }
    const isUnavailable = outcome.status === 'unavailable'
    const waitMs = isUnavailable ? Math.max(outcome.retryAfterMs, backoffMs(attempts)) : undefined
    await retryPush(pool, {
      showId,
      subscriptionId,
      nextAt: waitMs === undefined ? null : addMilliseconds(clock(), waitMs),
    })
    const reason = isUnavailable ? outcome.reason : outcome.status
    // Without the endpoint: whoever has it could ask for reminders with it.
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

const words = {
  en: {
    title: (title: string) => `On soon: ${title}`,
    body: (host: string, time: string, zone: string) => `With ${host}, at ${time} (${zone}).`,
  },
  fr: {
    title: (title: string) => `Bientôt en ondes\u00a0: « ${title} »`,
    body: (host: string, time: string, zone: string) => `Avec ${host}, à ${time} (${zone}).`,
  },
} as const

/** The notification: nothing of it is about the person who asked. */
export function pushedReminder({
  showId,
  language,
  timeZone,
  titleEn,
  titleFr,
  host,
  start,
}: Omit<DuePush, 'subscriptionId' | 'attempts' | 'endpoint' | 'p256dh' | 'auth'>): PushedReminder {
  const { title, body } = words[language]
  return {
    title: title(language === 'fr' ? titleFr : titleEn),
    body: body(hostsIn(host, language), formatTime(start, language, timeZone), timeZoneName(timeZone, language)),
    language,
    tag: `show-${showId}`,
    start: start.toISOString(),
    page: `/${language}${showPath(showId)}`,
    live: `/${language}/pages/watchlive`,
  }
}
