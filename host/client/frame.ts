import type { Models } from '@onair/widgets/models'
import { forgetResult, keepLanguageLink } from './address.ts'
import { enhanceAnnouncement } from './announcement.ts'
import { enhanceConsent } from './consent.ts'
import { enhanceLocalTimes } from './local-times.ts'
import { enhanceNowBar } from './now-bar.ts'
import { reportPageTitle } from './page-title.ts'
import { enhanceTabBar } from './tab-bar.ts'
import { enhanceToTop } from './to-top.ts'
import { whenIdle } from './when-idle.ts'

/** Adds behaviour to the frame around every page. The menu's code loads when the pointer or the focus reaches the menu. */
export function enhanceFrame(models: Models): void {
  forgetResult()
  keepLanguageLink()
  enhanceAnnouncement(models.environment.session)
  enhanceConsent(models.environment.session)
  enhanceNowBar(models)
  enhanceLocalTimes(models)
  enhanceTabBar(models.environment.session)
  enhanceToTop()
  for (const button of document.querySelectorAll('button[data-print]')) button.addEventListener('click', () => print())
  reportPageTitle(models)
  whenIdle(() => {
    // Without a connection the next page tries again.
    import('./offline.ts').then(
      ({ prepareOffline }) => prepareOffline(models.environment.session),
      () => {},
    )
  })
  for (const form of document.querySelectorAll<HTMLFormElement>('form[action="/signout"]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      // If the code cannot be loaded, the server signs out.
      import('./sign-out.ts').then(
        ({ signOut }) => signOut(models),
        () => form.submit(),
      )
    })
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
    // If the code cannot be loaded, the department's own page lists everything.
    menu().then(
      ({ press }) => press(button),
      () => department && models.environment.go(department.href),
    )
  })
}
