import { formatShortDate } from '@onair/core/dates'
import { parseNoOfEasyPay, paymentLabel, paymentProgress } from '@onair/core/easy-pay'
import { formatMoney } from '@onair/core/money'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShop } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import en from './easy-pay.messages.en.json'
import fr from './easy-pay.messages.fr.json'
import type { EasyPayEntry } from './easy-pay.model.ts'
import type { PayRequest } from './pay-dialog.model.ts'

type Props = {
  entry: EasyPayEntry
  /** How many payments of the order are paid. */
  paid: number
  onPayRequest: (request: PayRequest) => void
}

/** A payment: its day, order, progress, state with what to do, and amount. */
export function PaymentRow({ entry, paid, onPayRequest }: Props) {
  const { language, link } = useShop()
  const t = useMessages('easyPay', en, fr)
  const of = parseNoOfEasyPay(entry.noOfEasyPay)
  return (
    <tr data-state={entry.status}>
      <td data-label={t('date')}>
        <time dateTime={entry.paymentDate}>{formatShortDate(entry.paymentDate, language, 'UTC')}</time>
      </td>
      <td data-label={t('order')}>
        <a href={link(`/pages/myaccount/orderstatus?orderNo=${encodeURIComponent(entry.orderNo)}`)} translate="no">
          {entry.orderNo}
        </a>
      </td>
      <td data-label={t('progress')}>
        {of && (
          <span className="onair-easy-pay-progress">
            <progress
              max={100}
              value={paymentProgress(paid, of.total)}
              aria-label={t('paidOf', { paid, total: of.total })}
            />
            <span>
              {t('progressOf', { current: of.current, total: of.total })}
              <span className="onair-easy-pay-label"> · {paymentLabel(of.current, of.total, language)}</span>
            </span>
          </span>
        )}
      </td>
      <td data-label={t('state')}>
        <State entry={entry} onPayRequest={onPayRequest} />
      </td>
      <td data-label={t('amount')} translate="no">
        {formatMoney(entry.totalAmount, language)}
      </td>
    </tr>
  )
}

/** The payment's state, why it is so, and what can be done. */
function State({ entry, onPayRequest }: { entry: EasyPayEntry; onPayRequest: (request: PayRequest) => void }) {
  const { language } = useShop()
  const t = useMessages('easyPay', en, fr)
  const hydrated = useHydrated()
  const { status, retryOn, payable, orderNo } = entry
  const of = parseNoOfEasyPay(entry.noOfEasyPay)
  // The first payment is authorised with the order.
  const isHeld = status === 'Due' && !payable && of?.current === 1
  const label = of ? paymentLabel(of.current, of.total, language) : entry.noOfEasyPay
  const retry = retryOn ? t('retry', { day: formatShortDate(retryOn, language, 'UTC') }) : t('noRetry')
  return (
    <div className="onair-easy-pay-state">
      <strong>{t(isHeld ? 'held' : status)}</strong>
      {status === 'Failed' && <span>{retry}</span>}
      {status === 'Due' && !payable && <span>{t(isHeld ? 'heldUntil' : 'atShipping')}</span>}
      {payable && (
        <span className="onair-easy-pay-actions">
          <Button
            look={status === 'Failed' ? 'primary' : 'quiet'}
            disabled={!hydrated}
            aria-label={t('payNowOf', { label, order: orderNo })}
            onClick={() => onPayRequest({ what: 'pay', entry })}
          >
            {t('payNow')}
          </Button>
          <Button
            look="quiet"
            disabled={!hydrated}
            aria-label={t('changeCardOf', { order: orderNo })}
            onClick={() => onPayRequest({ what: 'card', entry })}
          >
            {t('changeCard')}
          </Button>
        </span>
      )}
    </div>
  )
}
