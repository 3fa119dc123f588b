import { lengthToType, maxTrackedLengths } from '@onair/core/limits'
import type { Tracking } from '@onair/core/tracking/client'
import { useEffect, useState } from 'react'
import common from '../kit/i18n/common.messages.en.json'
import commonFr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import * as icons from '../parts/icons.ts'
import en from './track-order.messages.en.json'
import fr from './track-order.messages.fr.json'
import { createTrackOrderModel } from './track-order.model.ts'
import { TrackedOrder } from './tracked-order.tsx'

export type TrackOrderProps = {
  /** The order's number. With the postal code, the order is looked up at once. */
  orderNo?: string
  /** The postal code of the delivery address. */
  postalCode?: string
  /** The reply for that order, if the server has read it. */
  initial?: Tracking
  /** The refusal for that order, if the server has read it. */
  error?: string
}

/**
 * Follows an order by its number and billing postal code, signed in or not (specification §2). Without JavaScript the form
 * opens the shop's tracking page.
 */
export function TrackOrder({ orderNo = '', postalCode = '', initial, error }: TrackOrderProps) {
  const { models, link } = useShop()
  const t = useMessages('trackOrder', en, fr)
  const c = useMessages('common', common, commonFr)
  const uid = useUid()
  const [model] = useState(() => createTrackOrderModel(models, { initial, error }))
  const tracking = useShared(model.tracking, initial)
  const failure = useShared(model.failure, model.failure.peek())
  const isLoading = useShared(model.loading, false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again only for another order
  useEffect(() => {
    if (orderNo && postalCode && !initial && !error) void model.track({ orderNo, postalCode })
    return model.cancel
  }, [orderNo, postalCode])

  return (
    <div className="onair onair-track">
      <form
        className="onair-track-form"
        method="get"
        action={link('/pages/trackorder')}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          const text = (name: string) => String(typed.get(name) ?? '').trim()
          void model.track({ orderNo: text('orderNo'), postalCode: text('postalCode') })
        }}
      >
        <Field
          id={`${uid}-order-no`}
          label={t('orderNo')}
          name="orderNo"
          inputMode="numeric"
          defaultValue={orderNo}
          required
          maxLength={lengthToType(maxTrackedLengths.orderNo)}
        />
        <Field
          id={`${uid}-postal-code`}
          label={t('postalCode')}
          hint={t('postalCodeHint')}
          name="postalCode"
          autoComplete="postal-code"
          defaultValue={postalCode}
          required
          maxLength={lengthToType(maxTrackedLengths.postalCode)}
        />
        <Button type="submit" look="primary" icon={icons.truck} busy={isLoading}>
          {t('track')}
        </Button>
      </form>
      {failure && (
        <p className="onair-track-error" role="alert">
          {typeof failure === 'object' ? failure.message : c('tryLater')}
        </p>
      )}
      <div aria-live="polite" aria-busy={isLoading}>
        {tracking && <TrackedOrder order={tracking} />}
      </div>
    </div>
  )
}
