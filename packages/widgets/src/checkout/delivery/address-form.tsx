import { type ReactNode, useMemo, useState } from 'react'
import { useAddressLookup } from '../../kit/hooks/use-address-lookup.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { AddressFields } from '../../parts/address-fields.tsx'
import type { AddressProblems } from '../../parts/address-values.ts'
import { Button } from '../../parts/button.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'
import { EmailField } from '../../parts/email-field.tsx'
import { ErrorSummary } from '../../parts/error-summary.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import { BillingFields } from './billing-fields.tsx'
import { type DeliveryErrors, type DeliveryForm, readDelivery, type SavedAddress } from './delivery-form.ts'
import ownEn from './delivery-step.messages.en.json'
import ownFr from './delivery-step.messages.fr.json'

export type AddressFormProps = {
  id: string
  /** Which fields to show: an address, a recipient who picks the parcel up, or none because the address is known. */
  to: 'address' | 'point' | 'known'
  /** The initial values. Later changes have no effect: typed text stays. */
  defaults: DeliveryForm
  errors: DeliveryErrors
  billingErrors: AddressProblems
  busy: boolean
  /** Whether to ask for a guest's e-mail address. */
  withEmail: boolean
  /** Rendered below the e-mail address: a guest's options. */
  account?: ReactNode
  /** The present billing address, and whether "same as delivery" is checked at first; absent if nothing is delivered. */
  billing?: { saved: SavedAddress | null; sameAtFirst: boolean | undefined }
  submitText: string
  /** Called at every keystroke, so that typed text survives when the step closes. */
  onInput: (form: DeliveryForm) => void
  onSubmit: (form: DeliveryForm) => void
  /** Rendered before the fields: the pick-up points. */
  children?: ReactNode
}

/** The delivery and billing form. */
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
  const t = useMessages('checkout', en, fr)
  const own = useMessages('deliveryStep', ownEn, ownFr)
  const lookup = useAddressLookup()
  // Errors of an earlier form must not take the focus from the choice of address.
  const [initialErrors] = useState({ errors, billingErrors })
  const newErrors = useMemo(
    () =>
      errors === initialErrors.errors && billingErrors === initialErrors.billingErrors
        ? undefined
        : { errors, billingErrors },
    [errors, billingErrors, initialErrors],
  )

  const [billedThere, setBilledThere] = useState(billing?.sameAtFirst === true && typeof defaults.billing !== 'object')
  // If a guest's first address is also the billing address, it is saved in the account.
  const mayBeOnce = to === 'address' && billing && !(withEmail && billedThere)

  // Clear the error of an edited field; it is validated again on submit.
  const [mended, setMended] = useState<DeliveryErrors>()
  const emailError = mended === errors ? undefined : errors.email
  return (
    <form
      className="onair-address-form"
      noValidate
      onInput={(event) => {
        const form = readDelivery(new FormData(event.currentTarget), defaults)
        onInput(form)
        setBilledThere(form.billing === 'same')
        if ((event.target as HTMLInputElement).name === 'email') setMended(errors)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit(readDelivery(new FormData(event.currentTarget), defaults))
      }}
    >
      <ErrorSummary id={`${id}-errors`} language={language} level={3} errors={newErrors} />
      {children}
      {to !== 'known' && <p className="onair-address-form-note">{t('requiredNote')}</p>}
      {withEmail && (
        <EmailField
          id={`${id}-email`}
          language={language}
          name="email"
          label={t('email')}
          autoComplete="email"
          required
          hint={t(billing ? 'emailHint' : 'emailHintAlone')}
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
          use={billing ? 'shipping' : 'billing'}
          lookup={lookup}
          {...(to === 'point' && { only: 'person' })}
        />
      )}
      {billing && (
        <BillingFields
          id={`${id}-billing`}
          {...billing}
          draft={typeof defaults.billing === 'object' ? defaults.billing : undefined}
          errors={billingErrors}
        />
      )}
      {mayBeOnce && (
        <Checkbox
          id={`${id}-once`}
          name="thisOrderOnly"
          label={own('thisOrderOnly')}
          hint={own('thisOrderOnlyHint')}
          defaultChecked={defaults.thisOrderOnly}
        />
      )}
      {withEmail && (
        <Checkbox id={`${id}-subscribe`} name="subscribe" label={t('subscribe')} defaultChecked={defaults.subscribe} />
      )}
      <Button type="submit" look="primary" size="l" busy={busy}>
        {submitText}
      </Button>
    </form>
  )
}
