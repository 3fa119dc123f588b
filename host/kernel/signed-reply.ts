import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a reply may be shown after its form was posted. */
const lifetimeMs = 10 * 60_000

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url')

/**
 * The reply to a form that was posted without JavaScript, as text for the next page's address. It is readable, and its signature
 * proves that this host wrote it.
 */
export function signReply(reply: object, secret: string, now: Date): string {
  const text = Buffer.from(JSON.stringify({ reply, at: now.getTime() })).toString('base64url')
  return `${text}.${sign(text, secret)}`
}

/** The reply that this host signed in the last ten minutes; undefined for anything else. */
export function readSignedReply<T>(signed: string | null, secret: string, now: Date): T | undefined {
  const [text = '', signature = ''] = signed?.split('.') ?? []
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(text, secret))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const { reply, at } = JSON.parse(Buffer.from(text, 'base64url').toString()) as { reply: T; at: number }
  return now.getTime() - at < lifetimeMs ? reply : undefined
}
