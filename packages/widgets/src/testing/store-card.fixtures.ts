import { fromWire, type storeCardContract, type WireReplyOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { securityQuestions } from '@onair/core/sign-in'
import { emptyStoreCardForm, type StoreCardForm } from '@onair/core/store-card'
import type { StoreCardState } from '@onair/core/store-card/client'
import { someAddress } from './account.fixtures.ts'

type WireState = WireReplyOf<
  (typeof storeCardContract)['GET /api/v2/{language}/accounts/{edp}/onaircreditcardapplication']
>
type WireDecision = WireReplyOf<
  (typeof storeCardContract)['POST /api/v2/{language}/accounts/{edp}/onaircreditcardapplication']
>

/** The decision of an approved application. */
export const aDecision = (changes: Partial<WireDecision> = {}): WireDecision => ({
  ApplicationNo: 'A10000001',
  Decision: 'Approved',
  CreditLimit: 2600,
  CardLastDigits: '0042',
  ...changes,
})
export const inReview = aDecision({ Decision: 'Review', CreditLimit: null, CardLastDigits: null })
export const declined = aDecision({ Decision: 'Declined', CreditLimit: null, CardLastDigits: null })

/** The state of a customer without an application. */
export const aState = (changes: Partial<WireState> = {}): WireState => ({
  Application: null,
  WhyNot: null,
  CustomerService: { Phone: '1-800-555-0100', Email: 'care@example.com' },
  ...changes,
})
/** The state after an application; the next one is refused. */
export const afterwards = (decision: Omit<WireDecision, 'Decision'> & { Decision: WireDecision['Decision'] | null }) =>
  aState({
    Application: { ...decision, AppliedAt: '2026-11-23T12:00:00Z' },
    WhyNot: { Message: 'Your application A10000001 is there already.', Area: 'Application' },
  })
export const shownState = (state: WireState = aState()): StoreCardState => fromWire(state)

export const questionsIn = (language: Language = 'en') =>
  securityQuestions.map((question) => ({ id: question.id, text: question[language] }))

/** The account's values for the form. */
export const anApplicant = {
  firstName: 'Maya',
  lastName: 'Tremblay',
  email: 'maya@example.com',
  billingAddress: someAddress({ address1: '128 Rideau Street', city: 'Ottawa', province: 'ON', zipCode: 'K1N5X4' }),
}

/** The values that an applicant types in addition to the account's. */
export const typedForm: StoreCardForm = {
  ...emptyStoreCardForm,
  firstName: 'Maya',
  lastName: 'Tremblay',
  phone: '613-555-0142',
  email: 'maya@example.com',
  address1: '128 Rideau Street',
  city: 'Ottawa',
  province: 'ON',
  zipCode: 'K1N 5X4',
  yearsAtAddress: '4',
  housingStatus: 'Rent',
  monthlyHousingPayment: '1,200',
  employmentStatus: 'FullTime',
  annualIncome: '52,000',
  dateOfBirth: '1985-03-07',
  securityQuestionId: 'first-pet',
  answer: 'Léo',
  consent: true,
}
