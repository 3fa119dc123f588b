import { formatShortDate } from '@onair/core/dates'
import { paymentLabel } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { type Cents, formatMoney } from '@onair/core/money'

export type PlanProps = {
  language: Language
  /** The list's accessible name: "Easy Pay payments". */
  caption: string
  /** The payments, as in a bag's or an order's reply; due dates are `YYYY-MM-DD`. */
  instalments: readonly { number: number; dueDate: string; amount: Cents }[]
}

/** The payments and their due dates. Renders nothing for a single payment. */
export function Plan({ language, caption, instalments }: PlanProps) {
  if (instalments.length < 2) return null
  return (
    <ol className="onair-plan" aria-label={caption}>
      {instalments.map(({ number, dueDate, amount }) => (
        <li key={number}>
          <span className="onair-plan-number">{paymentLabel(number, instalments.length, language)}</span>
          <time dateTime={dueDate}>{formatShortDate(dueDate, language, 'UTC')}</time>
          <span className="onair-plan-amount">{formatMoney(amount, language)}</span>
        </li>
      ))}
    </ol>
  )
}
