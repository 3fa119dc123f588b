import { onBagCount, readBagCount, type Session } from '@onair/core/session'

/** Updates the bag's count in a phone's tab bar, and moves the focus to the search field. */
export function enhanceTabBar(session: Session): void {
  const count = document.querySelector<HTMLElement>('.tab-bar-count')
  if (!count) return
  const show = () => {
    const items = readBagCount(session)
    count.textContent = items > 0 ? String(items) : ''
    count.hidden = items === 0
  }
  show()
  onBagCount(session, show)
  // Another page or tab may have changed the bag.
  addEventListener('pageshow', show)
  document.addEventListener('visibilitychange', show)
  document.querySelector('.tab-bar a[href="#top"]')?.addEventListener('click', (event) => {
    const search = document.querySelector<HTMLElement>('.top-search input')
    if (!search) return
    event.preventDefault()
    search.focus()
  })
}
