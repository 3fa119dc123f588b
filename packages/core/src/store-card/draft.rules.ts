import { parseAmount } from '../bag/donation.rules.ts'
import type { StoreCardApplication, StoreCardField } from './store-card.rules.ts'

/** An application as it is typed. */
export type StoreCardForm = Record<Exclude<StoreCardField, 'consent'>, string> & { consent: boolean }

/**
 * The fields that a browser may store. Never date of birth, income and answer; consent is asked again.
 */
const storedFields = [
  'title',
  'firstName',
  'lastName',
  'phone',
  'email',
  'address1',
  'address2',
  'city',
  'province',
  'zipCode',
  'yearsAtAddress',
  'housingStatus',
  'monthlyHousingPayment',
  'employmentStatus',
  'securityQuestionId',
] as const satisfies readonly StoreCardField[]

/** The longest text of a stored field. Longer ones come from tampering only. */
const longest = 254
/** The days after which a draft expires. */
const draftDays = 30

/** A form with nothing typed. */
export const emptyStoreCardForm: StoreCardForm = {
  title: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  zipCode: '',
  yearsAtAddress: '',
  housingStatus: '',
  monthlyHousingPayment: '',
  employmentStatus: '',
  annualIncome: '',
  dateOfBirth: '',
  securityQuestionId: '',
  answer: '',
  consent: false,
}

/**
 * The copy of a form for the browser's local storage: the storable fields, the customer, and the time.
 *
 * @param edp the customer's number
 */
export function draftOf(form: StoreCardForm, edp: number, now: Date): Record<string, unknown> {
  const fields = Object.fromEntries(storedFields.map((name) => [name, form[name]]))
  return { edp, at: now.toISOString(), fields }
}

/**
 * The fields of a stored draft; undefined without one.
 *
 * 1. A draft belongs to one customer.
 * 2. It expires after thirty days. A draft dated in the future is ignored.
 * 3. Only storable fields are read, whatever else the storage contains.
 * 4. A value that is not a text, or is longer than its field allows, is dropped. A draft without values is no draft.
 */
export function fieldsOfDraft(draft: unknown, edp: number, now: Date): Partial<StoreCardForm> | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  const { edp: owner, at, fields } = draft as Record<string, unknown>
  if (owner !== edp || typeof at !== 'string' || typeof fields !== 'object' || fields === null) return undefined
  const age = now.getTime() - Date.parse(at)
  if (!(age >= -60_000 && age <= draftDays * 86_400_000)) return undefined
  const values = fields as Record<string, unknown>
  const read = storedFields.flatMap((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'string' && value.length <= longest ? [[name, value] as const] : []
  })
  return read.length > 0 ? Object.fromEntries(read) : undefined
}

/** A typed form as an application: amounts in cents, texts trimmed. An invalid number is NaN, which the rules refuse. */
export function applicationOf(form: StoreCardForm): StoreCardApplication {
  const { address1, address2, city, province, zipCode } = form
  const years = form.yearsAtAddress.trim()
  return {
    title: form.title,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phone: form.phone.trim(),
    email: form.email.trim(),
    address: {
      address1: address1.trim(),
      address2: address2.trim(),
      city: city.trim(),
      province,
      zipCode: zipCode.trim(),
    },
    yearsAtAddress: /^\d{1,3}$/.test(years) ? Number(years) : Number.NaN,
    housingStatus: form.housingStatus,
    monthlyHousingPayment: parseAmount(form.monthlyHousingPayment) ?? Number.NaN,
    employmentStatus: form.employmentStatus,
    annualIncome: parseAmount(form.annualIncome) ?? Number.NaN,
    dateOfBirth: typedDay(form.dateOfBirth),
    securityQuestionId: form.securityQuestionId,
    answer: form.answer.trim(),
    consent: form.consent,
  }
}

/**
 * A day as people type it, as `YYYY-MM-DD`: `1985-03-07`, `1985/3/7`, `1985 03 07`, `19850307`. Other texts stay, which the rules
 * refuse.
 */
export function typedDay(text: string): string {
  const parts = /^(\d{4})(?:(\d{2})(\d{2})|\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{1,2}))$/.exec(text.trim())
  if (!parts) return text
  const [, year, month, day, shortMonth = '', shortDay = ''] = parts
  return `${year}-${month ?? shortMonth.padStart(2, '0')}-${day ?? shortDay.padStart(2, '0')}`
}
