import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'
import type { BagViewModel, Left } from './bag-view.model.ts'

type LeftNoticeProps = {
  left: Left
  view: BagViewModel
  /** Called when the undo button goes while it has the focus, which must move on. */
  onGone: () => void
}

/** The line that left the bag last, with an undo button. The button takes the focus of the removed one. */
export function LeftNotice({ left, view, onGone }: LeftNoticeProps) {
  const t = useMessages(en, fr)
  const undo = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes once, and goes once: with the button
  useLayoutEffect(() => {
    const button = undo.current
    button?.focus()
    return () => {
      if (button?.matches(':focus')) onGone()
    }
  }, [])
  const { name } = left.line
  return (
    <Notice
      action={
        <Button buttonRef={undo} aria-label={t('undoNamed', { name })} onClick={() => void view.putBack(left)}>
          {t('undo')}
        </Button>
      }
    >
      {left.to === 'later' ? t('savedNow', { name }) : t('removed', { name })}
    </Notice>
  )
}
