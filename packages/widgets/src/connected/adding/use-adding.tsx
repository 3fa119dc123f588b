import type { Product } from '@onair/core/catalogue/client'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import type { QuickAddEvents } from '../../models/quick-add.events.ts'
import { Button } from '../../parts/button.tsx'
import * as icons from '../../parts/icons.ts'
import en from './add-action.messages.en.json'
import fr from './add-action.messages.fr.json'

type InAdding = {
  /** The number of the product that is being added, until it is in the bag or its style is being chosen. */
  busy: string | undefined
  /** Adds one product at a time: a press meanwhile does nothing. The function stays the same between renderings. */
  add: (product: Product) => void
  /** The choice of a style and the result of adding: rendered once, after the products. */
  news: ReactNode
}

/**
 * Adds products from a list. Most shoppers add nothing from one: the first press fetches the code with the bag, and then acts. If
 * the code cannot be fetched, the shopper is told, and the next press fetches it again.
 */
export function useAdding(events: QuickAddEvents): InAdding {
  const t = useMessages('addAction', en, fr)
  const [wish, setWish] = useState<Product>()
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState(false)
  const later = useLater(
    () => import('./adding.tsx'),
    wish !== undefined,
    () => {
      setWish(undefined)
      setBusy(undefined)
      setFailed(true)
    },
  )
  const pressed = useRef(false)
  pressed.current = busy !== undefined
  const add = useCallback((product: Product) => {
    if (pressed.current) return
    pressed.current = true
    setWish({ ...product })
    setBusy(product.itemNo)
    setFailed(false)
  }, [])
  const news = (
    <>
      {wish && later && <later.Adding wish={wish} events={events} onSettled={() => setBusy(undefined)} />}
      {failed && (
        <div role="alert" className="onair-news onair-no-print">
          <b>{t('unreachable')}</b>
          <Button look="quiet" icon={icons.close} iconOnly onClick={() => setFailed(false)}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </>
  )
  return { busy, add, news }
}
