import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop } from '../kit/shop.tsx'
import { editModel } from '../models/edit.model.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './edit-order.messages.en.json'
import fr from './edit-order.messages.fr.json'

/**
 * The Edit order button, which makes the order the bag. While the order is not editable it is disabled (specification §2). Without
 * JavaScript it posts to `/order/edit`.
 * @param whyNot the id of the element that says why the order is not editable
 */
export function EditOrder({ order: { orderSummary }, whyNot }: { order: OrderDetail; whyNot: string }) {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const edit = useModel(editModel)
  const busy = useShared(edit.busy, false)
  const problem = useShared(edit.problem, undefined)
  const { orderNo, editable } = orderSummary
  if (!editable) {
    return (
      <Button disabled aria-describedby={whyNot}>
        {t('edit')}
      </Button>
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
