import { formatMoney } from '@onair/core/money'
import { releasedBy } from '@onair/core/orders'
import type { OrderDetail } from '@onair/core/orders/client'
import { endingDigits } from '@onair/core/payment'
import { useState } from 'react'
import { EditProblemText } from '../connected/edit-problem-text.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import { orderPath } from '../models/edit.model.ts'
import { ButtonLink } from '../parts/button-link.tsx'
import { ConfirmForm } from '../parts/confirm-form.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './cancel-order.messages.en.json'
import fr from './cancel-order.messages.fr.json'
import { useEdit } from './use-edit.ts'

type CancelOrderProps = {
  order: OrderDetail
  /** Whether the request came from a link without JavaScript. */
  asked: boolean
  onCancelled: (order: OrderDetail) => void
}

/**
 * Cancels an order that can still be edited, after a dialog that says what is released. Without JavaScript the page itself asks,
 * and the form posts to `/order/cancel`.
 */
export function CancelOrder({ order, asked, onCancelled }: CancelOrderProps) {
  const { link } = useShop()
  const t = useMessages('cancelOrder', en, fr)
  const id = useUid()
  const [asking, setAsking] = useState(asked)
  const { busy, problem, attempt, forget } = useEdit()
  const { orderNo } = order.orderSummary
  const page = link(orderPath(orderNo))

  const cancel = () =>
    attempt(async (edit) => {
      const cancelled = await edit.cancelOrder(orderNo)
      if (cancelled) onCancelled(cancelled)
    })
  return (
    <>
      <ButtonLink
        look="quiet"
        href={`${page}?cancel=ask`}
        onClick={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        {t('cancel')}
      </ButtonLink>
      {asking && (
        <ConfirmForm
          id={`${id}-cancel`}
          title={t('title', { orderNo })}
          warning={
            <>
              <Release order={order} />
              {problem && (
                <Notice kind="bad">
                  <EditProblemText problem={problem} unreachable={t('unreachable')} />
                </Notice>
              )}
            </>
          }
          action={link('/order/cancel')}
          fields={{ orderNo }}
          confirmText={t('cancel')}
          cancelText={t('keep')}
          cancelHref={page}
          onCancel={() => {
            setAsking(false)
            forget()
          }}
          onConfirm={() => void cancel()}
          busy={busy}
        />
      )}
    </>
  )
}

/** What cancelling releases, one line each. */
function Release({ order }: { order: OrderDetail }) {
  const { language } = useShop()
  const t = useMessages('cancelOrder', en, fr)
  const { heldCents, giftCardCents, promoCodes, laterPayments } = releasedBy(order)
  const digits = order.creditCardNo && endingDigits(order.creditCardNo)
  const payment = digits ? t('ending', { payment: order.paymentType, digits }) : order.paymentType
  return (
    <>
      <p>{t('text')}</p>
      <ul className="onair-order-release">
        {heldCents > 0 && <li>{t('held', { amount: formatMoney(heldCents, language), payment })}</li>}
        {laterPayments > 0 && <li>{t('later', { count: laterPayments })}</li>}
        {giftCardCents > 0 && <li>{t('giftCards', { amount: formatMoney(giftCardCents, language) })}</li>}
        {promoCodes.length > 0 && <li>{t('promo', { code: promoCodes.join(', ') })}</li>}
        <li>{t('stock')}</li>
      </ul>
      <p>{t('final')}</p>
    </>
  )
}
