import type { Language } from '@onair/core/language'
import { maxQuantity, minQuantity } from '@onair/core/limits'
import { useTexts } from '../kit/i18n/use-messages.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import en from './quantity-stepper.messages.en.json'
import fr from './quantity-stepper.messages.fr.json'

export type QuantityStepperProps = {
  language: Language
  /** The accessible name: "Quantity of the kettle". */
  label: string
  value: number
  min?: number
  max?: number
  disabled?: boolean
  /** The form field's name, for pages without JavaScript. */
  name?: string
  onChange: (quantity: number) => void
}

/** A quantity: typed, or changed by one. It stays within its bounds and reports whole numbers only. */
export function QuantityStepper({
  language,
  label,
  value,
  min = minQuantity,
  max = maxQuantity,
  disabled,
  name,
  onChange,
}: QuantityStepperProps) {
  const t = useTexts('quantityStepper', en, fr, language)
  const change = (to: number) => {
    if (Number.isInteger(to) && to >= min && to <= max && to !== value) onChange(to)
  }
  return (
    <fieldset className="onair-stepper" aria-label={label}>
      <button
        type="button"
        aria-label={t('decrease')}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      >
        <Icon path={icons.minus} />
      </button>
      <input
        // A new value from outside replaces the typed text; the same value does not.
        key={value}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        defaultValue={value}
        min={min}
        max={max}
        disabled={disabled}
        onBlur={(event) => {
          const number = event.currentTarget.valueAsNumber
          const typed = Number.isNaN(number) ? value : Math.min(max, Math.max(min, Math.trunc(number)))
          event.currentTarget.value = String(typed)
          change(typed)
        }}
        // Otherwise the wheel would change the number under the pointer instead of scrolling the page.
        onWheel={(event) => event.currentTarget.blur()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            event.currentTarget.blur()
          }
        }}
      />
      <button
        type="button"
        aria-label={t('increase')}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon path={icons.plus} />
      </button>
    </fieldset>
  )
}
