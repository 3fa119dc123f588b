import type { ReactNode } from 'react'
import { useSheet } from '../kit/hooks/use-sheet.ts'
import { Button } from './button.tsx'
import css from './dialog.css?inline'
import * as icons from './icons.ts'
import { useDialog } from './use-dialog.ts'

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
  const dialog = useDialog(open, onClose)
  useSheet(dialog.props.ref, css)
  return (
    <dialog {...dialog.props} className="onair onair-dialog" aria-labelledby={`${id}-title`}>
      <div className="onair-dialog-box">
        <header>
          <h2 id={`${id}-title`}>{title}</h2>
          <Button look="quiet" icon={icons.close} iconOnly onClick={dialog.close}>
            {closeText}
          </Button>
        </header>
        <div className="onair-dialog-body">{children}</div>
        {actions && <footer>{actions}</footer>}
      </div>
    </dialog>
  )
}
