import { type AccessPoint, displayPostalCode } from '@onair/core/address'
import { accessPointsClient } from '@onair/core/address/client'
import type { Bag } from '@onair/core/bag/client'
import { accessPointCookie, readCookie } from '@onair/core/session'
import { useEffect, useState } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShop } from '../../kit/shop.tsx'
import { httpModel } from '../../models/http.model.ts'
import type { CheckoutModel } from '../checkout.types.ts'
import { AccessPointPicker } from './access-point-picker.tsx'
import { createAccessPoints } from './access-points.model.ts'
import { AddressForm } from './address-form.tsx'
import { deliveryOf } from './delivery-form.ts'
import en from './pick-up.messages.en.json'
import fr from './pick-up.messages.fr.json'

type PickUpProps = {
  id: string
  model: CheckoutModel
  bag: Bag
  common: Omit<Parameters<typeof AddressForm>[0], 'id' | 'to' | 'billing' | 'submitText' | 'onSubmit' | 'children'>
}

/** The pick-up point, the recipient and the billing address. */
export function PickUp({ id, model, bag, common }: PickUpProps) {
  const { models } = useShop()
  const t = useMessages('pickUp', en, fr)
  const http = useModel(httpModel)
  const [points] = useState(() => createAccessPoints(accessPointsClient(http)))
  const [point, setPoint] = useState<AccessPoint>()
  const [sentWithout, setSentWithout] = useState(0)
  const { shippingAddress, buyer } = bag
  const existing = shippingAddress?.accessPoint?.id
  const savedBilling = buyer?.billingAddress ?? null
  const near = shippingAddress ?? buyer?.shippingAddresses.find(({ isDefault }) => isDefault) ?? savedBilling

  // Preselects the earlier point, or that of this browser's last order, if the search found it.
  useEffect(
    () =>
      points.state.subscribe((state) => {
        if (state.kind !== 'found') return
        const preferred = existing ?? readCookie(models.environment.session, accessPointCookie)
        setPoint((chosen) => state.points.find((one) => one.id === (chosen?.id ?? preferred)))
      }),
    [points, existing, models],
  )

  const existingAddress = shippingAddress ?? savedBilling
  const who = existingAddress && deliveryOf(existingAddress)
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
      billing={{ saved: savedBilling, sameAtFirst: undefined }}
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
