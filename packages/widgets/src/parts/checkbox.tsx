import type { ComponentPropsWithoutRef } from 'react'
import { type Around, described, Notes } from './field-frame.tsx'

export type CheckboxProps = Around &
  Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className' | 'style' | 'checked' | 'type'>

/** A labelled checkbox; with `type="radio"` see `Choice`. */
export function Checkbox({ id, label, hint, error, ...input }: CheckboxProps) {
  return (
    <div className="onair-check" data-invalid={error ? true : undefined}>
      <input {...input} {...described(id, hint, error)} type="checkbox" />
      <label htmlFor={id}>{label}</label>
      <Notes {...{ id, hint, error }} />
    </div>
  )
}
