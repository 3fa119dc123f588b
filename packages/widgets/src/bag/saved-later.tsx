import { type RefObject, useState } from 'react'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useWhileShown } from '../kit/shop.tsx'
import { type SavedItem, savedModel } from '../models/saved.model.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'
import type { BagViewModel } from './bag-view.model.ts'

const none: readonly SavedItem[] = []

/** The saved items below the bag. Few shoppers save any: the code is loaded if there are any. */
export function SavedLater(props: { view: BagViewModel; bagTitle: RefObject<HTMLElement | null> }) {
  const t = useMessages('bag', en, fr)
  const saved = useModel(savedModel)
  useWhileShown(saved.start)
  const some = useShared(saved.items, none).length > 0
  const [failed, setFailed] = useState(false)
  const later = useLater(
    () => import('./saved-items.tsx'),
    some && !failed,
    () => setFailed(true),
  )
  if (!some) return null
  if (later) return <later.SavedItems {...props} />
  return failed ? (
    <Notice kind="warn" action={<Button onClick={() => setFailed(false)}>{t('retry')}</Button>}>
      {t('savedAway')}
    </Notice>
  ) : null
}
