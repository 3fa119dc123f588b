import webPush from 'web-push'
import type { Fetch } from '../kernel/fetch.ts'
import { type Unavailable, unavailable } from './call.ts'
import { publicFetch } from './fetch.ts'
import type { PushKeys } from './push-keys.ts'

/** The shop's keys, and the contact of push services for questions about them. */
export type PushConfig = PushKeys & {
  contact: string
  /** The base URL of the demonstration's push service; undefined in production. */
  standIn: string | undefined
}

/** The URL of a browser's push service, and the keys that encrypt messages for the browser. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** The content for the browser's service worker. */
  content: unknown
  /** How long the service keeps it for a device that is off. */
  ttlSeconds: number
  /** A message with the same topic replaces one that was not delivered yet. At most 32 characters of base64url. */
  topic: string
}

/**
 * - `gone`: the subscription has ended, by the browser or its user
 * - `rejected`: the service will never accept this message
 */
export type PushResult =
  | { status: 'sent' }
  | { status: 'gone' }
  | { status: 'rejected' }
  | (Unavailable & { retryAfterMs: number })

/** Sends messages to browsers by their push services. */
export interface Push {
  send(target: PushTarget, message: PushMessage): Promise<PushResult>
}

export type PushOptions = {
  config: PushConfig
  /** Reaches the stand-in of the demonstration. Every other service is reached at public addresses only. */
  fetch: Fetch
  now: () => Date
  /** 10 seconds by default. */
  timeoutMs?: number
}

/** The longest pause that a service can request. */
const longestPauseMs = 3_600_000

/** Web push: RFC 8030 with messages that RFC 8291 encrypts, from a sender that RFC 8292 identifies. */
export function createPush({ config, fetch, now, timeoutMs = 10_000 }: PushOptions): Push {
  const { publicKey, privateKey, contact, standIn } = config
  return {
    async send({ endpoint, p256dh, auth }, { content, ttlSeconds, topic }) {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
        vapidDetails: { subject: contact, publicKey, privateKey },
        contentEncoding: 'aes128gcm',
        TTL: ttlSeconds,
        urgency: 'high',
        topic,
      })
      // The connection counts the bytes itself.
      const { 'Content-Length': _, ...headers } = request.headers
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const reach = standIn && endpoint.startsWith(`${standIn}/`) ? fetch : publicFetch
        const reply = await reach(endpoint, {
          method: 'POST',
          headers: textual(headers),
          body: new Uint8Array(request.body ?? []),
          signal,
          redirect: 'error',
        })
        await reply.body?.cancel()
        return resultOf(reply.status, pauseMs(reply.retryAfter, now()))
      } catch {
        return { ...unavailable(signal.aborted ? 'timeout' : 'network'), retryAfterMs: 0 }
      }
    },
  }
}

const textual = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

function resultOf(status: number, retryAfterMs: number): PushResult {
  if (status < 300) return { status: 'sent' }
  if (status === 404 || status === 410) return { status: 'gone' }
  if (status >= 500) return { ...unavailable('server'), retryAfterMs }
  // Too many messages, or an invalid key of the shop: the subscription is still valid.
  if ([401, 403, 408, 429].includes(status)) return { ...unavailable('refused'), retryAfterMs }
  return { status: 'rejected' }
}

/** A `Retry-After`, in seconds or as a date, in milliseconds; 0 without a valid one. */
function pauseMs(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Math.min(Math.max(ms || 0, 0), longestPauseMs)
}
