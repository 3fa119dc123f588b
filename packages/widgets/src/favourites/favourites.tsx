import type { Favourites as FavouriteList } from '@onair/core/favourites/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ProductTiles } from '../connected/product-tiles/product-tiles.tsx'
import { useFirstThenRest } from '../kit/hooks/use-first-then-rest.ts'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop, useUid } from '../kit/shop.tsx'
import { favouritesModel } from '../models/favourites.model.ts'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import en from './favourites.messages.en.json'
import fr from './favourites.messages.fr.json'
import { isListed } from './listed.ts'
import { Pages } from './pages.tsx'

export type FavouritesProps = {
  /** One page of the favourites, the latest first. */
  initial: FavouriteList
}

/** How many tiles of another page are rendered first: two rows, of two tiles on a phone, of at most five elsewhere. */
const firstTiles = () => (innerWidth < 768 ? 4 : 10)

/**
 * The customer's favourites (specification §2, "Favourites screen"). A removed favourite keeps its tile until the next page, so
 * that it can be added again. Failures are only logged (specification §8).
 */
export function Favourites({ initial }: FavouritesProps) {
  const { link } = useShop()
  const t = useMessages('favourites', en, fr)
  const id = useUid()
  const model = useModel(favouritesModel)
  const [list, setList] = useState(initial)
  const [asking, setAsking] = useState(false)
  const [state, setState] = useState<'open' | 'busy' | 'cleared'>('open')
  const news = useRef<HTMLParagraphElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const dialog = useLater(
    () => import('./clear-dialog.tsx'),
    asking,
    () => setAsking(false),
  )
  const { favourites, paging } = list
  const total = state === 'cleared' ? 0 : paging.totalRecords
  const sold = useMemo(() => favourites.filter(isListed), [favourites])
  const shown = useFirstThenRest(sold, firstTiles)
  const gone = favourites.length - sold.length

  // The pressed button is gone with the list: focus the confirmation.
  useEffect(() => {
    if (state === 'cleared') news.current?.focus()
  }, [state])

  function showPage(page: FavouriteList) {
    setList(page)
    title.current?.focus()
  }

  async function clear() {
    setState('busy')
    const cleared = await model.clear()
    setAsking(false)
    setState(cleared ? 'cleared' : 'open')
  }

  return (
    <section className="onair onair-favourites" aria-labelledby={`${id}-title`}>
      <header>
        <h1 id={`${id}-title`} ref={title} tabIndex={-1}>
          {t('title')}
        </h1>
        {total > 0 && (
          <Button look="quiet" icon={icons.trash} onClick={() => setAsking(true)}>
            {t('clear')}
          </Button>
        )}
      </header>
      {state === 'cleared' && (
        <p role="status" tabIndex={-1} ref={news}>
          {t('cleared')}
        </p>
      )}
      {total > 0 ? (
        <>
          <p className="onair-favourites-count">
            {t('count', { count: total })} {gone > 0 && t('gone', { count: gone })}
          </p>
          <ProductTiles products={shown} look="screen" level={2} first={2} />
          {paging.totalPages > 1 && <Pages paging={paging} onShown={showPage} />}
        </>
      ) : (
        <div className="onair-favourites-empty">
          <p>
            <b>{t('empty')}</b>
          </p>
          <p>{t('emptyProducts')}</p>
          <ButtonLink look="primary" href={link('/')}>
            {t('shopNow')}
          </ButtonLink>
        </div>
      )}
      {asking && dialog && (
        <dialog.ClearDialog
          id={`${id}-clear`}
          count={total}
          busy={state === 'busy'}
          onClose={() => setAsking(false)}
          onConfirm={() => void clear()}
        />
      )}
    </section>
  )
}
