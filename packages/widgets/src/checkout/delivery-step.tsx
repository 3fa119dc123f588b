import type { Bag } from '@onair/core/client'
import { useState } from 'react'
import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { sessionModel } from '../models/session.model.ts'
import { AddressBlock } from '../parts/address-block.tsx'
import { Button } from '../parts/button.tsx'
import { Choice } from '../parts/field.tsx'
import { useModel, useShared } from '../shop.tsx'
import { AccountForOrder } from './account-for-order.tsx'
import { AddressForm } from './address-form.tsx'
import type { CheckoutModel } from './checkout.types.ts'
import { deliveryOf, emptyDelivery } from './delivery-form.ts'

const none = {}
const another = 'new'

/** Where the order goes: one of the customer's addresses, or one that is typed. */
export function DeliveryStep({ id, model, bag, busy }: { id: string; model: CheckoutModel; bag: Bag; busy: boolean }) {
  const t = useMessages(en, fr)
  const guest = useShared(useModel(sessionModel).guest, false)
  const errors = useShared(model.deliveryErrors, none)
  const saved = guest ? [] : (bag.buyer?.shippingAddresses ?? [])
  const usual = bag.shippingAddress?.id ?? (saved.find(({ isDefault }) => isDefault) ?? saved[0])?.id
  const [picked, setPicked] = useState<string>()
  const chosen = picked ?? saved.find(({ id: known }) => known === usual)?.id ?? another
  const known = guest && bag.shippingAddress ? deliveryOf(bag.shippingAddress) : emptyDelivery(bag.province)
  return (
    <div className="onair-delivery">
      {saved.length > 0 && (
        <Choice
          id={`${id}-addresses`}
          legend={t('whichAddress')}
          name={`${id}-address`}
          value={chosen}
          onChange={setPicked}
          options={[
            ...saved.map((address) => ({ value: address.id, label: <AddressBlock address={address} /> })),
            { value: another, label: t('anotherAddress') },
          ]}
        />
      )}
      {saved.length === 0 || chosen === another ? (
        <AddressForm
          id={id}
          defaults={model.draft() ?? known}
          errors={errors}
          busy={busy}
          withEmail={bag.buyer === null}
          account={bag.buyer === null && <AccountForOrder id={id} model={model} />}
          onInput={model.keepDraft}
          onSubmit={model.deliverTo}
        />
      ) : (
        <Button look="primary" size="l" busy={busy} onClick={() => void model.deliverToKnown(chosen)}>
          {t('deliverHere')}
        </Button>
      )}
    </div>
  )
}
