import { formatTime } from '@onair/core/dates'
import type { OrderDetail } from '@onair/core/orders/client'
import { EditProblemText } from '../connected/edit-problem-text.tsx'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './edit-order.messages.en.json'
import fr from './edit-order.messages.fr.json'
import { useEdit } from './use-edit.ts'

/**
 * The Edit order button, which makes the order the bag. While the order is not editable it is disabled (specification §2).
 * Without JavaScript it posts to `/order/edit`. A press loads the bag's code. Beside it is the time until which the order can be
 * edited.
 * @param whyNot the id of the element that says why the order is not editable
 */
export function EditOrder({ order: { orderSummary }, whyNot }: { order: OrderDetail; whyNot: string }) {
  const { language, link } = useShop()
  const t = useMessages('editOrder', en, fr)
  const { busy, problem, attempt } = useEdit()
  const { orderNo, editable, editableUntil } = orderSummary
  const zone = useTimeZone()
  const until = useUid()
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
          void attempt((edit) => edit.begin(orderNo))
        }}
      >
        <input type="hidden" name="orderNo" value={orderNo} />
        <Button type="submit" busy={busy} aria-describedby={editableUntil && until}>
          {t('edit')}
        </Button>
      </form>
      {editableUntil && (
        <span className="onair-order-edit-until" id={until}>
          {t('until')} <time dateTime={editableUntil}>{formatTime(editableUntil, language, zone)}</time>
        </span>
      )}
      {problem && (
        <Notice kind="bad">
          <EditProblemText problem={problem} unreachable={t('unreachable')} />
        </Notice>
      )}
    </>
  )
}
