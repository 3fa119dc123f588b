import { catalogueClient } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { type Models, publicHttpModel } from '@onair/widgets/models'

/** What of a search's results a shopper opens: a product, or an answer above them. */
const opened = '.list-main .onair-tile a, .list-main .onair-tile button, .list-answers a'

/**
 * Tells the server, once for each page, that a search led to something. It says the search term and nothing else: the operator's
 * report counts the searches from which nobody opens anything.
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
  // In another tab.
  list.addEventListener('auxclick', tell)
}
