import { type AddressErrorKey, isPoBox, provinces } from '@onair/core/rules'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox, Field, Select } from '../parts/field.tsx'
import { useShop } from '../shop.tsx'
import { type DeliveryErrors, type DeliveryField, type DeliveryForm, readDelivery } from './delivery-form.ts'

const texts: Readonly<
  Record<
    AddressErrorKey | 'emailInvalid' | 'passwordTooSimple',
    | 'passwordTooSimple'
    | 'required'
    | 'tooLong'
    | 'postalCodeFormat'
    | 'postalCodeProvince'
    | 'phoneFormat'
    | 'emailInvalid'
  >
> = {
  required: 'required',
  tooLong: 'tooLong',
  postalCodeFormat: 'postalCodeFormat',
  postalCodeProvince: 'postalCodeProvince',
  phoneFormat: 'phoneFormat',
  emailInvalid: 'emailInvalid',
  passwordTooSimple: 'passwordTooSimple',
}

export type AddressFormProps = {
  id: string
  /** What stands in it at first. Later changes of it change nothing: what was typed stays. */
  defaults: DeliveryForm
  errors: DeliveryErrors
  busy: boolean
  /** A guest says where the confirmation goes. */
  withEmail: boolean
  /** Stands below the e-mail address: what a guest may want besides. */
  account?: ReactNode
  /** Told at every keystroke, so that nothing typed is lost when the step closes. */
  onInput: (form: DeliveryForm) => void
  onSubmit: (form: DeliveryForm) => void
}

/** Where the order goes. The first wrong field gets the focus. */
export function AddressForm({ id, defaults, errors, busy, withEmail, account, onInput, onSubmit }: AddressFormProps) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const form = useRef<HTMLFormElement>(null)
  const [poBox, setPoBox] = useState(isPoBox(defaults.address1))
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  // What was changed since is no longer called wrong; it is looked at again when it is sent.
  const [mended, setMended] = useState<{ of: DeliveryErrors; fields: readonly string[] }>({ of: errors, fields: [] })
  const errorOf = (field: DeliveryField) => {
    const error = errors[field]
    if (!error || (mended.of === errors && mended.fields.includes(field))) return undefined
    return typeof error === 'string' ? t(texts[error]) : error.message
  }
  const field = (
    name: Exclude<DeliveryField, 'password'> & keyof DeliveryForm,
    autoComplete: string,
    more: Partial<ComponentProps<typeof Field>> = {},
  ) => (
    <Field
      id={`${id}-${name}`}
      name={name}
      label={t(name)}
      autoComplete={autoComplete}
      defaultValue={defaults[name]}
      error={errorOf(name)}
      required={name !== 'address2'}
      optionalText={t('optional')}
      {...more}
    />
  )
  return (
    <form
      ref={form}
      className="onair-address-form"
      noValidate
      onInput={(event) => {
        onInput(readDelivery(new FormData(event.currentTarget)))
        const { name } = event.target as HTMLInputElement
        const fields = name === 'province' ? ['province', 'zipCode'] : [name]
        setMended(({ of, fields: before }) => ({ of: errors, fields: of === errors ? [...before, ...fields] : fields }))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit(readDelivery(new FormData(event.currentTarget)))
      }}
    >
      <p className="onair-address-form-note">{t('requiredNote')}</p>
      {withEmail &&
        field('email', 'email', {
          type: 'email',
          hint: t('emailHint'),
          autoCapitalize: 'none',
          spellCheck: false,
        })}
      {account}
      <div className="onair-address-form-pair">
        {field('firstName', 'shipping given-name')}
        {field('lastName', 'shipping family-name')}
      </div>
      {field('address1', 'shipping address-line1', {
        hint: t(poBox ? 'poBox' : 'address1Hint'),
        onInput: (event) => setPoBox(isPoBox(event.currentTarget.value)),
      })}
      {field('address2', 'shipping address-line2')}
      {field('city', 'shipping address-level2')}
      <div className="onair-address-form-pair">
        <Select
          id={`${id}-province`}
          name="province"
          label={t('province')}
          autoComplete="shipping address-level1"
          defaultValue={defaults.province}
          error={errorOf('province')}
          required
          options={provinces.map((province) => ({ value: province.code, label: province[language] }))}
        />
        {field('zipCode', 'shipping postal-code', { autoCapitalize: 'characters', spellCheck: false })}
      </div>
      {field('phone', 'shipping tel', { type: 'tel', hint: t('phoneHint') })}
      {withEmail && (
        <Checkbox id={`${id}-subscribe`} name="subscribe" label={t('subscribe')} defaultChecked={defaults.subscribe} />
      )}
      <Button type="submit" look="primary" size="l" busy={busy}>
        {t('deliverHere')}
      </Button>
    </form>
  )
}
