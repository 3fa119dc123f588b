import { formatMoneyUsdStyle } from '@onair/core/money'
import { useEffect, useRef, useState } from 'react'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Pager } from '../parts/pager.tsx'
import { RangePicker } from '../parts/range-picker.tsx'
import en from './easy-pay.messages.en.json'
import fr from './easy-pay.messages.fr.json'
import { type EasyPayEntry, type EasyPayModel, paidOf } from './easy-pay.model.ts'
import type { PayRequest } from './pay-dialog.model.ts'
import { PaymentRow } from './payment-row.tsx'

type PaymentsProps = {
  model: EasyPayModel
  all: readonly EasyPayEntry[]
  /** Reads the payments again, after one was paid. */
  onPaid: () => Promise<void>
}

/** The list of payments, its period and its sum. */
export function Payments({ model, all, onPaid }: PaymentsProps) {
  const { language } = useShop()
  const t = useMessages('easyPay', en, fr)
  const [first] = useState(() => ({ listed: model.listed.peek(), subTotal: model.subTotal.peek() }))
  const listed = useShared(model.listed, first.listed)
  // Without JavaScript the pager would not work: the server renders all payments.
  const shown = useShared(model.shown, all)
  const page = useShared(model.page, 1)
  const totalPages = useShared(model.totalPages, 1)
  const subTotal = useShared(model.subTotal, first.subTotal)
  const entries = useShared(model.entries, all)
  const [payRequest, setPayRequest] = useState<PayRequest>()
  const [done, setDone] = useState<string>()
  const dialog = useLater(
    () => import('./pay-dialog.tsx'),
    payRequest !== undefined,
    () => setPayRequest(undefined),
  )
  const news = useRef<HTMLDivElement>(null)
  const failed = entries.filter(({ status }) => status === 'Failed').length

  // The pressed button may be gone with its payment.
  useEffect(() => {
    if (done) news.current?.focus()
  }, [done])

  async function finish(message: string) {
    setPayRequest(undefined)
    await onPaid()
    setDone(message)
  }
  return (
    <>
      {failed > 0 && (
        <Notice kind="warn" still>
          {t('failedNotice', { count: failed })}
        </Notice>
      )}
      <div ref={news} tabIndex={-1} hidden={!done}>
        {done && <Notice kind="good">{done}</Notice>}
      </div>
      <PeriodForm model={model} />
      <p className="onair-easy-pay-count" role="status">
        {t('count', { shown: shown.length, count: listed.length })}
      </p>
      {listed.length === 0 && <p>{t('noneInPeriod')}</p>}
      <table className="onair-easy-pay-list">
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('order')}</th>
            <th scope="col">{t('progress')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <PaymentRow
              key={`${entry.orderNo} ${entry.noOfEasyPay}`}
              entry={entry}
              paid={paidOf(entry, entries)}
              onPayRequest={setPayRequest}
            />
          ))}
        </tbody>
      </table>
      <div className="onair-easy-pay-foot">
        <Pager language={language} page={page} totalPages={totalPages} href={() => '#'} onPage={model.goTo} />
        <p>
          <span>{t('subTotal')}</span> <strong>{formatMoneyUsdStyle(subTotal)}</strong>
        </p>
      </div>
      {payRequest && dialog && (
        <dialog.PayDialog
          {...payRequest}
          ofOrder={entries.filter(({ orderNo, payable }) => payable && orderNo === payRequest.entry.orderNo)}
          onDone={(message) => void finish(message)}
          onClose={() => setPayRequest(undefined)}
        />
      )}
    </>
  )
}

/** The period of the list. Its error shows below the input; the list stays unchanged meanwhile. */
function PeriodForm({ model }: { model: EasyPayModel }) {
  const t = useMessages('easyPay', en, fr)
  const id = useUid()
  const period = useShared(model.valid, model.valid.peek())
  const bounds = useShared(model.bounds, model.bounds.peek())
  const error = useShared(model.error, undefined)
  const [resets, setResets] = useState(0)
  // The server renders the form too, so that nothing below moves.
  const hydrated = useHydrated()
  return (
    <div className="onair-easy-pay-period">
      <RangePicker
        // Typed text stays in the input until a reset renders a new one.
        key={resets}
        id={`${id}-period`}
        label={t('period')}
        value={period}
        {...bounds}
        error={error && t(error)}
        disabled={!hydrated}
        onDays={(days) => model.chooseDays(days)}
      />
      <Button
        disabled={!hydrated}
        onClick={() => {
          model.reset()
          setResets(resets + 1)
        }}
      >
        {t('reset')}
      </Button>
    </div>
  )
}
