import { useEffect, useRef, useState } from 'react'
import { ProductTiles } from '../connected/product-tiles/product-tiles.tsx'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import { Pager } from '../parts/pager.tsx'
import en from './recently-viewed.messages.en.json'
import fr from './recently-viewed.messages.fr.json'
import { createViewedProductsModel, historyAtFirst, type ReadHistory } from './viewed-products.model.ts'

export type RecentlyViewedProps = {
  /** The product of this page, which is left out. With or without dashes. */
  itemNo?: string
  /** The account's screen: a grid in pages of ten, which says that the list is empty instead of rendering nothing. */
  open?: boolean
  /** The page of that screen at first. */
  page?: number
  /** What a page's server has read: the numbers as the call takes them, and their products. */
  initial?: ReadHistory
}

/**
 * The products that were viewed in this browser, the latest first (specification §2, "Recently viewed screen"). The server renders
 * them only on the account's screen, because only the browser has the list. If they cannot be read, nothing is shown.
 */
export function RecentlyViewed({ itemNo = '', open = false, page: firstPage = 1, initial }: RecentlyViewedProps) {
  const { models, language, link } = useShop()
  const t = useMessages('recentlyViewed', en, fr)
  const id = useUid()
  const [model] = useState(() => createViewedProductsModel(models, { initial, page: firstPage }))
  const history = useShared(model.history, historyAtFirst(initial))
  const products = useShared(model.products, model.products.peek())
  const pageProducts = useShared(model.pageProducts, model.pageProducts.peek())
  const page = useShared(model.page, model.page.peek())
  const totalPages = useShared(model.totalPages, model.totalPages.peek())
  const count = useShared(model.count, 0)
  const wasCleared = useShared(model.wasCleared, false)
  const [isAsking, setIsAsking] = useState(false)
  const clearedNotice = useRef<HTMLParagraphElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const dialog = useLater(
    () => import('./clear-dialog.tsx'),
    isAsking,
    () => setIsAsking(false),
  )

  useEffect(() => model.follow(itemNo, initial), [model, itemNo, initial])
  // The pressed button is gone with the list: focus the confirmation.
  useEffect(() => {
    if (wasCleared) clearedNotice.current?.focus()
  }, [wasCleared])

  const clear = () => {
    model.clear()
    setIsAsking(false)
  }
  const goToPage = (to: number) => {
    model.goTo(to)
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
            <Button look="quiet" icon={icons.trash} onClick={() => setIsAsking(true)}>
              {t('clear')}
            </Button>
          )}
        </header>
      )}
      {products.length > 0 && (
        <>
          <div ref={top} tabIndex={-1} className="onair-recently-viewed-top" />
          <ProductTiles
            products={open ? pageProducts : products}
            look={open ? 'screen' : 'rail'}
            level={open ? 2 : 3}
          />
          {open && (
            <Pager
              language={language}
              page={page}
              totalPages={totalPages}
              href={(to) => `${link(recentlyViewedPath)}?page=${to}`}
              onPage={goToPage}
            />
          )}
        </>
      )}
      {wasCleared && (
        <p role="status" tabIndex={-1} ref={clearedNotice}>
          {t('cleared')}
        </p>
      )}
      {open && (history === 'empty' || history === 'unavailable') && (
        <div className="onair-recently-viewed-empty">
          <p>
            <b>{t(history)}</b>
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
          open={isAsking}
          count={count}
          onClose={() => setIsAsking(false)}
          onConfirm={clear}
        />
      )}
    </section>
  )
}

/** The account's screen (specification §2). */
const recentlyViewedPath = '/pages/myaccount/recentlyviewed'
