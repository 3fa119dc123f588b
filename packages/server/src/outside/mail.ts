import type { Mail, MailResult } from '../kernel/mail/mail.ts'
import { unavailable } from './call.ts'

export interface MailConfig {
  host: string
  /** 465 uses TLS from the start; other ports use STARTTLS if the server offers it. */
  port: number
  /** The sender, e.g. `Onair <care@example.com>`. */
  from: string
  /** Signs in if both are set. */
  user?: string | undefined
  password?: string | undefined
  /** The timeout of the mail server; 10 seconds by default. */
  timeoutMs?: number
}

const fieldOf = (error: unknown, name: 'code' | 'responseCode'): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined

/** The result for an error of the mail client: a 5xx of the server is permanent. */
const resultOf = (error: unknown): MailResult => {
  const responseCode = Number(fieldOf(error, 'responseCode'))
  if (responseCode >= 500) return { status: 'rejected' }
  if (responseCode >= 400) return unavailable('server')
  const code = fieldOf(error, 'code')
  if (code === 'ETIMEDOUT') return unavailable('timeout')
  // The server's response to the mail was not SMTP.
  if (code === 'EPROTOCOL' || code === 'EMESSAGE') return unavailable('unreadable')
  return code === 'EENVELOPE' ? { status: 'rejected' } : unavailable('network')
}

/** The mail client. It loads with the first mail: the shop starts sooner without it. */
async function loadClient({ host, port, user, password, timeoutMs = 10_000 }: MailConfig) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
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
}

/** Mail by SMTP, with one connection per mail. */
export function createMail(config: MailConfig): Mail {
  let client: ReturnType<typeof loadClient> | undefined
  return {
    async send({ to, subject, text, html, language, unsubscribeUrl }) {
      client ??= loadClient(config)
      const transport = await client
      try {
        const headers = {
          'Content-Language': `${language}-CA`,
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        }
        const sent = await transport.sendMail({
          from: config.from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers,
        })
        return { status: 'sent', id: sent.messageId }
      } catch (error) {
        return resultOf(error)
      }
    },
  }
}
