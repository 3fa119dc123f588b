import type { ReactNode } from 'react'

export type Around = {
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

/** A field with its label and the texts below it. */
export function Framed({
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

/** The help and the error below a field. */
export function Notes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
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

/** The attributes that connect a control with them. */
export const described = (id: string, hint: ReactNode, error: ReactNode) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})
