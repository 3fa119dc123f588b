import { maxAddressFieldLength } from '@onair/core/address'
import type { BodyOf, storeCardContract } from '@onair/core/contract'
import { type Province, provinces } from '@onair/core/provinces'
import { ageOfMajority, type StoreCardErrorKey, type StoreCardField, storeCardErrors } from '@onair/core/store-card'
import { fieldName } from '../kernel/errors/field-names.ts'
import type { Reason, Refusal } from '../kernel/errors/refusal.ts'
import type { Applicant } from '../outside/credit.ts'
import { refuse, refuseAll, type StoreCardCode } from './store-card.messages.ts'

/** An application, after the contract's validation. */
export type Application = BodyOf<
  (typeof storeCardContract)['POST /api/v2/{language}/accounts/{edp}/onaircreditcardapplication']
>

const codes = {
  required: 'field-empty',
  tooLong: 'field-long',
  postalCodeFormat: 'postal-code-format',
  postalCodeProvince: 'postal-code-province',
  phoneFormat: 'phone-format',
  poBox: 'store-card-po-box',
  emailInvalid: 'field-invalid',
  yearsInvalid: 'field-invalid',
  choose: 'field-invalid',
  amountInvalid: 'field-invalid',
  dateInvalid: 'field-invalid',
  consentRequired: 'field-invalid',
  questionInvalid: 'question-unknown',
  answerRequired: 'answer-needed',
} as const satisfies Record<Exclude<StoreCardErrorKey, 'tooYoung'>, StoreCardCode>

const ofAddress: readonly StoreCardField[] = ['address1', 'address2', 'city', 'province', 'zipCode']

/** A field's name on the wire: `Address.ZipCode`, `DateOfBirth`. */
const areaOf = (field: StoreCardField): string => {
  const name = field.charAt(0).toUpperCase() + field.slice(1)
  return ofAddress.includes(field) ? `Address.${name}` : name
}

/**
 * Why core's rules refuse an application: a 400 that names every field, or a 417 for an applicant under age.
 *
 * @param today `YYYY-MM-DD` in the shop's time zone
 */
export function refusalOfFields(application: Application, today: string): Refusal | undefined {
  const { title, address } = application
  const errors = storeCardErrors(
    { ...application, title: title ?? '', address: { ...address, address2: address.address2 ?? '' } },
    today,
  )
  const { dateOfBirth } = errors
  const reasons = Object.entries(errors).flatMap(([name, error]): Reason<StoreCardCode>[] => {
    if (error === 'tooYoung') return []
    const area = areaOf(name as StoreCardField)
    const code = codes[error]
    if (code === 'field-long') return [{ code, area, values: { field: fieldName(area), limit: maxAddressFieldLength } }]
    return [code.startsWith('field-') ? { code, area, values: { field: fieldName(area) } } : { code, area }]
  })
  if (reasons.length > 0) return refuseAll(400, reasons)
  return dateOfBirth === 'tooYoung' ? tooYoung(address.province) : undefined
}

function tooYoung(code: Province): Refusal {
  const { en, fr } = provinces.find((province) => province.code === code) ?? { en: code, fr: code }
  return refuse(417, {
    code: 'store-card-too-young',
    area: 'DateOfBirth',
    values: { age: ageOfMajority(code), province: { en, fr } },
  })
}

/** The application for the credit service: without the security question, which only the shop uses. */
export function creditApplicant(application: Application): Applicant {
  const { title, phone, address } = application
  return {
    title: title || null,
    firstName: application.firstName,
    lastName: application.lastName,
    dateOfBirth: application.dateOfBirth,
    phone,
    email: application.email,
    address: {
      address1: address.address1,
      address2: address.address2 || null,
      city: address.city,
      province: address.province,
      zipCode: address.zipCode,
    },
    yearsAtAddress: application.yearsAtAddress,
    housingStatus: application.housingStatus,
    monthlyHousingPayment: application.monthlyHousingPayment,
    employmentStatus: application.employmentStatus,
    annualIncome: application.annualIncome,
  }
}
