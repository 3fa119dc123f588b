import type { Models } from '@onair/widgets/models'
import { wakeAnnouncement } from './announcement.ts'
import { wakeToTop } from './to-top.ts'

/** Brings the frame around every page to life. The menu's code comes when somebody reaches for it. */
export function wakeFrame(models: Models): void {
  wakeAnnouncement(models.environment.session)
  wakeToTop()
  const countdowns = document.querySelectorAll<HTMLElement>('[data-until]')
  if (countdowns.length > 0) {
    void import('./countdown.ts').then(({ wakeCountdowns }) => wakeCountdowns(countdowns, models))
  }
  const top = document.querySelector('.top')
  const menu = () => import('./menu/menu.ts').then(({ frameMenu }) => frameMenu(models))
  const isNear = ({ target }: Event) => target instanceof Element && target.closest('.top-menu, .top-opener')
  for (const type of ['pointerover', 'focusin']) {
    top?.addEventListener(type, (event) => {
      if (isNear(event)) menu().catch(() => {})
    })
  }
  top?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-opens]')
    if (!button) return
    const department = button.closest('[data-menu]')?.querySelector('a')
    // Where its code does not come, a department's own page has all of it.
    menu().then(
      ({ press }) => press(button),
      () => department && models.environment.go(department.href),
    )
  })
}
