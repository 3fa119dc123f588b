import { catalogueClient, type Product } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { clampPage } from '@onair/core/pagination'
import {
  maxRecentlyViewed,
  parseRecentlyViewed,
  printRecentlyViewed,
  recentlyViewedPageSize,
} from '@onair/core/recently-viewed'
import { useEffect, useRef, useState } from 'react'
import { ProductTiles } from '../connected/product-tiles/product-tiles.tsx'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShared, useShop, useUid, useWhileShown } from '../kit/shop.tsx'
import { whenActivated } from '../models/page.ts'
import { publicHttpModel } from '../models/public-http.model.ts'
import { recentlyViewedModel } from '../models/recently-viewed.model.ts'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import { Pager } from '../parts/pager.tsx'
import en from './recently-viewed.messages.en.json'
import fr from './recently-viewed.messages.fr.json'

export type RecentlyViewedProps = {
  /** The product of this page, which is left out. With or without dashes. */
  itemNo?: string
  /** The account's screen: a grid in pages of ten, which says that the list is empty instead of rendering nothing. */
  open?: boolean
  /** The page of that screen at first. */
  page?: number
  /** What a page's server has read: the numbers as the call takes them, and their products. */
  initial?: { itemNos: string; products: readonly Product[] }
}

/**
 * The products that were viewed in this browser, the latest first (specification §2, "Recently viewed screen"). The server renders none of it, because only the
 * browser has the list, unless the page is the shopper's own. If the products cannot be read, nothing is shown.
 */
export function RecentlyViewed({ itemNo = '', open = false, page: firstPage = 1, initial }: RecentlyViewedProps) {
  const { language, link } = useShop()
  const t = useMessages('recentlyViewed', en, fr)
  const http = useModel(publicHttpModel)
  const history = useModel(recentlyViewedModel)
  useWhileShown(history.start)
  const viewed = useShared(history.itemNos, initial ? parseRecentlyViewed(initial.itemNos) : none)
  const hydrated = useHydrated()
  const id = useUid()
  const own = itemNo.replace('-', '')
  const wanted = printRecentlyViewed(viewed.filter((other) => other !== own))
  const [products, setProducts] = useState<readonly Product[]>(initial?.products ?? none)
  // The numbers whose products were read, or could not be.
  const [settled, setSettled] = useState(initial?.itemNos)
  const [asked, setPage] = useState(firstPage)
  const [asking, setAsking] = useState(false)
  const [cleared, setCleared] = useState(false)
  const news = useRef<HTMLParagraphElement>(null)
  const top = useRef<HTMLDivElement>(null)
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
    if (wanted === initial?.itemNos) {
      setProducts(initial.products)
      setSettled(wanted)
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
        .finally(() => {
          if (!stop.signal.aborted) setSettled(wanted)
        })
    })
    return () => {
      stop.abort()
      cancel()
    }
  }, [wanted, http, initial])

  // The pressed button is gone with the list: focus the confirmation.
  useEffect(() => {
    if (cleared) news.current?.focus()
  }, [cleared])

  const clear = () => {
    history.clear()
    setAsking(false)
    setCleared(true)
  }
  const empty = (hydrated || initial !== undefined) && viewed.length === 0
  // Everything viewed has left the shop, or cannot be read just now.
  const unavailable = wanted !== '' && settled === wanted && products.length === 0
  const totalPages = Math.ceil(products.length / recentlyViewedPageSize)
  const page = clampPage(asked, totalPages)
  const shown = open ? products.slice((page - 1) * recentlyViewedPageSize, page * recentlyViewedPageSize) : products
  const turnTo = (to: number) => {
    setPage(to)
    top.current?.focus()
  }
  const Heading = open ? 'h1' : 'h2'

  return (
    <section
      className="onair onair-recently-viewed"
      aria-labelledby={products.length > 0 || open ? `${id}-heading` : undefined}
    >
      {(products.length > 0 || open) && (
        <header>
          <Heading id={`${id}-heading`}>{t('heading')}</Heading>
          {products.length > 0 && (
            <Button look="quiet" icon={icons.trash} onClick={() => setAsking(true)}>
              {t('clear')}
            </Button>
          )}
        </header>
      )}
      {products.length > 0 && (
        <>
          <div ref={top} tabIndex={-1} className="onair-recently-viewed-top" />
          <ProductTiles products={shown} look={open ? 'screen' : 'rail'} level={open ? 2 : 3} />
          {open && (
            <Pager
              language={language}
              page={page}
              totalPages={totalPages}
              href={(to) => `${link(recentlyViewedPath)}?page=${to}`}
              onPage={turnTo}
            />
          )}
        </>
      )}
      {cleared && empty && (
        <p role="status" tabIndex={-1} ref={news}>
          {t('cleared')}
        </p>
      )}
      {open && (empty || unavailable) && (
        <div className="onair-recently-viewed-empty">
          <p>
            <b>{t(empty ? 'empty' : 'unavailable')}</b>
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

/** The account's screen (specification §2). */
const recentlyViewedPath = '/pages/myaccount/recentlyviewed'
