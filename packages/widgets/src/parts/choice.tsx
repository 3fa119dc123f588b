import type { ReactNode } from 'react'
import { Notes } from './field-frame.tsx'

export type ChoiceProps = {
  id: string
  /** The group's question. */
  legend: ReactNode
  name: string
  options: readonly { value: string; label: ReactNode; note?: ReactNode; disabled?: boolean }[]
  /** The initial choice of an uncontrolled group. */
  defaultValue?: string
  /** The choice of a controlled group; `onChange` reports what the shopper picked. */
  value?: string
  required?: boolean
  error?: ReactNode
  onChange?: (value: string) => void
}

/** A choice between several options, as radio buttons in cards. */
export function Choice({
  id,
  legend,
  name,
  options,
  defaultValue,
  value: chosen,
  required,
  error,
  onChange,
}: ChoiceProps) {
  return (
    <fieldset
      className="onair-choice"
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      {options.map(({ value, label, note, disabled }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            required={required}
            disabled={disabled}
            {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
            onChange={() => onChange?.(value)}
          />
          <span className="onair-choice-label">{label}</span>
          {note && <span className="onair-choice-note">{note}</span>}
        </label>
      ))}
      <Notes {...{ id, error }} />
    </fieldset>
  )
}
