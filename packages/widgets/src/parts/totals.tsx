import type { Language } from '@onair/core/language'
import { type Cents, formatMoney } from '@onair/core/money'
import { Amount } from './price.tsx'

export type TotalsRow = {
  /** The row's key if two labels may be equal; the label if not given. */
  id?: string
  label: string
  /** A reason, in small text below the label. */
  note?: string
  cents: Cents
  /** Shown instead of the amount: "Free". */
  text?: string
  /** A deduction: shown with a minus sign. `cents` stays positive. Styling hook: `data-off`. */
  off?: boolean
}

export type TotalsProps = {
  language: Language
  rows: readonly TotalsRow[]
  /** The total. */
  total: { label: string; cents: Cents }
  /** How the total is paid in Easy Pay payments, or which part is due with the order. Shown below the total. */
  due?: { label: string; text: string } | undefined
  /** The total and its payments are live regions: screen readers announce changes. */
  announce?: boolean
}

/** The rows of a total. */
export function Totals({ language, rows, total, due, announce }: TotalsProps) {
  const live = announce ? ({ 'aria-live': 'polite', 'aria-atomic': true } as const) : undefined
  return (
    <div className="onair-totals">
      <dl>
        {rows.map(({ label, id = label, note, cents, text, off }) => (
          <div key={id} data-off={off || undefined}>
            <dt>
              {label}
              {note && <span className="onair-totals-note">{note}</span>}
            </dt>
            <dd translate={text ? undefined : 'no'}>{text ?? formatMoney(off ? -cents : cents, language)}</dd>
          </div>
        ))}
        <div className="onair-totals-total" {...live}>
          <dt>{total.label}</dt>
          <dd>
            <Amount cents={total.cents} language={language} />
          </dd>
        </div>
        {due && (
          <div className="onair-totals-due" {...live}>
            <dt>{due.label}</dt>
            <dd>{due.text}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
