import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Opens and closes a modal `<dialog>`: it traps the focus, restores it, and closes with Escape and with a click outside.
 * @param onClose called when it was closed in any way
 * @returns the properties of the `<dialog>`, and the function that closes it
 */
export function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const gone = useRef(false)
  // Close the dialog before it is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      ref.current?.close()
    }
  }, [])
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal()
    if (!open && ref.current?.open) ref.current.close()
  }, [open])
  const close = () => ref.current?.close()
  return {
    close,
    props: {
      ref,
      onClose: () => {
        if (!gone.current) onClose()
      },
      onClick: ({ target }: MouseEvent) => {
        if (target === ref.current) close()
      },
    },
  }
}
