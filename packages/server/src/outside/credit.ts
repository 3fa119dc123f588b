import type { EmploymentStatus, HousingStatus } from '@onair/core/store-card'
import * as z from 'zod/mini'
import type { Fetch } from '../kernel/fetch.ts'
import { below, callJson, createCaller, type OnPause, type Unavailable, unavailable } from './call.ts'

export interface CreditConfig {
  /** The base URL of the credit service. */
  baseUrl: string
  key: string
  fetch: Fetch
  /** 10 seconds by default. */
  timeoutMs?: number
  onPause?: OnPause
}

/** The applicant's data, by which the service decides. Amounts are cents. The shop neither stores nor logs it. */
export interface Applicant {
  title: string | null
  firstName: string
  lastName: string
  dateOfBirth: string
  phone: string
  email: string
  address: { address1: string; address2: string | null; city: string; province: string; zipCode: string }
  yearsAtAddress: number
  housingStatus: HousingStatus
  monthlyHousingPayment: number
  employmentStatus: EmploymentStatus
  annualIncome: number
}

/** The card of an approved applicant, as a token of the capture service. */
export interface IssuedCard {
  token: string
  lastDigits: string
  expiryMonth: string
  expiryYear: string
  holderName: string
}

/** A decision. `review`: a person decides later. */
export type CreditDecision = { status: 'decided' } & (
  | { decision: 'approved'; creditLimitCents: number; card: IssuedCard }
  | { decision: 'review' | 'declined' }
)

export interface Credit {
  /** Applies. The same reference and applicant get the same decision, so that the call can be repeated after a lost response. */
  decide(reference: string, applicant: Applicant): Promise<CreditDecision | Unavailable>
  /** The decision of an application that may have been made; `unknown` when the service has none. */
  find(reference: string): Promise<CreditDecision | { status: 'unknown' } | Unavailable>
}

const decisionReply = z.union([
  z.object({
    Reference: z.string(),
    Decision: z.literal('Approved'),
    CreditLimit: z.string().check(z.regex(/^\d{1,6}\.\d\d$/)),
    Card: z.object({
      Token: z.string().check(z.minLength(8), z.maxLength(128)),
      CardType: z.literal('FI'),
      LastDigits: z.string().check(z.regex(/^\d{4}$/)),
      ExpiryMonth: z.string().check(z.regex(/^(0[1-9]|1[0-2])$/)),
      ExpiryYear: z.string().check(z.regex(/^20\d\d$/)),
      HolderName: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
  }),
  z.object({ Reference: z.string(), Decision: z.enum(['Review', 'Declined']) }),
])
const unknownReply = z.tuple([z.object({ Area: z.literal('Reference') })])

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** The credit service that decides on applications for the store card. */
export const createCredit = ({ baseUrl, key, fetch, timeoutMs = 10_000, onPause }: CreditConfig): Credit => {
  const caller = createCaller(fetch, timeoutMs, onPause)
  const authorization = `Bearer ${key}`

  const read = (reference: string, body: unknown): CreditDecision | Unavailable => {
    const parsed = decisionReply.safeParse(body)
    if (!parsed.success || parsed.data.Reference !== reference) return unavailable('unreadable')
    const { data } = parsed
    if (!('Card' in data)) return { status: 'decided', decision: data.Decision === 'Review' ? 'review' : 'declined' }
    const { Token, LastDigits, ExpiryMonth, ExpiryYear, HolderName } = data.Card
    return {
      status: 'decided',
      decision: 'approved',
      creditLimitCents: Number(data.CreditLimit.replace('.', '')),
      card: {
        token: Token,
        lastDigits: LastDigits,
        expiryMonth: ExpiryMonth,
        expiryYear: ExpiryYear,
        holderName: HolderName,
      },
    }
  }

  return {
    async decide(reference, applicant) {
      const { address } = applicant
      const reply = await callJson(caller, below(baseUrl, 'applications'), {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': reference },
        body: JSON.stringify({
          Reference: reference,
          Applicant: {
            Title: applicant.title,
            FirstName: applicant.firstName,
            LastName: applicant.lastName,
            DateOfBirth: applicant.dateOfBirth,
            Phone: applicant.phone,
            Email: applicant.email,
            Address: {
              Address1: address.address1,
              Address2: address.address2,
              City: address.city,
              Province: address.province,
              PostalCode: address.zipCode,
            },
            YearsAtAddress: applicant.yearsAtAddress,
            HousingStatus: applicant.housingStatus,
            MonthlyHousingPayment: dollars(applicant.monthlyHousingPayment),
            EmploymentStatus: applicant.employmentStatus,
            AnnualIncome: dollars(applicant.annualIncome),
            Consent: true,
          },
        }),
      })
      if (reply.status === 'unavailable') return reply
      return reply.http >= 400 ? unavailable('refused') : read(reference, reply.body)
    },

    async find(reference) {
      const url = below(baseUrl, `applications/${encodeURIComponent(reference)}`)
      const reply = await callJson(caller, url, { headers: { authorization } })
      if (reply.status === 'unavailable') return reply
      if (reply.http === 404) {
        return unknownReply.safeParse(reply.body).success ? { status: 'unknown' } : unavailable('unreadable')
      }
      return reply.http >= 400 ? unavailable('refused') : read(reference, reply.body)
    },
  }
}
