import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

export type DialogProps = {
  /** Unique on the page. */
  id: string
  open: boolean
  title: ReactNode
  /** The name of the button that closes it. */
  closeText: string
  onClose: () => void
  children: ReactNode
  /** Buttons, the most important last. */
  actions?: ReactNode
}

/**
 * A modal dialog on the browser's own: it keeps the focus, gives it back, and closes by Escape and by a click beside it.
 */
export function Dialog({ id, open, title, closeText, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const gone = useRef(false)
  // An open dialog that is taken off the page would keep the focus for nobody: closed first, it gives it back.
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
