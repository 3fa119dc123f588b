/**
 * Removes a result that the page shows once from its address (`?done=added` after a form): a reload or a bookmark would repeat
 * it.
 */
export function forgetResult(): void {
  const here = new URL(location.href)
  if (!here.searchParams.has('done')) return
  here.searchParams.delete('done')
  history.replaceState(history.state, '', here)
}

/** Makes the link to the other language use the address at the click, which may name a later style or page. */
export function keepLanguageLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.top-language')) {
    const renew = () => {
      const to = new URL(link.href)
      const back = new URL(to.searchParams.get('return') ?? '/', location.origin)
      back.search = location.search
      to.searchParams.set('return', back.pathname + back.search)
      link.href = to.pathname + to.search
    }
    for (const type of ['click', 'auxclick', 'contextmenu']) link.addEventListener(type, renew)
  }
}
