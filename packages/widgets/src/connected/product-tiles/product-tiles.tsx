import type { Product } from '@onair/core/catalogue/client'
import { formatTime } from '@onair/core/dates'
import { productPath } from '@onair/core/item-number'
import type { Ref } from 'react'
import { useTimeZone } from '../../kit/hooks/use-time-zone.ts'
import { memoised } from '../../kit/memoised.tsx'
import { useModel, useShared, useShop, useWhileShown } from '../../kit/shop.tsx'
import { type FavouritesModel, favouritesModel } from '../../models/favourites.model.ts'
import type { QuickAddEvents } from '../../models/quick-add.events.ts'
import { resendModel } from '../../models/resend.model.ts'
import { FavouriteButton } from '../../parts/favourite-button.tsx'
import { ProductTile } from '../../parts/product-tile.tsx'
import { AddAction } from '../adding/add-action.tsx'
import { useAdding } from '../adding/use-adding.tsx'
import { PriceUntil } from '../price-until.tsx'
import { useLive } from './use-live.ts'

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
  // If another widget of the page listens to the channel, prices and badges follow it.
  const { products, now } = useLive(read)
  const favourites = useModel(favouritesModel)
  const favoured = useShared(favourites.itemNos, none)
  const { busy, add, news } = useAdding({ onBeforeAdd, onAdded })
  useWhileShown(useModel(resendModel).start)
  useWhileShown(favourites.start)
  const isLive = ({ itemNo, isLive }: Product) =>
    now === undefined ? isLive : (now?.products.some((product) => product.itemNo === itemNo) ?? false)

  return (
    <>
      <ul ref={list} className={classes[look]}>
        {products.map((product, index) => (
          <li key={product.itemNo}>
            <Tile
              product={product}
              live={isLive(product)}
              level={level}
              priority={index < first}
              favoured={favoured.includes(product.itemNo)}
              busy={busy === product.itemNo}
              favourites={favourites}
              onAdd={add}
            />
          </li>
        ))}
      </ul>
      {news}
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
  onAdd: (product: Product) => void
}

/** Memoised: a change of one tile does not render the others. */
const Tile = memoised(function Tile({ product, favoured, busy, favourites, onAdd, ...looks }: TileProps) {
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
      action={<AddAction product={product} busy={busy} onAdd={() => onAdd(product)} />}
    />
  )
})
