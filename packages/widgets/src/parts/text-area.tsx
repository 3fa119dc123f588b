import type { ComponentPropsWithoutRef } from 'react'
import { type Around, described, Framed } from './field-frame.tsx'

export type TextAreaProps = Around & Omit<ComponentPropsWithoutRef<'textarea'>, 'id' | 'className' | 'style' | 'value'>

/** A labelled textarea. Uncontrolled, like `Field`. */
export function TextArea({ id, label, hint, error, optionalText, ...area }: TextAreaProps) {
  return (
    <Framed {...{ id, label, hint, error, optionalText }} required={area.required}>
      <textarea {...area} {...described(id, hint, error)} className="onair-input" part="input" />
    </Framed>
  )
}
