import { formatShortDate } from '@onair/core/dates'
import { parseNoOfEasyPay, paymentLabel, paymentProgress } from '@onair/core/easy-pay'
import type { EasyPaySchedule } from '@onair/core/easy-pay/client'
import { formatMoney, formatMoneyUsdStyle } from '@onair/core/money'
import { useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Pager } from '../parts/pager.tsx'
import en from './easy-pay.messages.en.json'
import fr from './easy-pay.messages.fr.json'
import type { EasyPayEntry, EasyPayModel } from './easy-pay.model.ts'

/** The list of payments, its period and its sum. */
export function Payments({ model, all }: { model: EasyPayModel; all: EasyPaySchedule }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const [first] = useState(() => ({ listed: model.listed.peek(), subTotal: model.subTotal.peek() }))
  const listed = useShared(model.listed, first.listed)
  // Without JavaScript the pager would not work: the server renders all payments.
  const shown = useShared(model.shown, all)
  const page = useShared(model.page, 1)
  const totalPages = useShared(model.totalPages, 1)
  const subTotal = useShared(model.subTotal, first.subTotal)
  return (
    <>
      <PeriodForm model={model} />
      <p className="onair-easy-pay-count" role="status">
        {t('count', { shown: shown.length, count: listed.length })}
      </p>
      <table className="onair-easy-pay-list">
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('order')}</th>
            <th scope="col">{t('progress')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <Row key={`${entry.orderNo} ${entry.noOfEasyPay}`} entry={entry} />
          ))}
        </tbody>
      </table>
      <div className="onair-easy-pay-foot">
        <Pager language={language} page={page} totalPages={totalPages} href={() => '#'} onPage={model.goTo} />
        <p>
          <span>{t('subTotal')}</span> <strong>{formatMoneyUsdStyle(subTotal)}</strong>
        </p>
      </div>
    </>
  )
}

function Row({ entry }: { entry: EasyPayEntry }) {
  const { language, link } = useShop()
  const t = useMessages(en, fr)
  const of = parseNoOfEasyPay(entry.noOfEasyPay)
  return (
    <tr>
      <td data-label={t('date')}>
        <time dateTime={entry.paymentDate}>{formatShortDate(entry.paymentDate, language, 'UTC')}</time>
      </td>
      <td data-label={t('order')}>
        <a href={link(`/pages/myaccount/orderstatus?orderNo=${encodeURIComponent(entry.orderNo)}`)}>{entry.orderNo}</a>
      </td>
      <td data-label={t('progress')}>
        {of && (
          <span className="onair-easy-pay-progress">
            <progress
              max={100}
              value={paymentProgress(of.current, of.total)}
              aria-label={t('progressOf', { current: of.current, total: of.total })}
            />
            <span>
              {t('progressOf', { current: of.current, total: of.total })}
              <span className="onair-easy-pay-label"> · {paymentLabel(of.current, of.total, language)}</span>
            </span>
          </span>
        )}
      </td>
      <td data-label={t('amount')}>{formatMoney(entry.totalAmount, language)}</td>
    </tr>
  )
}

/** The period's form. Errors show beside it; the list below stays unchanged. */
function PeriodForm({ model }: { model: EasyPayModel }) {
  const t = useMessages(en, fr)
  const id = useUid()
  const period = useShared(model.period, model.period.peek())
  const bounds = useShared(model.bounds, model.bounds.peek())
  const error = useShared(model.error, undefined)
  const [resets, setResets] = useState(0)
  // The server renders the form too, so that nothing below moves.
  const hydrated = useHydrated()
  const field = (name: 'start' | 'end') => (
    <Field
      // The inputs are uncontrolled; a reset renders new ones.
      key={`${name} ${resets}`}
      id={`${id}-${name}`}
      type="date"
      label={t(name)}
      defaultValue={period[name]}
      min={bounds.min}
      max={bounds.max}
      error={name === 'start' ? error !== 'maxDate' && error && t(error) : error === 'maxDate' && t(error)}
      onChange={(event) => model.choose({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <fieldset className="onair-easy-pay-period" disabled={!hydrated}>
      <legend>{t('period')}</legend>
      {field('start')}
      {field('end')}
      <Button
        onClick={() => {
          model.reset()
          setResets(resets + 1)
        }}
      >
        {t('reset')}
      </Button>
    </fieldset>
  )
}
