import { type AccessPoint, displayPostalCode } from '@onair/core/address'
import { addressClient } from '@onair/core/address/client'
import type { Bag } from '@onair/core/bag/client'
import { accessPointCookie, readCookie } from '@onair/core/session'
import { useEffect, useState } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop } from '../../kit/shop.tsx'
import { httpModel } from '../../models/http.model.ts'
import { sessionModel } from '../../models/session.model.ts'
import { AddressBlock } from '../../parts/address-block.tsx'
import { Choice } from '../../parts/field.tsx'
import checkoutEn from '../checkout.messages.en.json'
import checkoutFr from '../checkout.messages.fr.json'
import type { CheckoutModel } from '../checkout.types.ts'
import { AccessPointPicker } from './access-point-picker.tsx'
import { createAccessPoints } from './access-points.model.ts'
import { AccountForOrder } from './account-for-order.tsx'
import { AddressForm } from './address-form.tsx'
import { deliveryOf, emptyDelivery, isSameAddress } from './delivery-form.ts'
import en from './delivery-step.messages.en.json'
import fr from './delivery-step.messages.fr.json'

const none = {}
const another = 'new'
const pickUp = 'pick-up'

/**
 * Chooses the delivery address: one of the customer's, a typed one, or a pick-up point; and the billing address. A
 * member's billing address changes only on request; a guest's follows the delivery address until then.
 */
export function DeliveryStep({ id, model, bag, busy }: { id: string; model: CheckoutModel; bag: Bag; busy: boolean }) {
  const t = useMessages(en, fr)
  const words = useMessages(checkoutEn, checkoutFr)
  const guest = useShared(useModel(sessionModel).guest, false)
  const errors = useShared(model.deliveryErrors, none)
  const billingErrors = useShared(model.billingErrors, none)
  const { shippingAddress, buyer } = bag
  const saved = guest ? [] : (buyer?.shippingAddresses ?? [])
  const usual = shippingAddress?.id ?? (saved.find(({ isDefault }) => isDefault) ?? saved[0])?.id
  const [picked, setPicked] = useState<string>()
  const chosen =
    picked ?? (shippingAddress?.accessPoint ? pickUp : (saved.find(({ id: known }) => known === usual)?.id ?? another))
  const delivered = shippingAddress?.accessPoint ? null : shippingAddress
  const known = guest && delivered ? deliveryOf(delivered) : emptyDelivery(bag.province)

  const knownBilling = buyer?.billingAddress ?? null
  const goesTo = guest ? delivered : saved.find((address) => address.id === chosen)
  const sameAtFirst = !knownBilling || (guest && !delivered) || isSameAddress(knownBilling, goesTo)
  const common = {
    defaults: model.draft() ?? known,
    errors,
    billingErrors,
    busy,
    withEmail: buyer === null,
    account: buyer === null && <AccountForOrder id={id} model={model} />,
    onInput: model.saveDraft,
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
        onChange={setPicked}
        options={first ? [first, ...others] : others}
      />
      {chosen === pickUp ? (
        <PickUp key={pickUp} id={id} model={model} bag={bag} common={common} />
      ) : (
        <AddressForm
          key={chosen}
          id={id}
          to={chosen === another ? 'address' : 'known'}
          {...common}
          billing={{ saved: knownBilling, sameAtFirst }}
          submitText={words('deliverHere')}
          onSubmit={(form) =>
            void (chosen === another ? model.deliverTo(form) : model.deliverToKnown(chosen, form.billing))
          }
        />
      )}
    </div>
  )
}

type PickUpProps = {
  id: string
  model: CheckoutModel
  bag: Bag
  common: Omit<Parameters<typeof AddressForm>[0], 'id' | 'to' | 'billing' | 'submitText' | 'onSubmit' | 'children'>
}

/** The pick-up point, the recipient and the billing address. */
function PickUp({ id, model, bag, common }: PickUpProps) {
  const { models } = useShop()
  const t = useMessages(en, fr)
  const http = useModel(httpModel)
  const [points] = useState(() => createAccessPoints(addressClient(http)))
  const [point, setPoint] = useState<AccessPoint>()
  const [sentWithout, setSentWithout] = useState(0)
  const { shippingAddress, buyer } = bag
  const before = shippingAddress?.accessPoint?.id
  const knownBilling = buyer?.billingAddress ?? null
  const near = shippingAddress ?? buyer?.shippingAddresses.find(({ isDefault }) => isDefault) ?? knownBilling

  // Preselect the earlier point, or that of this browser's last order, if the search found it.
  useEffect(
    () =>
      points.state.subscribe((state) => {
        if (state.kind !== 'found') return
        const wanted = before ?? readCookie(models.environment.session, accessPointCookie)
        setPoint((chosen) => state.points.find((one) => one.id === (chosen?.id ?? wanted)))
      }),
    [points, before, models],
  )

  const known = shippingAddress ?? knownBilling
  const who = known && deliveryOf(known)
  const defaults = model.draft() ?? {
    ...common.defaults,
    ...(who && { firstName: who.firstName, lastName: who.lastName, phone: who.phone }),
  }
  return (
    <AddressForm
      id={`${id}-point`}
      to="point"
      {...common}
      defaults={defaults}
      billing={{ saved: knownBilling, sameAtFirst: undefined }}
      submitText={t('pickUpHere')}
      onSubmit={(form) => {
        if (point) void model.pickUpAt(point, form)
        else setSentWithout(sentWithout + 1)
      }}
    >
      <AccessPointPicker
        id={`${id}-point`}
        model={points}
        zipCode={near ? displayPostalCode(near.zipCode) : ''}
        chosen={point?.id}
        missing={point ? 0 : sentWithout}
        onChoose={setPoint}
      />
    </AddressForm>
  )
}
