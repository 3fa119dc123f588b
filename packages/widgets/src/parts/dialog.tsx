import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

export type DialogProps = {
  /** Unique on the page. */
  id: string
  open: boolean
  title: ReactNode
  /** The label of the close button. */
  closeText: string
  onClose: () => void
  children: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/**
 * A modal dialog on the browser's own `<dialog>`: it traps the focus, restores it, and closes with Escape and with a
 * click outside.
 */
export function Dialog({ id, open, title, closeText, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const gone = useRef(false)
  // Close the dialog before it is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      dialog.current?.close()
    }
  }, [])
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside it is extra; Escape does the same
    <dialog
      ref={dialog}
      className="onair onair-dialog"
      aria-labelledby={`${id}-title`}
      onClose={() => {
        if (!gone.current) onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div className="onair-dialog-box">
        <header>
          <h2 id={`${id}-title`}>{title}</h2>
          <Button look="quiet" icon="close" iconOnly onClick={() => dialog.current?.close()}>
            {closeText}
          </Button>
        </header>
        <div className="onair-dialog-body">{children}</div>
        {actions && <footer>{actions}</footer>}
      </div>
    </dialog>
  )
}
