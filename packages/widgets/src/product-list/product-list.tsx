import type { Product } from '@onair/core/catalogue/client'
import { productPath } from '@onair/core/item-number'
import { memo, type RefObject, useMemo, useRef } from 'react'
import { useLater } from '../kit/hooks/use-later.ts'
import { useModel, useShared, useShop, useSlice, useUid, useWhileShown } from '../kit/shop.tsx'
import { analyticsModel } from '../models/analytics.model.ts'
import { bagModel } from '../models/bag.model.ts'
import { type FavouritesModel, favouritesModel } from '../models/favourites.model.ts'
import { httpModel } from '../models/http.model.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { FavouriteButton } from '../parts/favourite-button.tsx'
import { ProductTile } from '../parts/product-tile.tsx'
import { AddAction } from './add-action.tsx'
import { AddNews } from './add-news.tsx'
import type { ProductListEvents } from './product-list.events.ts'
import { type QuickAddModel, quickAddModel } from './quick-add.model.ts'
import { RailArrows } from './rail-arrows.tsx'

export type ProductListProps = {
  products: readonly Product[]
  /** `rail`: one row that scrolls sideways. */
  look?: 'grid' | 'rail'
  /** The heading above the list, which names it. */
  heading?: string
  /** The heading's level; the products' names are one level below. */
  level?: 2 | 3
  /** How many tiles are at the top of the page: their pictures are fetched first. */
  first?: number
} & ProductListEvents

/** Products as tiles, with a favourite toggle and an add button that asks for style and size if needed. */
export function ProductList({
  products,
  look = 'grid',
  heading,
  level = 2,
  first = 0,
  onBeforeAdd,
  onAdded,
}: ProductListProps) {
  const id = useUid()
  const Slice = useSlice()
  const http = useModel(httpModel)
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
  const list = useRef<HTMLUListElement>(null)
  useWhileShown(bag.start)
  useWhileShown(favourites.start)
  const analytics = useModel(analyticsModel)
  const events: ProductListEvents = {
    onBeforeAdd,
    onAdded(added) {
      analytics.addedToBag(added)
      onAdded?.(added)
    },
  }
  const eventsRef = useRef<ProductListEvents>(events)
  eventsRef.current = events
  const Heading = `h${level}` as const
  const isLive = ({ itemNo, isLive }: Product) =>
    now === undefined ? isLive : (now?.products.some((product) => product.itemNo === itemNo) ?? false)

  return (
    <section
      className="onair onair-product-list"
      data-look={look}
      aria-labelledby={heading ? `${id}-heading` : undefined}
    >
      {(heading || look === 'rail') && (
        <header>
          {heading && <Heading id={`${id}-heading`}>{heading}</Heading>}
          {look === 'rail' && <RailArrows list={list} />}
        </header>
      )}
      <ul ref={list} className={look === 'rail' ? 'onair-tiles onair-rail' : 'onair-tiles'}>
        {products.map((product, index) => (
          <li key={product.itemNo}>
            <Slice>
              <Tile
                product={product}
                live={isLive(product)}
                level={heading && level === 3 ? 4 : 3}
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
    </section>
  )
}

const none: readonly string[] = []

type TileProps = {
  product: Product
  live: boolean
  level: 3 | 4
  priority: boolean
  favoured: boolean
  busy: boolean
  favourites: FavouritesModel
  quickAdd: QuickAddModel
  eventsRef: RefObject<ProductListEvents>
}

/** Memoised: a change of one tile does not render the others. */
const Tile = memo(function Tile({ product, favoured, busy, favourites, quickAdd, eventsRef, ...looks }: TileProps) {
  const { language, imageBase, link } = useShop()
  return (
    <ProductTile
      {...looks}
      language={language}
      imageBase={imageBase}
      product={product}
      href={link(productPath(product.itemNo))}
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
