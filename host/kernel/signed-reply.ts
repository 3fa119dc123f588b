import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long an answer may be shown after its form was posted. */
const sealedMs = 10 * 60_000

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url')

/**
 * What a form that was posted without JavaScript was answered, for the address of the page that follows: readable, and
 * nobody but this host can make one up.
 */
export function seal(answer: object, secret: string, now: Date): string {
  const text = Buffer.from(JSON.stringify({ answer, at: now.getTime() })).toString('base64url')
  return `${text}.${sign(text, secret)}`
}

/** The answer that was sealed here a moment ago; undefined for anything else. */
export function unseal<T>(sealed: string | null, secret: string, now: Date): T | undefined {
  const [text = '', signature = ''] = sealed?.split('.') ?? []
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(text, secret))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const { answer, at } = JSON.parse(Buffer.from(text, 'base64url').toString()) as { answer: T; at: number }
  return now.getTime() - at < sealedMs ? answer : undefined
}
