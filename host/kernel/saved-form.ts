import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { clearCookie, readCookie, typedFormCookie, writeCookie } from '@onair/core/session'
import type { Visit } from './visit.ts'

/** The forms that a page shows again with what was typed into them. */
type FormName = 'create-account' | 'sign-in' | 'forgot-password' | 'gift-card-balance' | 'promo-code'

/** Longer than anything that such a form takes. */
const longestValue = 254
/** A browser drops a cookie that is longer than 4,096 bytes, and with it nothing is worse than an empty form. */
const longestCookie = 4000
const [ivBytes, tagBytes] = [12, 16]

/**
 * Keeps what was typed into a form that was posted without JavaScript and refused, for the page that shows it again.
 *
 * 1. It never stands in an address. The cookie that holds it can be read by this host alone, and goes once it is read.
 * 2. Passwords, PINs and answers are the caller's to leave out.
 */
export function keepTyped(visit: Visit, form: FormName, typed: object): void {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(visit), iv)
  const text = JSON.stringify({ form, typed }, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, longestValue) : value,
  )
  const locked = Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
  if (locked.length <= longestCookie) writeCookie(visit.session, typedFormCookie, locked)
}

/** What was typed into this form a moment ago; undefined where nothing was, and for what this host has not written. */
export function takeTyped<T>(visit: Visit, form: FormName): T | undefined {
  const locked = readCookie(visit.session, typedFormCookie)
  if (locked === undefined) return undefined
  clearCookie(visit.session, typedFormCookie)
  const bytes = Buffer.from(locked, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(visit), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString()
    const kept = JSON.parse(text) as { form: FormName; typed: T }
    return kept.form === form ? kept.typed : undefined
  } catch {
    // Another process's, or nobody's.
    return undefined
  }
}

const keyOf = ({ host }: Visit): Buffer => createHash('sha256').update(`typed ${host.formToken}`).digest()
