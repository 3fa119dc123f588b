import type { Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { FaultBook } from '../faults/faults.ts'
import type { Waiting } from '../waiting.ts'
import type { Mailbox } from './mailbox.ts'

const largestMail = 5_000_000

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

export interface SmtpOptions {
  mailbox: Mailbox
  faults: FaultBook
  waiting: Waiting
  now: () => Date
  newId: () => string
}

/** The mail server: accepts every mail for anyone, with or without authentication, and puts it into the mailbox. */
export const createSmtp = ({ mailbox, faults, waiting, now, newId }: SmtpOptions): SMTPServer => {
  const sockets = new Map<string, Socket>()
  const keyOf = (of: { remoteAddress?: string; remotePort?: number }) => `${of.remoteAddress} ${of.remotePort}`
  const cut = (session: SMTPServerSession & { remotePort?: number }, words = '') => {
    const socket = sockets.get(keyOf(session))
    if (!words) return socket?.destroy()
    socket?.write(words)
    return socket?.destroySoon()
  }

  const store = async (raw: Buffer, session: SMTPServerSession) => {
    const parsed = await PostalMime.parse(raw)
    mailbox.add({
      Id: newId(),
      To: session.envelope.rcptTo.map(({ address }) => address).join(', '),
      From: parsed.from?.address ?? (session.envelope.mailFrom ? session.envelope.mailFrom.address : ''),
      Subject: parsed.subject ?? '',
      Text: (parsed.text ?? '').trimEnd(),
      Html: parsed.html ?? '',
      Headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      At: now().toISOString(),
    })
  }

  const receive = async (raw: Buffer, session: SMTPServerSession): Promise<void> => {
    const { mode, milliseconds = 0 } = faults.consume('mail', 'send') ?? {}
    if (mode === 'error') throw refusal(451, 'The mail could not be taken just now')
    if (mode === 'garbage' || mode === 'off') {
      cut(session, mode === 'garbage' ? '<html><h1>502 Bad Gateway</h1>\r\n' : '')
      return
    }
    await store(raw, session)
    if (mode === 'slow') await waiting.wait(milliseconds)
    if (mode === 'drop-after-execute') cut(session)
  }

  const smtp = new SMTPServer({
    name: 'onair-sandbox',
    banner: 'Onair sandbox mail',
    size: largestMail,
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anyone' }),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk)
      })
      stream.on('end', () => {
        if (stream.sizeExceeded) return callback(refusal(552, 'The mail is too large'))
        receive(Buffer.concat(chunks), session).then(
          () => callback(null, 'Kept in the sandbox mailbox'),
          (error: Error) => callback(error),
        )
      })
    },
  })
  smtp.server.on('connection', (socket: Socket) => {
    const key = keyOf(socket)
    sockets.set(key, socket)
    socket.once('close', () => sockets.delete(key))
  })
  // Ignores clients that disconnect halfway.
  smtp.on('error', () => {})
  return smtp
}
