import { useRef, useState } from 'react'
import { useLater } from '../kit/hooks/use-later.ts'
import { useNear } from '../kit/hooks/use-near.ts'
import en from '../kit/i18n/common.messages.en.json'
import fr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import type { PagesProps } from './pages.tsx'

/** `Pages`, whose code an element fetches when the end of the list comes near the screen. */
export function PagesWhenNear(props: PagesProps) {
  const t = useMessages('common', en, fr)
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const [failed, setFailed] = useState(false)
  const later = useLater(
    () => import('./pages.tsx'),
    near && !failed,
    () => setFailed(true),
  )
  if (later) return <later.Pages {...props} />
  return (
    <div ref={place} className="onair-favourites-pages">
      {failed && (
        <Notice kind="bad" action={<Button onClick={() => setFailed(false)}>{t('retry')}</Button>}>
          {t('tryLater')}
        </Notice>
      )}
    </div>
  )
}
