import { createTransport } from 'nodemailer'
import type { Mail, MailOutcome } from '../kernel/mail/mail.ts'
import { unavailable } from './call.ts'

export interface MailConfig {
  host: string
  /** 465 speaks TLS from the start; on others it begins when the server offers it. */
  port: number
  /** The sender, e.g. `Onair <care@example.com>`. */
  from: string
  /** Signs in with these where both are given. */
  user?: string | undefined
  password?: string | undefined
  /** How long the mail server may be silent; 10 seconds unless said otherwise. */
  timeoutMs?: number
}

const fieldOf = (error: unknown, name: 'code' | 'responseCode'): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined

/** What an error of the mail client means: a lasting no is the server's 5xx. */
const outcomeOf = (error: unknown): MailOutcome => {
  const answered = Number(fieldOf(error, 'responseCode'))
  if (answered >= 500) return { status: 'rejected' }
  if (answered >= 400) return unavailable('server')
  const code = fieldOf(error, 'code')
  if (code === 'ETIMEDOUT') return unavailable('timeout')
  // Without a number in front, what the server said after the mail was no SMTP.
  if (code === 'EPROTOCOL' || code === 'EMESSAGE') return unavailable('unreadable')
  return code === 'EENVELOPE' ? { status: 'rejected' } : unavailable('network')
}

/** Mail by SMTP. A connection is made for each mail and ended after it. */
export const createMail = ({ host, port, from, user, password, timeoutMs = 10_000 }: MailConfig): Mail => {
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    ...(user !== undefined && password !== undefined ? { auth: { user, pass: password } } : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, language }) {
      try {
        const headers = { 'Content-Language': `${language}-CA`, 'Auto-Submitted': 'auto-generated' }
        const sent = await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, headers })
        return { status: 'sent', id: sent.messageId }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}
