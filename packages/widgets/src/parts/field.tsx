import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'

type Around = {
  /** Unique on the page: `${useUid()}-email`. */
  id: string
  label: ReactNode
  /** Help text. */
  hint?: ReactNode
  /** The error message. Its presence marks the field invalid. */
  error?: ReactNode
  /** Added to the label of an optional field. */
  optionalText?: ReactNode
}

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

export type TextAreaProps = Around & Omit<ComponentPropsWithoutRef<'textarea'>, 'id' | 'className' | 'style' | 'value'>

/** A labelled textarea. Uncontrolled, like `Field`. */
export function TextArea({ id, label, hint, error, optionalText, ...area }: TextAreaProps) {
  return (
    <Framed {...{ id, label, hint, error, optionalText }} required={area.required}>
      <textarea {...area} {...described(id, hint, error)} className="onair-input" part="input" />
    </Framed>
  )
}

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

function Framed({
  id,
  label,
  hint,
  error,
  optionalText,
  required,
  children,
}: Around & { required?: boolean; children: ReactNode }) {
  return (
    <div className="onair-field" data-invalid={error ? true : undefined} data-required={required || undefined}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="onair-field-star" aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {!required && optionalText && ' '}
        {!required && optionalText && <span className="onair-field-optional">({optionalText})</span>}
      </label>
      {children}
      <Notes {...{ id, hint, error }} />
    </div>
  )
}

function Notes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <span className="onair-field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="onair-field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </>
  )
}

const described = (id: string, hint: ReactNode, error: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})
