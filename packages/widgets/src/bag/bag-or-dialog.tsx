import { useEffect, useRef } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel } from '../kit/shop.tsx'
import { bagCountModel } from '../models/bag-count.model.ts'
import { Button } from '../parts/button.tsx'
import * as icons from '../parts/icons.ts'
import { useDialog } from '../parts/use-dialog.ts'
import type { BagDialogEvents } from './bag.events.ts'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'
import { type BagProps, BagView } from './bag.tsx'

export type BagOrDialogProps = BagProps &
  BagDialogEvents & {
    /** Shows the bag only in a dialog: nothing until it is opened. */
    dialog?: boolean
    /** Opens the bag as a dialog; the attribute is removed when the shopper closes it. */
    open?: boolean
  }

/** The bag as part of the page, or as a dialog above it. */
export function BagOrDialog({ dialog = false, open = false, onOpened, onClosed, ...bag }: BagOrDialogProps) {
  if (!open && !dialog) return <BagView {...bag} />
  return <BagDialog {...bag} open={open} onOpened={onOpened} onClosed={onClosed} />
}

function BagDialog({ open = false, onOpened, onClosed, ...bag }: Omit<BagOrDialogProps, 'dialog'>) {
  const t = useMessages('bag', en, fr)
  const count = useModel(bagCountModel).count
  const dialog = useDialog(open, () => onClosed?.({ count: count.peek() }))
  useLockedPage(open)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open && !wasOpen.current) onOpened?.({ count: count.peek() })
    wasOpen.current = open
  })
  return (
    <dialog {...dialog.props} className="onair onair-bag-dialog" part="dialog" aria-label={t('title')}>
      {open && (
        <div className="onair-bag-dialog-box">
          <Button look="quiet" icon={icons.close} iconOnly onClick={dialog.close}>
            {t('close')}
          </Button>
          <BagView {...bag} />
        </div>
      )}
    </dialog>
  )
}

/** Stops the page from scrolling behind an open dialog. A style sheet of its own does not touch the page's attributes. */
function useLockedPage(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { overflow: hidden !important; scrollbar-gutter: stable }')
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [locked])
}
