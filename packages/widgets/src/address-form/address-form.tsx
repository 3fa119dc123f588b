import { addressErrors } from '@onair/core/address'
import { readProvince } from '@onair/core/session'
import { useState } from 'react'
import { useAddressLookup } from '../kit/hooks/use-address-lookup.ts'
import { useSending } from '../kit/hooks/use-sending.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop, useUid } from '../kit/shop.tsx'
import { AddressFields } from '../parts/address-fields.tsx'
import {
  type AddressProblems,
  type AddressValues,
  addressFieldNames,
  addressProblems,
  emptyAddress,
  readAddress,
} from '../parts/address-values.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { ErrorSummary } from '../parts/error-summary.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './address-form.messages.en.json'
import fr from './address-form.messages.fr.json'

export type AddressFormProps = {
  kind: 'shipping' | 'billing'
  /** The address to edit; undefined for a new one. */
  address?: { id: string; values: AddressValues; isDefault: boolean }
  /** The form as it was posted and refused: its values, the server's reasons, or that the shop was not available. */
  typed?: {
    values: AddressValues
    isDefault: boolean
    isBilling: boolean
    items: readonly { area: string; message: string }[]
    away?: true
  }
}

const list = '/pages/myaccount/addresses'

/** The form of one address, shipping or billing (specification §2 and §5). It is checked here and posted by the browser. */
export function AddressForm({ kind, address, typed }: AddressFormProps) {
  const { language, link, models } = useShop()
  const t = useMessages('addressForm', en, fr)
  const id = useUid()
  const hydrated = useHydrated()
  const lookup = useAddressLookup()
  const [defaults] = useState(
    () => typed?.values ?? address?.values ?? emptyAddress(readProvince(models.environment.session)),
  )
  const [refusal] = useState(() => addressProblems(typed?.items ?? []))
  const [errors, setErrors] = useState<AddressProblems>(refusal.fields)
  const [sending, setSending] = useSending()
  const billing = kind === 'billing'
  // Without JavaScript the browser itself moves the focus.
  const begin = hydrated ? undefined : addressFieldNames.find((name) => errors[name])

  return (
    <div className="onair onair-setting">
      <h1>{t(billing ? 'billingTitle' : address ? 'editTitle' : 'addTitle')}</h1>
      {billing && <p>{t('billingLead')}</p>}
      <form
        className="onair-setting-form"
        method="post"
        action={link(billing ? '/account/addresses/billing' : '/account/addresses/save')}
        noValidate={hydrated}
        onSubmit={(event) => {
          const wrong = addressErrors(readAddress(new FormData(event.currentTarget)))
          if (sending || Object.keys(wrong).length > 0) event.preventDefault()
          else setSending(true)
          setErrors(wrong)
        }}
      >
        {typed && (typed.away || refusal.sentence || Object.keys(errors).length === 0) && (
          <Notice kind="bad">{typed.away ? t('away') : (refusal.sentence ?? t('refused'))}</Notice>
        )}
        <ErrorSummary id={`${id}-errors`} language={language} errors={errors} />
        <p className="onair-setting-soft">{t('requiredNote')}</p>
        {address && <input type="hidden" name="id" value={address.id} />}
        <AddressFields
          id={`${id}-address`}
          language={language}
          defaults={defaults}
          errors={errors}
          use={kind}
          lookup={lookup}
          begin={begin}
        />
        {!billing &&
          (address?.isDefault ? (
            <p>{t('isDefaultAlready')}</p>
          ) : (
            <Checkbox
              id={`${id}-default`}
              name="isDefault"
              label={t('isDefault')}
              defaultChecked={typed?.isDefault ?? false}
            />
          ))}
        {!billing && (
          <Checkbox
            id={`${id}-billing`}
            name="isBilling"
            label={t('isBilling')}
            defaultChecked={typed?.isBilling ?? false}
          />
        )}
        <p className="onair-setting-actions">
          <Button type="submit" look="primary" size="l" busy={sending}>
            {t(sending ? 'saving' : 'save')}
          </Button>
          <a href={link(list)}>{t('cancel')}</a>
        </p>
      </form>
    </div>
  )
}
