import { type AddressErrorKey, type AddressField, type AddressPlace, isPoBox } from '@onair/core/address'
import type { Language } from '@onair/core/language'
import { translatorIn } from '@onair/core/messages'
import { provinces } from '@onair/core/provinces'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { hasFocus } from '../kit/focus.ts'
import en from './address-fields.messages.en.json'
import fr from './address-fields.messages.fr.json'
import { AddressLine, type AddressLookup } from './address-line.tsx'
import { type AddressProblems, type AddressValues, addressFieldNames } from './address-values.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

export type AddressFieldsProps = {
  /** Unique on the page: `${useUid()}-address`. */
  id: string
  language: Language
  /** The initial values. Later changes have no effect: typed text stays. */
  defaults: AddressValues
  /** The errors from core's `addressErrors` or the server. A new object replaces all errors. */
  errors: AddressProblems
  /** The address type for the browser's autofill. */
  use?: 'shipping' | 'billing'
  /** Completes the first line; without it the line is a plain field. See `useAddressLookup`. */
  lookup?: AddressLookup
  /** The prefix of the field names, for forms with two addresses. Pass the same to `readAddress`. */
  prefix?: string
  /** Shows only the recipient's fields, for a pick-up parcel; or only the place, if the recipient is known. */
  only?: 'person' | 'place'
  /** Hints in place of those for a parcel's address. */
  hints?: { address1?: string; phone?: string }
  /** The field with `autofocus`, for pages without JavaScript. */
  begin?: AddressField
}

const texts = {
  required: 'required',
  tooLong: 'tooLong',
  postalCodeFormat: 'postalCodeFormat',
  postalCodeProvince: 'postalCodeProvince',
  phoneFormat: 'phoneFormat',
} as const satisfies Record<AddressErrorKey, keyof typeof en>

/**
 * The fields of an address, the same in all four forms (create account, billing, shipping, checkout): names, the line that
 * completes itself, city, province, postal code, phone (specification §5 says what is required).
 *
 * They are in light DOM, inside the caller's form, and keep their own text: read it with `readAddress(new FormData(form))`,
 * validate it with core's `addressErrors` and pass the result as `errors`. Editing a field clears its error. The form has an
 * `ErrorSummary`, which lists the errors and moves the focus.
 *
 *     const lookup = useAddressLookup()
 *     <form noValidate onSubmit={…}>
 *       <AddressFields id={`${id}-address`} language={language} defaults={emptyAddress('ON')} errors={errors} lookup={lookup} />
 *     </form>
 */
export function AddressFields({
  id,
  language,
  defaults,
  errors,
  use,
  lookup,
  prefix = '',
  only,
  hints = {},
  begin,
}: AddressFieldsProps) {
  const t = translatorIn(language, en, fr)
  const fields = useRef<HTMLDivElement>(null)
  const [poBox, setPoBox] = useState(isPoBox(defaults.address1))
  const [mended, setMended] = useState<{ of: AddressProblems; fields: readonly string[] }>({ of: errors, fields: [] })

  const errorOf = (name: AddressField): ReactNode => {
    const error = errors[name]
    if (!error || (mended.of === errors && mended.fields.includes(name))) return undefined
    return typeof error === 'string' ? t(texts[error]) : error.message
  }
  const common = (name: AddressField, token: string) => ({
    id: `${id}-${name}`,
    name: prefix + name,
    label: t(name),
    autoComplete: use ? `${use} ${token}` : token,
    defaultValue: defaults[name],
    error: errorOf(name),
    required: name !== 'address2',
    autoFocus: name === begin,
  })
  const field = (name: AddressField, token: string, more: Partial<ComponentProps<typeof Field>> = {}) => (
    <Field {...common(name, token)} optionalText={t('optional')} {...more} />
  )
  const line = {
    ...common('address1', 'address-line1'),
    hint:
      poBox && !hints.address1
        ? t('poBox')
        : [hints.address1 ?? t('address1Hint'), lookup && t('address1Suggests')].filter(Boolean).join(' '),
    onInput: (event: { currentTarget: HTMLInputElement }) => setPoBox(isPoBox(event.currentTarget.value)),
  }

  return (
    <div
      className="onair-address-fields"
      ref={fields}
      onInput={(event) => {
        const name = (event.target as HTMLInputElement).name.slice(prefix.length)
        const changed = name === 'province' ? ['province', 'zipCode'] : [name]
        setMended(({ of, fields: typedValues }) => ({
          of: errors,
          fields: of === errors ? [...typedValues, ...changed] : changed,
        }))
      }}
    >
      {only !== 'place' && (
        <div className="onair-address-fields-pair">
          {field('firstName', 'given-name')}
          {field('lastName', 'family-name')}
        </div>
      )}
      {only !== 'person' && (
        <>
          {lookup ? (
            <AddressLine
              {...line}
              language={language}
              lookup={lookup}
              onPick={(place) => fields.current && void fillWhenRead(fields.current, prefix, place)}
            />
          ) : (
            <Field {...line} />
          )}
          {field('address2', 'address-line2')}
          {field('city', 'address-level2')}
          <div className="onair-address-fields-pair">
            <Select
              {...common('province', 'address-level1')}
              options={provinces.map((province) => ({ value: province.code, label: province[language] }))}
            />
            {field('zipCode', 'postal-code', { autoCapitalize: 'characters', spellCheck: false })}
          </div>
        </>
      )}
      {only !== 'place' && field('phone', 'tel', { type: 'tel', hint: hints.phone ?? t('phoneHint') })}
    </div>
  )
}

type Input = HTMLInputElement | HTMLSelectElement

/**
 * Fills the fields with a picked address.
 *
 * 1. Text that the shopper typed while the address was being read stays; so does a second line if the address has none.
 * 2. The fields fire `input`, as if typed, so that drafts are saved and errors cleared.
 * 3. The focus moves to the first empty field after the first line, unless it has left the first line.
 */
async function fillWhenRead(fields: HTMLElement, prefix: string, reading: Promise<AddressPlace | undefined>) {
  const input = (name: AddressField) => fields.querySelector<Input>(`[name="${prefix}${name}"]`)
  const typedValues = new Map(addressFieldNames.map((name) => [name, input(name)?.value]))
  const place = await reading
  if (!place) return
  for (const name of ['address1', 'address2', 'city', 'province', 'zipCode'] as const) {
    const element = input(name)
    const value = place[name]
    if (!element || element.value !== typedValues.get(name) || (name === 'address2' && value === '')) continue
    element.value = value
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const line = input('address1')
  if (!line || !hasFocus(line)) return
  const next = (['address2', 'phone'] as const).map(input)
  const empty = next.find((element) => element?.value === '') ?? input('phone')
  empty?.focus()
}
