import { easyPayParts, type PayableTotals, paymentsIn } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import type { ReactNode } from 'react'
import { useTexts } from '../kit/i18n/use-messages.ts'
import en from './easy-pay-choice.messages.en.json'
import fr from './easy-pay-choice.messages.fr.json'

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

/** The choice of the number of payments: a row of cards, each with what is paid today and later. */
export function EasyPayChoice({ language, legend, hint, name, most, value, totals, onChange }: EasyPayChoiceProps) {
  const t = useTexts('easyPayChoice', en, fr, language)
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
