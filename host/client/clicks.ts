import { catalogueClient } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { type Models, publicHttpModel } from '@onair/widgets/models'

/** The search results that a shopper opens: a product, or an answer above them. */
const opened = '.list-main .onair-tile a, .list-main .onair-tile button, .list-answers a'

/**
 * Reports to the server, once for each page, that a search result was opened. It sends only the search term: the operator's
 * report counts the searches without a click.
 */
export function countClicks(models: Models, list = document.getElementById('list')): void {
  const term = list?.dataset.searched
  if (!list || !term) return
  let told = false
  const tell = ({ target }: Event) => {
    if (told || !(target instanceof Element) || !target.closest(opened)) return
    told = true
    catalogueClient(models.of(publicHttpModel))
      .clicked(term)
      .catch((failure: unknown) => {
        if (!(failure instanceof Unreachable)) throw failure
      })
  }
  list.addEventListener('click', tell)
  // The click opens another tab.
  list.addEventListener('auxclick', tell)
}
