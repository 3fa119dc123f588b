import { defaultProvince } from '@onair/core/provinces'
import { useState } from 'react'
import { useAddressLookup } from '../../kit/hooks/use-address-lookup.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { AddressBlock } from '../../parts/address-block.tsx'
import { AddressFields } from '../../parts/address-fields.tsx'
import { type AddressProblems, type AddressValues, emptyAddress } from '../../parts/address-values.ts'
import { Button } from '../../parts/button.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'
import { billingPrefix, deliveryOf, type SavedAddress } from './delivery-form.ts'
import en from './delivery-step.messages.en.json'
import fr from './delivery-step.messages.fr.json'

export type BillingFieldsProps = {
  id: string
  /** The account's billing address, if it has one. */
  saved: SavedAddress | null
  /** The text typed before. */
  draft: AddressValues | undefined
  errors: AddressProblems
  /** Whether the checkbox is checked at first; undefined if billing cannot follow delivery. */
  sameAtFirst: boolean | undefined
}

/** The billing address: the same as delivery, the account's, or a typed one. Part of the delivery form. */
export function BillingFields({ id, saved, draft, errors, sameAtFirst }: BillingFieldsProps) {
  const { language } = useShop()
  const t = useMessages('deliveryStep', en, fr)
  const lookup = useAddressLookup()
  const [same, setSame] = useState((sameAtFirst ?? false) && !draft)
  // Once shown, the fields keep their text while the checkbox is checked again.
  const [typing, setTyping] = useState(draft !== undefined || (!saved && !same))
  const defaults = draft ?? (saved ? deliveryOf(saved) : emptyAddress(defaultProvince))
  return (
    <fieldset className="onair-billing">
      <legend>{t('billing')}</legend>
      {sameAtFirst !== undefined && (
        <Checkbox
          id={`${id}-same`}
          name="billingSame"
          label={t('billingSame')}
          defaultChecked={same}
          onChange={(event) => {
            setSame(event.currentTarget.checked)
            if (!saved) setTyping(true)
          }}
        />
      )}
      {!same && !typing && saved && (
        <div className="onair-billing-saved">
          <AddressBlock address={saved} />
          <Button type="button" look="quiet" onClick={() => setTyping(true)}>
            {t('billingChange')}
          </Button>
        </div>
      )}
      {typing && (
        <div hidden={same}>
          <AddressFields
            id={`${id}-fields`}
            language={language}
            defaults={defaults}
            errors={errors}
            use="billing"
            prefix={billingPrefix}
            lookup={lookup}
          />
        </div>
      )}
    </fieldset>
  )
}
