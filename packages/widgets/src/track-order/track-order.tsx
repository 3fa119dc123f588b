import { Unreachable } from '@onair/core/http'
import { lengthToType, maxTrackedLengths } from '@onair/core/limits'
import { type Tracking, trackingClient } from '@onair/core/tracking/client'
import { useEffect, useRef, useState } from 'react'
import common from '../kit/i18n/common.messages.en.json'
import commonFr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop, useUid } from '../kit/shop.tsx'
import { publicHttpModel } from '../models/public-http.model.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import * as icons from '../parts/icons.ts'
import en from './track-order.messages.en.json'
import fr from './track-order.messages.fr.json'
import { TrackedOrder } from './tracked-order.tsx'

export type TrackOrderProps = {
  /** The order's number. With the postal code, the order is looked up at once. */
  orderNo?: string
  /** The postal code of the delivery address. */
  postalCode?: string
  /** The reply for that order, where a server has it already. */
  initial?: Tracking
  /** The refusal for that order, where a server has it already. */
  error?: string
}

type State = { found?: Tracking; error?: string; busy?: boolean }

/**
 * Follows an order by its number and billing postal code, signed in or not (specification §2). Without JavaScript the form
 * opens the shop's tracking page.
 */
export function TrackOrder({ orderNo = '', postalCode = '', initial, error }: TrackOrderProps) {
  const { link } = useShop()
  const t = useMessages('trackOrder', en, fr)
  const c = useMessages('common', common, commonFr)
  const uid = useUid()
  const client = trackingClient(useModel(publicHttpModel))
  const [state, setState] = useState<State>({ found: initial, error })
  const latest = useRef(0)

  async function track(query: { orderNo: string; postalCode: string }) {
    latest.current += 1
    const call = latest.current
    setState({ busy: true })
    try {
      const answer = await client.track(query)
      if (call !== latest.current) return
      setState(answer.ok ? { found: answer.value } : { error: answer.items[0]?.message ?? c('tryLater') })
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      if (call === latest.current) setState({ error: c('tryLater') })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is the only reason to ask
  useEffect(() => {
    if (orderNo && postalCode && !initial && !error) void track({ orderNo, postalCode })
    return () => {
      latest.current += 1
    }
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
          void track({ orderNo: text('orderNo'), postalCode: text('postalCode') })
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
        <Button type="submit" look="primary" icon={icons.truck} busy={state.busy}>
          {t('track')}
        </Button>
      </form>
      {state.error && (
        <p className="onair-track-error" role="alert">
          {state.error}
        </p>
      )}
      <div aria-live="polite" aria-busy={state.busy}>
        {state.found && <TrackedOrder order={state.found} />}
      </div>
    </div>
  )
}
