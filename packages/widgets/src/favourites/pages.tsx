import { type Favourites as FavouriteList, favouritesClient } from '@onair/core/favourites/client'
import { Unreachable } from '@onair/core/http'
import { usePrefetch } from '../kit/hooks/use-prefetch.ts'
import { useModel, useShop } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { Pager } from '../parts/pager.tsx'

type PagesProps = {
  paging: FavouriteList['paging']
  /** Called with another page, once the address names it. */
  onShown: (list: FavouriteList) => void
}

const path = '/pages/myaccount/favourites'

/** Shows another page in place. Failures are only logged (specification §8). */
export function Pages({ paging: { currentPage, totalPages }, onShown }: PagesProps) {
  const { language, link } = useShop()
  const client = favouritesClient(useModel(httpModel))
  const nextPage = currentPage < totalPages ? currentPage + 1 : undefined
  const { place, take } = usePrefetch(nextPage, client.list)
  const href = (page: number) => `${link(path)}?page=${page}`

  async function showPage(page: number) {
    try {
      const result = await take(page)
      if (!result.ok) return console.warn(`Favourites: page ${page}: ${result.status}`)
      history.replaceState(history.state, '', href(page))
      onShown(result.value)
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      console.warn(`Favourites: page ${page}: the shop cannot be reached`)
    }
  }

  return (
    <Pager
      language={language}
      page={currentPage}
      totalPages={totalPages}
      href={href}
      onPage={(page) => void showPage(page)}
      place={place}
    />
  )
}
