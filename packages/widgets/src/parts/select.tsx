import type { ComponentPropsWithoutRef, Ref } from 'react'
import { type Around, described, Framed } from './field-frame.tsx'

export type SelectProps = Around & {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  fieldRef?: Ref<HTMLSelectElement>
} & Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'className' | 'style' | 'value' | 'children'>

/** A labelled native select. */
export function Select({ id, label, hint, error, optionalText, options, fieldRef, ...select }: SelectProps) {
  return (
    <Framed {...{ id, label, hint, error, optionalText }} required={select.required}>
      <select {...select} {...described(id, hint, error)} ref={fieldRef} className="onair-input" part="input">
        {options.map(({ value, label: text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </Framed>
  )
}
