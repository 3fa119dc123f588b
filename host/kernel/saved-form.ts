import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { clearCookie, readCookie, typedFormCookie, writeCookie } from '@onair/core/session'
import type { Visit } from './visit.ts'

/** Longer than any value that such a form accepts. */
const maxValueLength = 254
/** Browsers drop a cookie of more than 4,096 bytes; the shopper then sees an empty form. */
const maxCookieLength = 4000
const [ivBytes, tagBytes] = [12, 16]

/**
 * Saves the fields of a form that was posted without JavaScript and refused, so that its page can show them again.
 *
 * 1. The fields are never in an address. Only this host can decrypt the cookie that holds them, and reading it clears it.
 * 2. The caller leaves out passwords, PINs and security answers.
 */
export function saveForm(visit: Visit, form: string, fields: object): void {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(visit), iv)
  const text = JSON.stringify({ form, fields }, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, maxValueLength) : value,
  )
  const encrypted = Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
  if (encrypted.length <= maxCookieLength) writeCookie(visit.session, typedFormCookie, encrypted)
}

/** The fields saved for this form, once; undefined if there are none, or another process saved them. */
export function restoreForm<T>(visit: Visit, form: string): T | undefined {
  const encrypted = readCookie(visit.session, typedFormCookie)
  if (encrypted === undefined) return undefined
  clearCookie(visit.session, typedFormCookie)
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(visit), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString()
    const saved = JSON.parse(text) as { form: string; fields: T }
    return saved.form === form ? saved.fields : undefined
  } catch {
    // The cookie was encrypted with another key, or altered.
    return undefined
  }
}

const keyOf = ({ host }: Visit): Buffer => createHash('sha256').update(`typed ${host.formToken}`).digest()
