import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'
import type { BagViewModel, Removal } from './bag-view.model.ts'

type RemovalNoticeProps = {
  removal: Removal
  view: BagViewModel
  /** Called when the undo button disappears while it has the focus, which has to move. */
  onGone: () => void
}

/** The line that left the bag last, with an undo button, which takes the focus of the removed line. */
export function RemovalNotice({ removal, view, onGone }: RemovalNoticeProps) {
  const t = useMessages('bag', en, fr)
  const undo = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the button appears and disappears
  useLayoutEffect(() => {
    const button = undo.current
    button?.focus()
    return () => {
      if (button?.matches(':focus')) onGone()
    }
  }, [])
  const { name } = removal.line
  return (
    <Notice
      action={
        <Button buttonRef={undo} aria-label={t('undoNamed', { name })} onClick={() => void view.putBack(removal)}>
          {t('undo')}
        </Button>
      }
    >
      {removal.to === 'later' ? t('savedNow', { name }) : t('removed', { name })}
    </Notice>
  )
}
