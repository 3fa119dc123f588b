import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { SMTPServer } from 'smtp-server'
import { addressCompleteRoutes } from './addresscomplete/addresscomplete.routes.ts'
import { beaconRoutes } from './beacon/beacon.routes.ts'
import { captureFrame, capturePayments, captureSecret } from './capture/capture.routes.ts'
import { createCardBook, type StoredCard } from './capture/card-book.ts'
import { createLedger, type Entry } from './capture/ledger.ts'
import { carrierRoutes } from './carrier/carrier.routes.ts'
import { createApplicationBook, type DecidedApplication } from './credit/applications.ts'
import { creditRoutes } from './credit/credit.routes.ts'
import { faultRoutes } from './faults/faults.routes.ts'
import { createFaultBook } from './faults/faults.ts'
import { fileJournal, type Journal, memoryJournal } from './journal.ts'
import { liveRoutes } from './live/live.routes.ts'
import { createRundown } from './live/rundown.ts'
import { mailboxRoutes } from './mail/mailbox.routes.ts'
import { createMailbox } from './mail/mailbox.ts'
import { createSmtp } from './mail/smtp.ts'
import { approvalRoutes } from './paypal/approve.routes.ts'
import type { Entry as WalletEntry } from './paypal/facts.ts'
import { createPayments } from './paypal/payments.ts'
import { paypalRoutes } from './paypal/paypal.routes.ts'
import { previewRoutes } from './preview/preview.routes.ts'
import { answerErrors } from './problems.ts'
import { pushRoutes } from './push/push.routes.ts'
import { recaptchaRoutes } from './recaptcha/recaptcha.routes.ts'
import { createReviewBook, type Submitted } from './reviews/review-book.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { startPage } from './start-page.ts'
import { realWaiting, type Waiting } from './waiting.ts'

export interface SandboxOptions {
  /** The folder of the payment ledger, of submitted reviews and of card applications. Without it, they stay in memory. */
  dataDirectory?: string
  /** pino's level; silent by default. Bodies and headers are never logged. */
  logLevel?: string
  now?: () => Date
  newId?: () => string
  /** Where the live channel reads the programme on air: the shop's `GET /shows/today`. Without it, nothing is on. */
  guideUrl?: string
  /** Waits for deliberate delays; tests pass their own. */
  waiting?: Waiting
}

export interface Sandbox {
  app: FastifyInstance
  /** The mail server; not listening yet. */
  smtp: SMTPServer
  /** Closes both servers and ends all deliberate delays. */
  close(): Promise<void>
}

/** Builds the stand-ins for the outside services without listening. */
export const buildSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const now = options.now ?? (() => new Date())
  const newId = options.newId ?? (() => randomBytes(9).toString('hex'))
  const waiting = options.waiting ?? realWaiting()
  const journal = <Record>(file: string): Journal<Record> =>
    options.dataDirectory ? fileJournal(join(options.dataDirectory, file)) : memoryJournal()

  const faults = createFaultBook()
  const mailbox = createMailbox()
  const ledger = createLedger({ journal: journal<Entry>('payments.jsonl'), now, newId })
  const cards = createCardBook({ journal: journal<StoredCard>('cards.jsonl'), now })
  const applications = createApplicationBook({ journal: journal<DecidedApplication>('credit.jsonl'), cards, now })
  const payments = createPayments({ journal: journal<WalletEntry>('wallet.jsonl'), now, newId })
  const reviews = createReviewBook({ journal: journal<Submitted>('reviews.jsonl'), now, newId })

  const app = Fastify({
    logger: { level: options.logLevel ?? 'silent' },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 262_144,
    // Browsers hold idle connections open; do not wait for them.
    forceCloseConnections: true,
  })
  answerErrors(app)
  await app.register(formbody)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  await startPage(app)
  faultRoutes(app, faults)
  const capture = { ledger, cards, faults, waiting, now, secret: captureSecret }
  captureFrame(app, capture)
  capturePayments(app, capture)
  paypalRoutes(app, { payments, faults, waiting, now })
  approvalRoutes(app, payments)
  beaconRoutes(app, { faults, waiting })
  creditRoutes(app, { applications, cards, faults, waiting })
  previewRoutes(app)
  pushRoutes(app, { faults, waiting, now, newId })
  recaptchaRoutes(app, { faults, waiting, now })
  mailboxRoutes(app, mailbox)
  reviewRoutes(app, { reviews, faults, waiting })
  addressCompleteRoutes(app, { faults, waiting })
  carrierRoutes(app, { faults, waiting })
  const rundown = createRundown({ guideUrl: options.guideUrl, now: () => now().getTime() })
  await liveRoutes(app, { faults, waiting, now, rundown })
  const smtp = createSmtp({ mailbox, faults, waiting, now, newId })

  return {
    app,
    smtp,
    async close() {
      waiting.end()
      await Promise.all([app.close(), new Promise<void>((resolve) => smtp.close(resolve))])
    },
  }
}
