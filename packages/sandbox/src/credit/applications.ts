import { createHash } from 'node:crypto'
import type { CardBook } from '../capture/card-book.ts'
import type { Journal } from '../journal.ts'

export type Decision = 'Approved' | 'Review' | 'Declined'

/** A stored application. The only personal data is the name on the card. */
export interface DecidedApplication {
  Reference: string
  /** A hash of the key and the request, so that another request with the key is refused. */
  Asked: string
  Decision: Decision
  /** Dollars with two decimals; absent unless approved. */
  CreditLimit?: string
  HolderName: string
  At: string
}

/** The least yearly income for a review, in cents. */
const leastForReview = 2_000_000
const leastForApproval = 3_500_000

/**
 * The decision, by the yearly income alone: declined below 20,000.00, in review below 35,000.00, and approved from there with a
 * limit of a twentieth of the income, in whole hundreds, from 500.00 to 10,000.00.
 */
export const decide = (incomeCents: number): { Decision: Decision; CreditLimit?: string } => {
  if (incomeCents < leastForReview) return { Decision: 'Declined' }
  if (incomeCents < leastForApproval) return { Decision: 'Review' }
  const hundreds = Math.floor(incomeCents / 20 / 10_000)
  return { Decision: 'Approved', CreditLimit: limitOf(Math.min(100, Math.max(5, hundreds)) * 100) }
}
const limitOf = (dollars: number): string => dollars.toFixed(2)

/** The limit of an application that a person approves. */
const reviewedLimit = limitOf(500)

export interface ApplicationBook {
  /** Decides once: the same key and request get the same decision; another request with the key is refused. */
  apply(asked: {
    key: string
    request: string
    reference: string
    incomeCents: number
    holderName: string
  }): DecidedApplication | 'key-reused'
  find(reference: string): DecidedApplication | undefined
  /** Records a person's decision of an application in review. Undefined if there is no such application. */
  decide(reference: string, decision: 'Approved' | 'Declined'): DecidedApplication | undefined
  /** The latest first. */
  list(): DecidedApplication[]
}

/** The card of an approved application: always the same one. */
export const cardOf = ({ Reference }: Pick<DecidedApplication, 'Reference'>) => {
  const digest = createHash('sha256').update(Reference).digest('hex')
  const LastDigits = String(Number.parseInt(digest.slice(0, 8), 16) % 10_000).padStart(4, '0')
  return { LastDigits, Token: `card_fi_${LastDigits}_approve_${digest.slice(8, 32)}` }
}

/** A card is good for four years. */
const goodYears = 4

export const createApplicationBook = (options: {
  journal: Journal<DecidedApplication>
  cards: CardBook
  now: () => Date
}): ApplicationBook => {
  const { journal, cards, now } = options
  const book = new Map(journal.read().map((application) => [application.Reference, application]))
  const record = (application: DecidedApplication): DecidedApplication => {
    journal.append(application)
    book.set(application.Reference, application)
    if (application.Decision === 'Approved') {
      cards.save({
        Token: cardOf(application).Token,
        ExpiryMonth: '12',
        ExpiryYear: String(now().getFullYear() + goodYears),
        HolderName: application.HolderName,
      })
    }
    return application
  }
  return {
    apply({ key, request, reference, incomeCents, holderName }) {
      const Asked = createHash('sha256').update(`${key} ${request}`).digest('hex')
      const existing = book.get(reference)
      if (existing) return existing.Asked === Asked ? existing : 'key-reused'
      const At = now().toISOString()
      return record({ Reference: reference, Asked, ...decide(incomeCents), HolderName: holderName, At })
    },
    find: (reference) => book.get(reference),
    decide(reference, decision) {
      const application = book.get(reference)
      if (application?.Decision !== 'Review') return undefined
      const limit = decision === 'Approved' ? { CreditLimit: reviewedLimit } : {}
      return record({ ...application, Decision: decision, ...limit })
    },
    list: () => [...book.values()].toReversed(),
  }
}
