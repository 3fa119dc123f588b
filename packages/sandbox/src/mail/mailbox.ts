/** A mail as `GET /mailbox/messages` answers it. */
export interface Mail {
  Id: string
  /** All recipients of the envelope, joined by ", ". */
  To: string
  From: string
  Subject: string
  Text: string
  /** Empty where the mail has no HTML part. */
  Html: string
  /** ISO 8601, when it arrived. */
  At: string
}

/** The mails that arrived, newest first, as many as fit. */
export interface Mailbox {
  add(mail: Mail): void
  /** `to` narrows to one recipient, whatever its upper or lower case. */
  list(to?: string): Mail[]
  get(id: string): Mail | null
  clear(): void
}

/** Keeps the last `most` mails, and of those no more than `mostCharacters` of text and HTML together. */
export const createMailbox = (most = 500, mostCharacters = 50_000_000): Mailbox => {
  let mails: Mail[] = []
  const size = (mail: Mail) => mail.Text.length + mail.Html.length
  return {
    add(mail) {
      let room = mostCharacters - size(mail)
      const kept = [mail]
      for (const older of mails.slice(0, most - 1)) {
        room -= size(older)
        if (room < 0) break
        kept.push(older)
      }
      mails = kept
    },
    list(to) {
      const wanted = to?.trim().toLowerCase()
      if (!wanted) return [...mails]
      return mails.filter((mail) => mail.To.toLowerCase().split(', ').includes(wanted))
    },
    get: (id) => mails.find((mail) => mail.Id === id) ?? null,
    clear: () => {
      mails = []
    },
  }
}
