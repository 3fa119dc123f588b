import { easyPayParts, easyPayText, type PayableTotals, paymentsIn } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import type { ReactNode } from 'react'
import { partTexts } from './part-texts.ts'

/** An order's Easy Pay payments in a sentence: "Easy Pay Today $162.91, then 5 × $91.49". */
export function EasyPayLine({ language, amounts }: { language: Language; amounts: readonly Cents[] }) {
  return (
    <span className="onair-easy-pay-line">
      <b>{partTexts(language)('easyPayName')}</b> {easyPayText(amounts, language)}
    </span>
  )
}

/** The same sentence as a row of totals (`Totals`, `due`); undefined for a single payment. */
export const easyPayRow = (
  amounts: readonly Cents[],
  language: Language,
): { label: string; text: string } | undefined =>
  amounts.length > 1 ? { label: partTexts(language)('easyPayName'), text: easyPayText(amounts, language) } : undefined

export type EasyPayChoiceProps = {
  language: Language
  /** The group's question. */
  legend: ReactNode
  /** Shown below the question. */
  hint?: ReactNode
  name: string
  /** The largest number of payments. */
  most: number
  /** The chosen number of payments. */
  value: number
  /** The totals that the payments add up to. */
  totals: PayableTotals
  onChange: (count: number) => void
}

/** The choice of the number of payments: a row of cards, each with what is paid today and what comes later. */
export function EasyPayChoice({ language, legend, hint, name, most, value, totals, onChange }: EasyPayChoiceProps) {
  const t = partTexts(language)
  return (
    <fieldset className="onair-easy-pay-choice">
      <legend>{legend}</legend>
      {hint && <p className="onair-field-hint">{hint}</p>}
      <div className="onair-easy-pay-cards">
        {Array.from({ length: most }, (_, index) => {
          const count = index + 1
          const { today, later } = easyPayParts(paymentsIn(count, totals), language)
          return (
            <label key={count}>
              <input
                type="radio"
                name={name}
                value={count}
                checked={count === value}
                onChange={() => onChange(count)}
              />
              <b>{count === 1 ? t('atOnce') : t('payments', { count })}</b> <span>{today}</span>{' '}
              {later && <span>{later}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
