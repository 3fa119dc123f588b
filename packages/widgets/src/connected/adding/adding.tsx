import type { Product } from '@onair/core/catalogue/client'
import { useEffect, useMemo, useRef } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useModel, useShared, useWhileShown } from '../../kit/shop.tsx'
import { analyticsModel } from '../../models/analytics.model.ts'
import { bagModel } from '../../models/bag.model.ts'
import { publicHttpModel } from '../../models/public-http.model.ts'
import type { QuickAddEvents } from '../../models/quick-add.events.ts'
import { quickAddModel } from '../../models/quick-add.model.ts'
import { AddNews } from './add-news.tsx'

type AddingProps = {
  /** The product to add; each new object is a new request. */
  wish: Product
  events: QuickAddEvents
  /** The product is in the bag, was refused, or its style is being chosen. */
  onSettled: () => void
}

/** Puts a product into the bag, after a choice of style and size if it has several. Loaded by the first press (`useAdding`). */
export function Adding({ wish, events, onSettled }: AddingProps) {
  const http = useModel(publicHttpModel)
  const bag = useModel(bagModel)
  const analytics = useModel(analyticsModel)
  const quickAdd = useMemo(() => quickAddModel(http, bag), [http, bag])
  const choosing = useShared(quickAdd.choosing, undefined)
  // Few shoppers choose a style or size outside of a product's page: the dialog is imported on demand.
  const later = useLater(() => import('./chooser.tsx'), choosing !== undefined, quickAdd.giveUp)
  useWhileShown(bag.start)
  const latest = useRef({ events, onSettled })
  latest.current = { events, onSettled }
  const handlers = useMemo<QuickAddEvents>(
    () => ({
      onBeforeAdd: (asked) => latest.current.events.onBeforeAdd?.(asked),
      onAdded(added) {
        analytics.addedToBag(added)
        latest.current.events.onAdded?.(added)
      },
    }),
    [analytics],
  )

  useEffect(() => {
    void quickAdd.press(wish, handlers).finally(() => latest.current.onSettled())
  }, [wish, quickAdd, handlers])

  return (
    <>
      {choosing && later && (
        <later.Chooser key={choosing.product.itemNo} {...choosing} model={quickAdd} events={handlers} />
      )}
      <AddNews model={quickAdd} events={handlers} quiet={choosing !== undefined} />
    </>
  )
}
