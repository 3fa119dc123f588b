import { catalogueClient, type Product } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { productPath } from '@onair/core/item-number'
import { maxRecentlyViewed, printRecentlyViewed } from '@onair/core/recently-viewed'
import { useEffect, useRef, useState } from 'react'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShared, useShop, useUid, useWhileShown } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { whenActivated } from '../models/page.ts'
import { recentlyViewedModel } from '../models/recently-viewed.model.ts'
import { Button, ButtonLink } from '../parts/button.tsx'
import { ProductTile } from '../parts/product-tile.tsx'
import en from './recently-viewed.messages.en.json'
import fr from './recently-viewed.messages.fr.json'

export type RecentlyViewedProps = {
  /** The product of this page, which is left out. With or without dashes. */
  itemNo?: string
  /** Says that the list is empty instead of rendering nothing. */
  open?: boolean
}

/**
 * The products that were viewed in this browser, the latest first. The server renders none of it, because only the
 * browser has the list. If the products cannot be read, nothing is shown.
 */
export function RecentlyViewed({ itemNo = '', open = false }: RecentlyViewedProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages(en, fr)
  const http = useModel(httpModel)
  const history = useModel(recentlyViewedModel)
  useWhileShown(history.start)
  const viewed = useShared(history.itemNos, none)
  const hydrated = useHydrated()
  const id = useUid()
  const own = itemNo.replace('-', '')
  const wanted = printRecentlyViewed(viewed.filter((other) => other !== own))
  const [products, setProducts] = useState<readonly Product[]>(none)
  const [asking, setAsking] = useState(false)
  const [cleared, setCleared] = useState(false)
  const news = useRef<HTMLParagraphElement>(null)
  const dialog = useLater(
    () => import('./clear-dialog.tsx'),
    asking,
    () => setAsking(false),
  )

  useEffect(() => {
    if (wanted === '') {
      setProducts(none)
      return
    }
    const stop = new AbortController()
    const cancel = whenActivated(() => {
      catalogueClient(http)
        .products({ itemNos: wanted, pageSize: maxRecentlyViewed })
        .then(
          (answer) => {
            if (answer.ok && !stop.signal.aborted) setProducts(answer.value.products)
          },
          (failure) => {
            if (!(failure instanceof Unreachable)) throw failure
          },
        )
    })
    return () => {
      stop.abort()
      cancel()
    }
  }, [wanted, http])

  // The pressed button is gone with the list: focus the confirmation.
  useEffect(() => {
    if (cleared) news.current?.focus()
  }, [cleared])

  const clear = () => {
    history.clear()
    setAsking(false)
    setCleared(true)
  }
  const empty = hydrated && viewed.length === 0

  return (
    <section
      className="onair onair-recently-viewed"
      aria-labelledby={products.length > 0 || open ? `${id}-heading` : undefined}
    >
      {(products.length > 0 || open) && (
        <header>
          <h2 id={`${id}-heading`}>{t('heading')}</h2>
          {products.length > 0 && (
            <Button look="quiet" icon="trash" onClick={() => setAsking(true)}>
              {t('clear')}
            </Button>
          )}
        </header>
      )}
      {products.length > 0 && (
        <ul className="onair-tiles onair-rail">
          {products.map((product) => (
            <li key={product.itemNo}>
              <ProductTile
                language={language}
                imageBase={imageBase}
                product={product}
                href={link(productPath(product.itemNo))}
              />
            </li>
          ))}
        </ul>
      )}
      {cleared && empty && (
        <p role="status" tabIndex={-1} ref={news}>
          {t('cleared')}
        </p>
      )}
      {open && empty && (
        <div className="onair-recently-viewed-empty">
          <p>
            <b>{t('empty')}</b>
          </p>
          <p>{t('emptyProducts')}</p>
          <ButtonLink look="primary" href={link('/')}>
            {t('shopNow')}
          </ButtonLink>
        </div>
      )}
      {dialog && (
        <dialog.ClearDialog
          id={`${id}-clear`}
          open={asking}
          count={viewed.length}
          onClose={() => setAsking(false)}
          onConfirm={clear}
        />
      )}
    </section>
  )
}

const none: readonly never[] = []
