import { isCancelled } from '@onair/core/orders'
import type { OrderDetail } from '@onair/core/orders/client'
import { returnButton } from '@onair/core/returns'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useUid } from '../kit/shop.tsx'
import { editModel } from '../models/edit.model.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './edit-order.messages.en.json'
import fr from './edit-order.messages.fr.json'

/**
 * The Edit order button, which makes the order the bag. While the order is not editable it is disabled, with a hint at returns
 * (specification §2). Without JavaScript it posts to `/order/edit`.
 */
export function EditOrder({ order: { orderSummary, subOrders } }: { order: OrderDetail }) {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const id = useUid()
  const edit = useModel(editModel)
  const busy = useShared(edit.busy, false)
  const problem = useShared(edit.problem, undefined)
  const { orderNo, editable, status } = orderSummary
  if (isCancelled(status)) return null
  if (!editable) {
    return (
      <>
        <Button disabled aria-describedby={`${id}-hint`}>
          {t('edit')}
        </Button>
        <p className="onair-order-hint" id={`${id}-hint`}>
          {t(hintFor(subOrders))}
        </p>
      </>
    )
  }
  return (
    <>
      <form
        method="post"
        action={link('/order/edit')}
        onSubmit={(event) => {
          event.preventDefault()
          void edit.begin(orderNo)
        }}
      >
        <input type="hidden" name="orderNo" value={orderNo} />
        <Button type="submit" busy={busy}>
          {t('edit')}
        </Button>
      </form>
      {problem && (
        <Notice kind="bad">
          {problem.kind === 'unreachable'
            ? t('unreachable')
            : problem.messages.map((message) => <p key={message}>{message}</p>)}
        </Notice>
      )}
    </>
  )
}

/** What the hint says of returns: they are possible now, after the delivery, or not at all. */
function hintFor(subOrders: OrderDetail['subOrders']) {
  if (subOrders.some((part) => returnButton(part) === 'enabled')) return 'hintDelivered'
  return subOrders.some(({ deliveryDate }) => deliveryDate === null) ? 'hint' : 'hintOver'
}
