import type { Product } from '@onair/core/catalogue/client'
import { useEffect, useMemo, useRef } from 'react'
import { AddNews } from '../connected/product-tiles/add-news.tsx'
import { Chooser } from '../connected/product-tiles/chooser.tsx'
import { useSheet } from '../kit/hooks/use-sheet.ts'
import { useModel, useShared, useWhileShown } from '../kit/shop.tsx'
import { analyticsModel } from '../models/analytics.model.ts'
import { bagModel } from '../models/bag.model.ts'
import { publicHttpModel } from '../models/public-http.model.ts'
import type { QuickAddEvents } from '../models/quick-add.events.ts'
import { quickAddModel } from '../models/quick-add.model.ts'
import css from '../parts/add-news.css?inline'

type AddingProps = {
  /** The product to add; each new object is a new wish. */
  wish: Product
  events: QuickAddEvents
  /** The product is in the bag, was refused, or its style is being chosen. */
  onSettled: () => void
}

/** Puts the product on the screen into the bag, after a choice of style and size if it has several. */
export function Adding({ wish, events, onSettled }: AddingProps) {
  const inside = useRef<HTMLSpanElement>(null)
  useSheet(inside, css)
  const http = useModel(publicHttpModel)
  const bag = useModel(bagModel)
  const analytics = useModel(analyticsModel)
  const quickAdd = useMemo(() => quickAddModel(http, bag), [http, bag])
  const choosing = useShared(quickAdd.choosing, undefined)
  useWhileShown(bag.start)
  const handlers: QuickAddEvents = {
    ...events,
    onAdded(added) {
      analytics.addedToBag(added)
      events.onAdded?.(added)
    },
  }
  const latest = useRef({ handlers, onSettled })
  latest.current = { handlers, onSettled }

  useEffect(() => {
    void quickAdd.press(wish, latest.current.handlers).finally(() => latest.current.onSettled())
  }, [wish, quickAdd])

  return (
    <>
      <span ref={inside} hidden />
      {choosing && <Chooser key={choosing.product.itemNo} {...choosing} model={quickAdd} events={handlers} />}
      <AddNews model={quickAdd} events={handlers} quiet={choosing !== undefined} />
    </>
  )
}
