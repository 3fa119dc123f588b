import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useAddressLookup } from '../../kit/hooks/use-address-lookup.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { AddressFields } from '../../parts/address-fields.tsx'
import type { AddressProblems } from '../../parts/address-values.ts'
import { Button } from '../../parts/button.tsx'
import { Checkbox, Field } from '../../parts/field.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import { BillingFields } from './billing-fields.tsx'
import { type DeliveryErrors, type DeliveryForm, type KnownAddress, readDelivery } from './delivery-form.ts'

export type AddressFormProps = {
  id: string
  /** Which fields: those of an address, of who picks a parcel up, or none because the address is known. */
  to: 'address' | 'point' | 'known'
  /** What stands in it at first. Later changes of it change nothing: what was typed stays. */
  defaults: DeliveryForm
  errors: DeliveryErrors
  billingErrors: AddressProblems
  busy: boolean
  /** A guest says where the confirmation goes. */
  withEmail: boolean
  /** Stands below the e-mail address: what a guest may want besides. */
  account?: ReactNode
  /** Where bills go so far, and whether the box that they go where the parcel goes is checked at first. */
  billing: { kept: KnownAddress | null; sameAtFirst: boolean | undefined }
  submitText: string
  /** Told at every keystroke, so that nothing typed is lost when the step closes. */
  onInput: (form: DeliveryForm) => void
  onSubmit: (form: DeliveryForm) => void
  /** What stands before the fields: the pick-up points. */
  children?: ReactNode
}

/** Where the order and its bill go. The first wrong field gets the focus. */
export function AddressForm({
  id,
  to,
  defaults,
  errors,
  billingErrors,
  busy,
  withEmail,
  account,
  billing,
  submitText,
  onInput,
  onSubmit,
  children,
}: AddressFormProps) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const lookup = useAddressLookup()
  const form = useRef<HTMLFormElement>(null)
  // What was wrong before this form was chosen does not take the focus from the choice.
  const judged = useRef({ errors, billingErrors })
  useLayoutEffect(() => {
    if (judged.current.errors === errors && judged.current.billingErrors === billingErrors) return
    judged.current = { errors, billingErrors }
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors, billingErrors])

  // What was changed since is no longer called wrong; it is looked at again when it is sent.
  const [mended, setMended] = useState<DeliveryErrors>()
  const emailError = mended === errors ? undefined : errors.email
  return (
    <form
      ref={form}
      className="onair-address-form"
      noValidate
      onInput={(event) => {
        onInput(readDelivery(new FormData(event.currentTarget), defaults))
        if ((event.target as HTMLInputElement).name === 'email') setMended(errors)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit(readDelivery(new FormData(event.currentTarget), defaults))
      }}
    >
      {children}
      {to !== 'known' && <p className="onair-address-form-note">{t('requiredNote')}</p>}
      {withEmail && (
        <Field
          id={`${id}-email`}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={t('emailHint')}
          defaultValue={defaults.email}
          error={typeof emailError === 'string' ? t(emailError) : emailError?.message}
        />
      )}
      {account}
      {to !== 'known' && (
        <AddressFields
          id={id}
          language={language}
          defaults={defaults}
          errors={errors}
          use="shipping"
          lookup={lookup}
          {...(to === 'point' && { only: 'person' })}
        />
      )}
      <BillingFields
        id={`${id}-billing`}
        {...billing}
        draft={typeof defaults.billing === 'object' ? defaults.billing : undefined}
        errors={billingErrors}
      />
      {withEmail && (
        <Checkbox id={`${id}-subscribe`} name="subscribe" label={t('subscribe')} defaultChecked={defaults.subscribe} />
      )}
      <Button type="submit" look="primary" size="l" busy={busy}>
        {submitText}
      </Button>
    </form>
  )
}
