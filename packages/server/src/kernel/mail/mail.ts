/** A mail that is ready to be sent. */
export interface MailMessage {
  /** One address. Never a list: what a shopper types cannot reach a second person. */
  to: string
  subject: string
  text: string
  html: string
  language: 'en' | 'fr'
  /**
   * Where a mail program unsubscribes the recipient with one POST (RFC 8058), for letters of the newsletter. Mails about orders,
   * accounts and waiting lists, and shared products, have none.
   */
  unsubscribeUrl?: string
}

/** `rejected`: the mail server will never accept it (no such address). `unavailable`: a later try may succeed. */
export type MailResult =
  | { status: 'sent'; id: string }
  | { status: 'rejected' }
  | { status: 'unavailable'; reason: string }

/** Sends mail. */
export interface Mail {
  send(message: MailMessage): Promise<MailResult>
}

/** A mail in the outbox: what it is about, until it is composed. */
export type QueuedMail<Content = unknown> = {
  id: number
  kind: string
  attempts: number
  /** For a mail about an order; such a mail has no content. */
  orderNo: string | null
  content: Content
}

/**
 * Composes a mail when it is sent, so that it is up to date. `gone`: its subject no longer exists, which is logged. `unneeded`:
 * there is nothing to send, and nothing to log.
 */
export type Compose<Content = never> = (mail: QueuedMail<Content>) => Promise<MailMessage | 'gone' | 'unneeded'>

/** How mails are composed, by their kind in the outbox. */
export type Composers = Readonly<Record<string, Compose>>
