import { formatShortDate } from '@onair/core/dates'
import { paymentLabel } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import { type Cents, formatMoney } from '@onair/core/money'

export type PlanProps = {
  language: Language
  /** What the list is: "Easy Pay payments". */
  caption: string
  /** As a bag's and an order's replies have them; due days are `YYYY-MM-DD`. */
  instalments: readonly { number: number; dueDate: string; amount: Cents }[]
}

/** Which payment is due when. Nothing at all for what is paid at once. */
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
