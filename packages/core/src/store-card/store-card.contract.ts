import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { employmentStatuses, housingStatuses } from '../shared/applicant.ts'
import { maxAnswerLength, maxYearsAtAddress } from '../shared/limits.ts'
import {
  day,
  email,
  inAccount,
  inLanguage,
  instant,
  line,
  money,
  moneySchemas,
  nameLine,
  phone,
  postalCode,
  province,
} from '../shared/schemas.ts'

const decision = z.enum(['Approved', 'Review', 'Declined'])
const amount = () =>
  z.number().check(z.multipleOf(0.01), z.gte(0), z.lte(9_999_999.99)).register(moneySchemas, { money: true })

const decided = {
  ApplicationNo: z.string(),
  /** Null unless approved. */
  CreditLimit: z.nullable(money()),
  /** Null unless approved. */
  CardLastDigits: z.nullable(z.string().check(z.regex(/^\d{4}$/))),
}

/** The application for the shop's own card (specification §7). The credit service decides. */
export const storeCardContract = {
  'GET /api/v2/{language}/onaircreditcardapplicationsecurityquestions': {
    summary: 'The security questions of the store card application',
    caller: 'app',
    params: inLanguage,
    status: 200,
    reply: z.object({ Questions: z.array(z.object({ Id: z.string(), Text: z.string() })) }),
    refusals: [],
  },
  'GET /api/v2/{language}/accounts/{edp}/onaircreditcardapplication': {
    summary: 'The customer’s latest store card application, and why they cannot apply now, if so',
    caller: 'customer',
    params: inAccount,
    status: 200,
    reply: z.object({
      /** Null before the first. Its decision is null while the credit service has not answered. */
      Application: z.nullable(z.object({ ...decided, Decision: z.nullable(decision), AppliedAt: instant() })),
      WhyNot: z.nullable(z.object({ Message: z.string(), Area: z.string() })),
      /** For questions about a decision. */
      CustomerService: z.object({ Phone: z.string(), Email: z.string() }),
    }),
    refusals: [403],
  },
  'POST /api/v2/{language}/accounts/{edp}/onaircreditcardapplication': {
    summary: 'Apply for the store card; an approved card is saved in the account',
    caller: 'customer',
    limit: 'storeCard',
    params: inAccount,
    headers: z.object({ 'idempotency-key': line(128, 8) }),
    body: z.strictObject({
      Title: z.optional(z.nullable(nameLine(20))),
      FirstName: nameLine(60, 1),
      LastName: nameLine(60, 1),
      DateOfBirth: day(),
      Phone: phone(),
      Email: email(),
      /** Fields of an account's address that an application does not need are ignored. */
      Address: z.object({
        Address1: nameLine(100, 1),
        Address2: z.optional(z.nullable(nameLine(100))),
        City: nameLine(60, 1),
        Province: province(),
        ZipCode: postalCode(),
      }),
      YearsAtAddress: z.int().check(z.gte(0), z.lte(maxYearsAtAddress)),
      HousingStatus: z.enum(housingStatuses),
      MonthlyHousingPayment: amount(),
      EmploymentStatus: z.enum(employmentStatuses),
      AnnualIncome: amount(),
      SecurityQuestionId: line(40, 1),
      Answer: line(maxAnswerLength, 1),
      Consent: z.literal(true),
    }),
    status: 201,
    reply: z.object({ ...decided, Decision: decision }),
    refusals: [403, 409, 417, 429, 503],
  },
} as const satisfies Contract
export type StoreCardContract = typeof storeCardContract
