/**
 * Takes what a page says once out of its address: `?done=added` is the result of a form, and a reload or a bookmark would repeat it.
 */
export function forgetResult(): void {
  const here = new URL(location.href)
  if (!here.searchParams.has('done')) return
  here.searchParams.delete('done')
  history.replaceState(history.state, '', here)
}

/** The link to the other language leads to the address as it is when it is used: with a style chosen since, or a page turned. */
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
