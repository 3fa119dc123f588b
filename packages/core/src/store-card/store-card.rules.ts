import { differenceInYears } from 'date-fns/differenceInYears'
import { type AddressErrorKey, addressErrors, isPoBox } from '../address/address.rules.ts'
import { employmentStatuses, housingStatuses } from '../shared/applicant.ts'
import { utcMidnight } from '../shared/dates/days.ts'
import { maxYearsAtAddress } from '../shared/limits.ts'
import type { Cents } from '../shared/money.ts'
import type { Province } from '../shared/provinces.ts'
import { securityQuestion } from '../sign-in/security-questions.rules.ts'
import { isEmail } from '../sign-in/sign-in.rules.ts'

export { type EmploymentStatus, employmentStatuses, type HousingStatus, housingStatuses } from '../shared/applicant.ts'

/**
 * What the card costs, which an applicant is told before the credit check (the provinces' rules on the cost of credit): the yearly
 * rate in percent, the yearly fee and the fee of a missed payment in cents, and the days without interest after a statement.
 */
export const storeCardCosts = { ratePercent: 28.9, yearlyFee: 0, missedFee: 3500, graceDays: 25 } as const

/** The page of the application. */
export const storeCardPath = '/pages/storecard'

/** The steps of the application, in order. */
export const storeCardSteps = ['about', 'home', 'security', 'review'] as const
export type StoreCardStep = (typeof storeCardSteps)[number]

/** The highest amount of an application in cents, income and housing payment alike. */
const maxApplicationAmount: Cents = 999_999_999
const maxAge = 120

/** An application before validation. Amounts are cents; an invalid amount is NaN. */
export type StoreCardApplication = {
  title: string
  firstName: string
  lastName: string
  phone: string
  email: string
  address: { address1: string; address2: string; city: string; province: string; zipCode: string }
  yearsAtAddress: number
  housingStatus: string
  monthlyHousingPayment: Cents
  employmentStatus: string
  annualIncome: Cents
  /** `YYYY-MM-DD`, or anything else that was typed. */
  dateOfBirth: string
  securityQuestionId: string
  answer: string
  consent: boolean
}

/** The name of one field; those of the address stand beside the others. */
export type StoreCardField = Exclude<keyof StoreCardApplication, 'address'> | keyof StoreCardApplication['address']

/** The error keys of a field. The widget translates them. */
export type StoreCardErrorKey =
  | AddressErrorKey
  | 'emailInvalid'
  | 'poBox'
  | 'yearsInvalid'
  | 'choose'
  | 'amountInvalid'
  | 'dateInvalid'
  | 'tooYoung'
  | 'questionInvalid'
  | 'answerRequired'
  | 'consentRequired'
export type StoreCardErrors = Partial<Record<StoreCardField, StoreCardErrorKey>>

/** The fields of each step. */
export const storeCardFields: Readonly<Record<StoreCardStep, readonly StoreCardField[]>> = {
  about: ['title', 'firstName', 'lastName', 'phone', 'email'],
  home: [
    'address1',
    'address2',
    'city',
    'province',
    'zipCode',
    'yearsAtAddress',
    'housingStatus',
    'monthlyHousingPayment',
    'employmentStatus',
    'annualIncome',
  ],
  security: ['dateOfBirth', 'securityQuestionId', 'answer', 'consent'],
  review: [],
}

/** The age of majority: 18 in AB, MB, ON, PE, QC and SK, 19 in the other provinces and territories. */
export function ageOfMajority(province: Province): 18 | 19 {
  return ['AB', 'MB', 'ON', 'PE', 'QC', 'SK'].includes(province) ? 18 : 19
}

/**
 * The age on a day, in whole years. Undefined for a text that is no calendar day (32 February), for a day to come, and for one
 * more than 120 years ago. A person born on 29 February is a year older on 1 March of other years.
 *
 * @param today `YYYY-MM-DD` in the shop's time zone
 */
export function ageOn(dateOfBirth: string, today: string): number | undefined {
  if (!isDay(dateOfBirth) || dateOfBirth > today) return undefined
  const age = differenceInYears(utcMidnight(today), utcMidnight(dateOfBirth))
  return age > maxAge ? undefined : age
}

/** Whether the text is a day of the calendar. `Date` alone would make 2 March of 30 February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const isAmount = (cents: Cents): boolean => Number.isInteger(cents) && cents >= 0 && cents <= maxApplicationAmount

/**
 * Validates an application. Returns the first error of each invalid field.
 *
 * 1. Names, phone and address are those of a Canadian address, and the home is no post office box.
 * 2. The e-mail has the form of one.
 * 3. The years at the address are a whole number from 0 to 120.
 * 4. Housing and employment are of their lists.
 * 5. Housing payment and income are amounts from 0 to 9,999,999.99.
 * 6. The date of birth is a day of the calendar that is not to come, at most 120 years ago.
 * 7. The applicant is of age in the province of the home.
 * 8. The question is one of the list, and the answer has a letter or a digit.
 * 9. The applicant has consented.
 *
 * @param today `YYYY-MM-DD` in the shop's time zone
 */
export function storeCardErrors(application: StoreCardApplication, today: string): StoreCardErrors {
  const { address, firstName, lastName, phone } = application
  const errors: StoreCardErrors = addressErrors({ ...address, firstName, lastName, phone })
  if (isPoBox(address.address1)) errors.address1 ??= 'poBox'
  if (!isEmail(application.email)) errors.email = 'emailInvalid'
  const years = application.yearsAtAddress
  if (!Number.isInteger(years) || years < 0 || years > maxYearsAtAddress) errors.yearsAtAddress = 'yearsInvalid'
  if (!housingStatuses.some((status) => status === application.housingStatus)) errors.housingStatus = 'choose'
  if (!employmentStatuses.some((status) => status === application.employmentStatus)) errors.employmentStatus = 'choose'
  for (const field of ['monthlyHousingPayment', 'annualIncome'] as const) {
    if (!isAmount(application[field])) errors[field] = 'amountInvalid'
  }
  const age = ageOn(application.dateOfBirth, today)
  if (age === undefined) errors.dateOfBirth = 'dateInvalid'
  else if (age < ageOfMajority(address.province as Province)) errors.dateOfBirth = 'tooYoung'
  if (!securityQuestion(application.securityQuestionId)) errors.securityQuestionId = 'questionInvalid'
  if (!/[\p{L}\p{N}]/u.test(application.answer)) errors.answer = 'answerRequired'
  if (!application.consent) errors.consent = 'consentRequired'
  return errors
}

/** The errors of one step's fields, in their order. */
export function errorsOfStep(errors: StoreCardErrors, step: StoreCardStep): StoreCardErrors {
  return Object.fromEntries(
    storeCardFields[step].flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : [])),
  )
}

/** The step at which an application goes on: the first with an error, and the review when there is none. */
export function nextStoreCardStep(errors: StoreCardErrors): StoreCardStep {
  return storeCardSteps.find((step) => storeCardFields[step].some((field) => errors[field])) ?? 'review'
}

/** The days after a declined application before the next is accepted. */
export const daysUntilNextApplication = 30
