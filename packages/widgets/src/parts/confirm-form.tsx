import type { ReactNode } from 'react'
import commonEn from '../kit/i18n/common.messages.en.json'
import commonFr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated } from '../kit/shop.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmFormProps = {
  /** Unique on the page. */
  id: string
  title: string
  /** What confirming does. */
  warning: ReactNode
  /** The form's action, and its hidden fields. */
  action: string
  fields: Readonly<Record<string, string>>
  confirmText: string
  cancelText: string
  /** The page without the question. */
  cancelHref: string
  onCancel: () => void
  /** Replaces the form's post if there is JavaScript. */
  onConfirm?: () => void
  /** Whether the confirmed action is pending. */
  busy?: boolean
}

/**
 * Asks before a form is posted: in a dialog, or without JavaScript in the page itself, after a link has requested the question.
 */
export function ConfirmForm(props: ConfirmFormProps) {
  const { id, title, warning, action, fields, confirmText, cancelText, cancelHref, onCancel, onConfirm, busy } = props
  const common = useMessages('common', commonEn, commonFr)
  const hydrated = useHydrated()
  const form = (
    <form
      id={`${id}-form`}
      method="post"
      action={action}
      onSubmit={
        onConfirm &&
        ((event) => {
          event.preventDefault()
          onConfirm()
        })
      }
    >
      {warning}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
  const confirm = (
    <Button type="submit" look="primary" form={`${id}-form`} busy={busy}>
      {confirmText}
    </Button>
  )
  if (hydrated) {
    const actions = (
      <>
        <Button onClick={onCancel}>{cancelText}</Button>
        {confirm}
      </>
    )
    return (
      <Dialog id={id} open title={title} closeText={common('close')} onClose={onCancel} actions={actions}>
        {form}
      </Dialog>
    )
  }
  return (
    <section className="onair-confirm-form" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {form}
      <p>
        <ButtonLink href={cancelHref}>{cancelText}</ButtonLink>
        {confirm}
      </p>
    </section>
  )
}
