import type { Product } from '@onair/core/catalogue/client'
import { formatTime } from '@onair/core/dates'
import { productPath } from '@onair/core/item-number'
import { memo, type Ref, useCallback, useRef, useState } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useTimeZone } from '../../kit/hooks/use-time-zone.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useTileSlice, useWhileShown } from '../../kit/shop.tsx'
import { type FavouritesModel, favouritesModel } from '../../models/favourites.model.ts'
import type { QuickAddEvents } from '../../models/quick-add.events.ts'
import { resendModel } from '../../models/resend.model.ts'
import { Button } from '../../parts/button.tsx'
import { FavouriteButton } from '../../parts/favourite-button.tsx'
import * as icons from '../../parts/icons.ts'
import { ProductTile } from '../../parts/product-tile.tsx'
import { PriceUntil } from '../price-until.tsx'
import { AddAction } from './add-action.tsx'
import en from './product-tiles.messages.en.json'
import fr from './product-tiles.messages.fr.json'
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
  const Slice = useTileSlice()
  const t = useMessages(en, fr)
  // If another widget of the page listens to the channel, the prices and badges follow.
  const { products, now } = useLive(read)
  const favourites = useModel(favouritesModel)
  const favoured = useShared(favourites.itemNos, none)
  const [wish, setWish] = useState<{ product: Product }>()
  /** The number of the product that is being added, until it is in the bag or its style is being chosen. */
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState(false)
  // Most shoppers add nothing from a list: the bag is fetched when it is wanted.
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
  const add = useCallback((product: Product) => {
    // One at a time.
    if (pressed.current) return
    pressed.current = true
    setWish({ product })
    setBusy(product.itemNo)
    setFailed(false)
  }, [])
  pressed.current = busy !== undefined
  useWhileShown(useModel(resendModel).start)
  useWhileShown(favourites.start)
  const events = useRef<QuickAddEvents>({})
  events.current = { onBeforeAdd, onAdded }
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
                onAdd={add}
              />
            </Slice>
          </li>
        ))}
      </ul>
      {wish && later && <later.Adding wish={wish} events={events} onSettled={() => setBusy(undefined)} />}
      {failed && (
        <div role="alert" className="onair-add-news onair-no-print" data-kind="unreachable">
          <b className="onair-add-news-text">{t('unreachable')}</b>
          <Button look="quiet" icon={icons.close} iconOnly onClick={() => setFailed(false)}>
            {t('dismiss')}
          </Button>
        </div>
      )}
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
const Tile = memo(function Tile({ product, favoured, busy, favourites, onAdd, ...looks }: TileProps) {
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
