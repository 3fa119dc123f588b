import type { ComponentPropsWithoutRef, Ref } from 'react'
import { type Around, described, Framed } from './field-frame.tsx'

export type FieldProps = Around & { fieldRef?: Ref<HTMLInputElement> } & Omit<
    ComponentPropsWithoutRef<'input'>,
    'id' | 'className' | 'style' | 'value'
  >

/**
 * A labelled input. It is uncontrolled (`defaultValue`): text that was typed before hydration or filled in by the
 * browser stays. Styling hooks: `data-invalid`, `data-required`.
 */
export function Field({ id, label, hint, error, optionalText, fieldRef, ...input }: FieldProps) {
  return (
    <Framed {...{ id, label, hint, error, optionalText }} required={input.required}>
      <input {...input} {...described(id, hint, error)} ref={fieldRef} className="onair-input" part="input" />
    </Framed>
  )
}
