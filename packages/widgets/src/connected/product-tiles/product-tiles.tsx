import type { Product } from '@onair/core/catalogue/client'
import { formatTime } from '@onair/core/dates'
import { productPath } from '@onair/core/item-number'
import { memo, type Ref, type RefObject, useMemo, useRef } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useTimeZone } from '../../kit/hooks/use-time-zone.ts'
import { useModel, useShared, useShop, useTileSlice, useWhileShown } from '../../kit/shop.tsx'
import { analyticsModel } from '../../models/analytics.model.ts'
import { bagModel } from '../../models/bag.model.ts'
import { type FavouritesModel, favouritesModel } from '../../models/favourites.model.ts'
import { onAirModel } from '../../models/on-air.model.ts'
import { publicHttpModel } from '../../models/public-http.model.ts'
import type { QuickAddEvents } from '../../models/quick-add.events.ts'
import { type QuickAddModel, quickAddModel } from '../../models/quick-add.model.ts'
import { FavouriteButton } from '../../parts/favourite-button.tsx'
import { ProductTile } from '../../parts/product-tile.tsx'
import { PriceUntil } from '../price-until.tsx'
import { AddAction } from './add-action.tsx'
import { AddNews } from './add-news.tsx'
import { useLivePrices } from './use-live-prices.ts'

export type ProductTilesProps = {
  products: readonly Product[]
  /** `rail`: one row that scrolls sideways. `screen`: two, four or five in a row, by the screen's width. */
  look?: 'grid' | 'rail' | 'screen'
  /** The level of the products' names. */
  level?: 2 | 3 | 4
  /** How many tiles are at the top of the page: their pictures are fetched first. */
  first?: number
  list?: Ref<HTMLUListElement>
} & QuickAddEvents

const classes = {
  grid: 'onair-tiles',
  rail: 'onair-tiles onair-rail',
  screen: 'onair-tiles onair-tiles-screen',
} as const

/** Product tiles with a favourite toggle and an add button that asks for style and size if needed. */
export function ProductTiles({
  products: read,
  look = 'grid',
  level = 3,
  first = 0,
  list,
  onBeforeAdd,
  onAdded,
}: ProductTilesProps) {
  const Slice = useTileSlice()
  const products = useLivePrices(read)
  const http = useModel(publicHttpModel)
  const bag = useModel(bagModel)
  const favourites = useModel(favouritesModel)
  const favoured = useShared(favourites.itemNos, none)
  // If another widget of the page listens to the channel, the badges follow.
  const now = useShared(useModel(onAirModel).now, undefined)
  const quickAdd = useMemo(() => quickAddModel(http, bag), [http, bag])
  const busy = useShared(quickAdd.busy, undefined)
  const choosing = useShared(quickAdd.choosing, undefined)
  // Few shoppers choose in a list: the dialog is imported on demand.
  const later = useLater(() => import('./chooser.tsx'), choosing !== undefined, quickAdd.giveUp)
  useWhileShown(bag.start)
  useWhileShown(favourites.start)
  const analytics = useModel(analyticsModel)
  const events: QuickAddEvents = {
    onBeforeAdd,
    onAdded(added) {
      analytics.addedToBag(added)
      onAdded?.(added)
    },
  }
  const eventsRef = useRef<QuickAddEvents>(events)
  eventsRef.current = events
  const isLive = ({ itemNo, isLive }: Product) =>
    now === undefined ? isLive : (now?.products.some((product) => product.itemNo === itemNo) ?? false)

  return (
    <>
      <ul ref={list} className={classes[look]}>
        {products.map((product, index) => (
          <li key={product.itemNo}>
            <Slice>
              <Tile
                product={product}
                live={isLive(product)}
                level={level}
                priority={index < first}
                favoured={favoured.includes(product.itemNo)}
                busy={busy === product.itemNo}
                favourites={favourites}
                quickAdd={quickAdd}
                eventsRef={eventsRef}
              />
            </Slice>
          </li>
        ))}
      </ul>
      {choosing && later && (
        <later.Chooser key={choosing.product.itemNo} {...choosing} model={quickAdd} events={events} />
      )}
      <AddNews model={quickAdd} events={events} quiet={choosing !== undefined} />
    </>
  )
}

const none: readonly string[] = []

type TileProps = {
  product: Product
  live: boolean
  level: 2 | 3 | 4
  priority: boolean
  favoured: boolean
  busy: boolean
  favourites: FavouritesModel
  quickAdd: QuickAddModel
  eventsRef: RefObject<QuickAddEvents>
}

/** Memoised: a change of one tile does not render the others. */
const Tile = memo(function Tile({ product, favoured, busy, favourites, quickAdd, eventsRef, ...looks }: TileProps) {
  const { language, imageBase, link } = useShop()
  const zone = useTimeZone()
  return (
    <ProductTile
      {...looks}
      language={language}
      imageBase={imageBase}
      product={product}
      href={link(productPath(product.itemNo))}
      airedAt={product.airedAt ? formatTime(product.airedAt, language, zone) : undefined}
      priceNote={product.priceUntil && <PriceUntil until={product.priceUntil} />}
      corner={
        <FavouriteButton
          language={language}
          name={product.name}
          active={favoured}
          onToggle={() => void favourites.toggle(product.itemNo)}
        />
      }
      action={<AddAction product={product} busy={busy} onAdd={() => void quickAdd.press(product, eventsRef.current)} />}
    />
  )
})
