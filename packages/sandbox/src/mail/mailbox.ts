/** A mail as `GET /mailbox/messages` returns it. */
export interface Mail {
  Id: string
  /** All recipients of the envelope, joined by ", ". */
  To: string
  From: string
  Subject: string
  Text: string
  /** Empty if the mail has no HTML part. */
  Html: string
  /** By their names in lower case. */
  Headers: Readonly<Record<string, string>>
  /** ISO 8601, when it arrived. */
  At: string
}

/** The latest mails, newest first. */
export interface Mailbox {
  add(mail: Mail): void
  /** `to` selects one recipient, ignoring case. */
  list(to?: string): Mail[]
  get(id: string): Mail | null
  clear(): void
}

/** Stores the latest `most` mails, with at most `mostCharacters` of text and HTML together. */
export const createMailbox = (most = 500, mostCharacters = 50_000_000): Mailbox => {
  let mails: Mail[] = []
  const size = (mail: Mail) => mail.Text.length + mail.Html.length
  return {
    add(mail) {
      let room = mostCharacters - size(mail)
      const stored = [mail]
      for (const older of mails.slice(0, most - 1)) {
        room -= size(older)
        if (room < 0) break
        stored.push(older)
      }
      mails = stored
    },
    list(to) {
      const recipient = to?.trim().toLowerCase()
      if (!recipient) return [...mails]
      return mails.filter((mail) => mail.To.toLowerCase().split(', ').includes(recipient))
    },
    get: (id) => mails.find((mail) => mail.Id === id) ?? null,
    clear: () => {
      mails = []
    },
  }
}
