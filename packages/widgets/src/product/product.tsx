import type { AskedChoice } from '@onair/core/catalogue'
import { type ProductDetail, readStyleCodes } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Boundary } from '../kit/boundary.ts'
import { useModel, useShop, useWhileShown } from '../kit/shop.tsx'
import { analyticsModel } from '../models/analytics.model.ts'
import { bagLaterModel } from '../models/bag-later.model.ts'
import type { Models } from '../models/models.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { publicHttpModel } from '../models/public-http.model.ts'
import { recentlyViewedModel } from '../models/recently-viewed.model.ts'
import { resendModel } from '../models/resend.model.ts'
import { About } from './about.tsx'
import { BuyBar } from './buy/buy-bar.tsx'
import { BuyForm } from './buy/buy-form.tsx'
import { Cost } from './buy/cost.tsx'
import { Delivery } from './buy/delivery.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Heading } from './heading.tsx'
import { OnAir, ShowstopperClock } from './on-air.tsx'
import type { ProductEvents } from './product.events.ts'
import { productModel } from './product.model.ts'
import { Sections, type ShownSection } from './sections.tsx'
import { keepInAddress } from './share/choice-in-address.ts'
import { FavouriteAndShare } from './share/share.tsx'

export type ProductProps = {
  product: ProductDetail
  /** The style and size that the page's address names. If given, the address follows the shopper's choice. */
  asked?: AskedChoice
  /** When the page was rendered, ISO 8601: "tonight" and the payments' dates count from it until hydration. */
  at?: string
  /** The end of today's offer, for the day's showstopper. */
  until?: string
  /** The sections with their texts, if the page has read them. */
  sections?: readonly ShownSection[]
} & ProductEvents

/** A product: its pictures, price, styles and sizes, the add button, and its sections. */
export function ProductView({ product, asked, at, until, sections, onBeforeAdd, onAdded }: ProductProps) {
  const { models } = useShop()
  const bag = useModel(bagLaterModel)
  const onAir = useModel(onAirModel)
  const model = useMemo(
    () => productModel(product, bag, readEdps(models, product.itemNo), asked),
    [product, bag, models, asked],
  )
  const [made] = useState(() => (at ? new Date(at) : models.environment.session.now()))
  useWhileShown(useModel(resendModel).start)
  useWhileShown(
    useCallback(() => {
      const unhear = onAir.listen(model.hear)
      const stop = onAir.start()
      return () => {
        unhear()
        stop()
      }
    }, [onAir, model]),
  )
  const isOwnPage = asked !== undefined
  useEffect(() => (isOwnPage ? keepInAddress(product, model) : undefined), [isOwnPage, product, model])
  const action = useRef<HTMLDivElement>(null)
  const viewed = useModel(recentlyViewedModel)
  const analytics = useModel(analyticsModel)
  useEffect(() => {
    viewed.add(product.itemNo)
    analytics.productViewed(product.itemNo)
  }, [viewed, analytics, product.itemNo])
  return (
    <>
      <article className="onair onair-product">
        <div className="onair-product-columns">
          <Boundary>
            <Gallery product={product} model={model} />
          </Boundary>
          <div className="onair-product-info">
            <Heading product={product} />
            {product.isShowstopper && !product.priceUntil && <ShowstopperClock itemNo={product.itemNo} until={until} />}
            <Boundary>
              <Cost model={model} at={made} />
            </Boundary>
            <Boundary>
              <BuyForm product={product} model={model} action={action} onBeforeAdd={onBeforeAdd} onAdded={onAdded} />
            </Boundary>
            <Boundary>
              <Delivery product={product} model={model} />
            </Boundary>
            <Boundary>
              <FavouriteAndShare product={product} model={model} />
            </Boundary>
            <Boundary>
              <OnAir product={product} at={made} />
            </Boundary>
          </div>
          <div className="onair-product-texts">
            {product.description && <About html={product.description} />}
            <Boundary>
              <Sections itemNo={product.itemNo} sections={sections ?? product.sections} />
            </Boundary>
          </div>
        </div>
      </article>
      <BuyBar product={product} model={model} action={action} />
    </>
  )
}

/** Reads the current prices and stock of each style and size. */
const readEdps = (models: Models, itemNo: string) => async () => {
  try {
    const result = await readStyleCodes(models.of(publicHttpModel), itemNo)
    return result.ok ? result.value.edps : undefined
  } catch (failure) {
    if (failure instanceof Unreachable) return undefined
    throw failure
  }
}
