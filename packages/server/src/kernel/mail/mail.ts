/** A mail that is ready to be sent. */
export interface MailMessage {
  /** One address. Never a list: what a shopper types cannot reach a second person. */
  to: string
  subject: string
  text: string
  html: string
  language: 'en' | 'fr'
  /**
   * Where a mail program unsubscribes the recipient with one POST (RFC 8058), for letters of the newsletter. Mails about what
   * somebody ordered or asked for (orders, accounts, waiting lists) and what one person shares with another have none.
   */
  unsubscribeUrl?: string
}

/** `rejected`: the mail server will never accept it (no such address). `unavailable`: a later try may succeed. */
export type MailOutcome =
  | { status: 'sent'; id: string }
  | { status: 'rejected' }
  | { status: 'unavailable'; reason: string }

/** Sends mail. */
export interface Mail {
  send(message: MailMessage): Promise<MailOutcome>
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
 * Composes a mail at the moment when it is sent, so that it says what is true then. `gone`: what it is about no longer
 * exists, which the log reports. `unneeded`: there is nothing to send, and nothing to report.
 */
export type Compose<Content = never> = (mail: QueuedMail<Content>) => Promise<MailMessage | 'gone' | 'unneeded'>

/** How mails are composed, by their kind in the outbox. */
export type Composers = Readonly<Record<string, Compose>>
