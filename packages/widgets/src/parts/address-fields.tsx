import { type AddressErrorKey, type AddressField, type AddressPlace, isPoBox } from '@onair/core/address'
import type { Language } from '@onair/core/language'
import { provinces } from '@onair/core/provinces'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { hasFocus } from '../kit/focus.ts'
import { translator } from '../kit/i18n/translate.ts'
import en from './address-fields.messages.en.json'
import fr from './address-fields.messages.fr.json'
import { AddressLine, type AddressLookup } from './address-line.tsx'
import { type AddressProblems, type AddressValues, addressFieldNames } from './address-values.ts'
import { Field, Select } from './field.tsx'

export type AddressFieldsProps = {
  /** Unique on the page: `${useUid()}-address`. */
  id: string
  language: Language
  /** What stands in them at first. Later changes of it change nothing: what was typed stays. */
  defaults: AddressValues
  /** What core's `addressErrors` or the server find wrong. A new object is a new judgement. */
  errors: AddressProblems
  /** Whose address it is to the browser's autofill. */
  use?: 'shipping' | 'billing'
  /** Completes the first line; without one it is a plain field. See `useAddressLookup`. */
  lookup?: AddressLookup
  /** What the fields' names begin with, where a form holds two addresses. `readAddress` takes the same. */
  prefix?: string
  /** Only who somebody is, for a parcel that goes to a pick-up point. */
  only?: 'person'
  /** The field where a page without JavaScript begins. */
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
 * is completed while one types, city, province, postal code, phone (specification §5 for what is required).
 *
 * They lie in light DOM, in a form of the caller's, and keep their own text: `readAddress(new FormData(form))` reads it,
 * core's `addressErrors` judges it, `errors` shows it. What was changed since is no longer called wrong. Whoever sends the
 * form moves the focus to the first field with `aria-invalid`.
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
  begin,
}: AddressFieldsProps) {
  const t = translator<typeof en>(language === 'fr' ? (fr satisfies typeof en) : en, language)
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
    hint: t(poBox ? 'poBox' : 'address1Hint'),
    onInput: (event: { currentTarget: HTMLInputElement }) => setPoBox(isPoBox(event.currentTarget.value)),
  }

  return (
    <div
      className="onair-address-fields"
      ref={fields}
      onInput={(event) => {
        const name = (event.target as HTMLInputElement).name.slice(prefix.length)
        const changed = name === 'province' ? ['province', 'zipCode'] : [name]
        setMended(({ of, fields: before }) => ({
          of: errors,
          fields: of === errors ? [...before, ...changed] : changed,
        }))
      }}
    >
      <div className="onair-address-fields-pair">
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
      </div>
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
      {field('phone', 'tel', { type: 'tel', hint: t('phoneHint') })}
    </div>
  )
}

type Input = HTMLInputElement | HTMLSelectElement

/**
 * Writes an address that was picked into the fields.
 *
 * 1. What the shopper typed into a field while the address was being read stays; a second line that the address lacks too.
 * 2. The fields say `input`, as if it had been typed, so that drafts are kept and errors go.
 * 3. The focus goes on to the first field that is still empty, from the second line on, unless it has left the first line.
 */
async function fillWhenRead(fields: HTMLElement, prefix: string, reading: Promise<AddressPlace | undefined>) {
  const input = (name: AddressField) => fields.querySelector<Input>(`[name="${prefix}${name}"]`)
  const before = new Map(addressFieldNames.map((name) => [name, input(name)?.value]))
  const place = await reading
  if (!place) return
  for (const name of ['address1', 'address2', 'city', 'province', 'zipCode'] as const) {
    const element = input(name)
    const value = place[name]
    if (!element || element.value !== before.get(name) || (name === 'address2' && value === '')) continue
    element.value = value
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const line = input('address1')
  if (!line || !hasFocus(line)) return
  const next = (['address2', 'phone'] as const).map(input)
  const empty = next.find((element) => element?.value === '') ?? input('phone')
  empty?.focus()
}
