import type { Bag } from '@onair/core/bag/client'
import { useState } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShared } from '../../kit/shop.tsx'
import { signedInModel } from '../../models/signed-in.model.ts'
import { AddressBlock } from '../../parts/address-block.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import checkoutEn from '../checkout.messages.en.json'
import checkoutFr from '../checkout.messages.fr.json'
import type { CheckoutModel } from '../checkout.types.ts'
import { AccountForOrder } from './account-for-order.tsx'
import { AddressForm } from './address-form.tsx'
import { deliveryOf, emptyDelivery, isSameAddress } from './delivery-form.ts'
import en from './delivery-step.messages.en.json'
import fr from './delivery-step.messages.fr.json'

const none = {}
const another = 'new'
const pickUp = 'pick-up'

/**
 * Chooses the delivery address (saved, typed, or a pick-up point) and the billing address. A member's billing address changes
 * only on request; a guest's follows the delivery address until changed. If the bag ships nothing, only the billing address is
 * chosen.
 */
export function DeliveryStep({ id, model, bag, busy }: { id: string; model: CheckoutModel; bag: Bag; busy: boolean }) {
  const t = useMessages('deliveryStep', en, fr)
  const words = useMessages('checkout', checkoutEn, checkoutFr)
  const guest = useShared(useModel(signedInModel).guest, false)
  const errors = useShared(model.deliveryErrors, none)
  const billingErrors = useShared(model.billingErrors, none)
  const { shippingAddress, buyer } = bag
  const saved = guest ? [] : (buyer?.shippingAddresses ?? [])
  const usual = shippingAddress?.id ?? (saved.find(({ isDefault }) => isDefault) ?? saved[0])?.id
  const [picked, setPicked] = useState<string>()
  const chosen =
    picked ??
    (shippingAddress?.accessPoint ? pickUp : (saved.find(({ id: stored }) => stored === usual)?.id ?? another))
  const [failed, setFailed] = useState(false)
  const later = useLater(
    () => import('./pick-up.tsx'),
    chosen === pickUp && !failed,
    () => setFailed(true),
  )
  const delivered = shippingAddress?.accessPoint ? null : shippingAddress
  const isSaved = (id: string) => (buyer?.shippingAddresses ?? []).some((address) => address.id === id)
  // A typed address, which a member finds in the form only if it is for this order only.
  const typed = delivered && (guest || !isSaved(delivered.id)) ? delivered : null
  const stored = typed ? { ...deliveryOf(typed), thisOrderOnly: !isSaved(typed.id) } : emptyDelivery(bag.province)

  const savedBilling = buyer?.billingAddress ?? null
  const goesTo = guest ? delivered : saved.find((address) => address.id === chosen)
  const sameAtFirst = !savedBilling || (guest && !delivered) || isSameAddress(savedBilling, goesTo)
  const common = {
    defaults: model.draft() ?? stored,
    errors,
    billingErrors,
    busy,
    withEmail: buyer === null,
    account: buyer === null && <AccountForOrder id={id} model={model} />,
    onInput: model.saveDraft,
  }
  if (!bag.ships) {
    const billed = savedBilling ?? delivered
    return (
      <div className="onair-delivery">
        <AddressForm
          id={id}
          to="address"
          {...common}
          defaults={model.draft() ?? (billed ? deliveryOf(billed) : stored)}
          submitText={words('goOn')}
          onSubmit={(form) => void model.billTo(form)}
        />
      </div>
    )
  }
  const [first, ...others] = [
    ...saved.map((address) => ({ value: address.id, label: <AddressBlock address={address} /> })),
    { value: another, label: saved.length > 0 ? words('anotherAddress') : t('toAnAddress') },
    { value: pickUp, label: t('toAPoint') },
  ]
  return (
    <div className="onair-delivery">
      <Choice
        id={`${id}-addresses`}
        legend={words('whichAddress')}
        name={`${id}-address`}
        value={chosen}
        onChange={(value) => {
          setPicked(value)
          setFailed(false)
        }}
        options={first ? [first, ...others] : others}
      />
      {chosen === pickUp ? (
        later ? (
          <later.PickUp key={pickUp} id={id} model={model} bag={bag} common={common} />
        ) : failed ? (
          <Notice kind="bad">{t('pointsAway')}</Notice>
        ) : (
          <Skeleton lines={5} />
        )
      ) : (
        <AddressForm
          key={chosen}
          id={id}
          to={chosen === another ? 'address' : 'known'}
          {...common}
          billing={{ saved: savedBilling, sameAtFirst }}
          submitText={words('deliverHere')}
          onSubmit={(form) =>
            void (chosen === another ? model.deliverTo(form) : model.deliverToSaved(chosen, form.billing))
          }
        />
      )}
    </div>
  )
}
