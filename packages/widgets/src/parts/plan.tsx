import { formatShortDate } from '@onair/core/dates'
import { paymentLabel } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { type Cents, formatMoney } from '@onair/core/money'
import type { ReactNode } from 'react'

export type PlanProps = {
  language: Language
  /** The list's accessible name: "Easy Pay payments". */
  caption: string
  /** The payments, as in a bag's or an order's reply; due dates are `YYYY-MM-DD`. */
  instalments: readonly { number: number; dueDate: string; amount: Cents; state?: ReactNode; status?: string }[]
}

/**
 * The payments and their due dates, each with its state if there is one. Renders nothing for a single payment. Styling hook:
 * `data-status`.
 */
export function Plan({ language, caption, instalments }: PlanProps) {
  if (instalments.length < 2) return null
  return (
    <ol className="onair-plan" aria-label={caption}>
      {instalments.map(({ number, dueDate, amount, state, status }) => (
        <li key={number} data-status={status}>
          <span className="onair-plan-number">{paymentLabel(number, instalments.length, language)}</span>
          <time dateTime={dueDate}>{formatShortDate(dueDate, language, 'UTC')}</time>
          {state && <span className="onair-plan-state">{state}</span>}
          <span className="onair-plan-amount" translate="no">
            {formatMoney(amount, language)}
          </span>
        </li>
      ))}
    </ol>
  )
}
