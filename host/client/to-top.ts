import { scrollSlowly } from '@onair/widgets/models'

/** Shows the link to the top after one screen. Without JavaScript it is at the end of the page. */
export function enhanceToTop(): void {
  const control = document.querySelector<HTMLAnchorElement>('.to-top')
  const firstScreen = document.querySelector('.first-screen')
  if (!control || !firstScreen) return
  new IntersectionObserver((entries) => {
    control.toggleAttribute('data-shown', !entries.at(-1)?.isIntersecting)
  }).observe(firstScreen)
  control.addEventListener('click', (event) => {
    event.preventDefault()
    document.getElementById('top')?.focus({ preventScroll: true })
    scrollSlowly(0)
  })
}
