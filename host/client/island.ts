import { type Shop, ShopContext } from '@onair/widgets/shop'
import { isTranslated, showOriginalTexts } from '@onair/widgets/translated-texts'
import { Component, type ComponentType, createElement, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** An island's widget: its code, and the properties with which the server rendered it. */
export type IslandWidget<Props extends object> = { component: ComponentType<Props>; props: Props; shop: Shop }

/** Hydrates what the server rendered of a widget. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  { component, props, shop }: IslandWidget<Props>,
): void {
  leaveChoices(element)
  // The browser may have translated the server's HTML.
  showOriginalTexts(element)
  const widget = createElement(ShopContext.Provider, { value: shop }, createElement(component, props))
  hydrate(element, widget, shop.idPrefix)
}

/** The events of a press and of the change that it makes. */
const press = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click', 'input', 'change']

/**
 * Leaves the choices of a form with `data-restores` to the browser until the form is hydrated and reads them. Otherwise React
 * would hydrate a pressed form within the press, which a slow phone then shows late.
 */
function leaveChoices(element: HTMLElement): void {
  const leave = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[data-restores] label'))
      event.stopImmediatePropagation()
  }
  // Runs before React's own listeners, which are on the same element.
  for (const type of press) element.addEventListener(type, leave, { capture: true })
}

/**
 * Hydrates the server's HTML in an element, and marks it with `data-hydrated`. A widget that throws, now or later, is reported
 * and replaced by the server's HTML, whose forms and links still work.
 * @param idPrefix the prefix of the root's ids, as the server rendered them
 */
export function hydrate(element: HTMLElement, widget: ReactNode, idPrefix: string): void {
  const served = copies(element)
  const onFail = (error: unknown) => {
    failures.add(String(error))
    reportError(error)
    // Not while React is still working on it.
    queueMicrotask(() => {
      root.unmount()
      element.replaceChildren(...served)
    })
  }
  const onReady = () => {
    element.dataset.hydrated = ''
  }
  let root: ReturnType<typeof hydrateRoot>
  // React hydrates a transition in slices of 5 ms, between which the browser paints and responds to the shopper.
  startTransition(() => {
    root = hydrateRoot(element, createElement(Guard, { onFail, onReady }, widget), {
      identifierPrefix: idPrefix,
      // The guard has reported it; without this, React would log it too.
      onCaughtError: () => {},
      onRecoverableError: (error) => queueMicrotask(() => reportRecovered(error)),
    })
  })
}

/** The errors that a guard has reported, as text. */
const failures = new Set<string>()

/** React's message for HTML that differs from what it renders: in the browser's build, and in that of tests. */
const mismatch = /#418|^Hydration failed because/

/**
 * Reports an error from which React recovered by rendering again. If the error is thrown again, hydration has failed, and the
 * guard has reported it. React has one queue of these errors for all roots, so that the next island may receive it. A browser
 * that translates during hydration changes the server's HTML: that is no error of the page.
 */
function reportRecovered(error: unknown): void {
  if (error instanceof Error && failures.has(String(error.cause))) return
  if (error instanceof Error && mismatch.test(error.message) && isTranslated()) return
  reportError(error)
}

/** Copies of an element's children in another document: in the page's own they would fetch their pictures. */
function copies(element: HTMLElement): Node[] {
  const { ownerDocument } = document.createElement('template').content
  return [...element.childNodes].map((node) => ownerDocument.importNode(node, true))
}

type GuardProps = { children?: ReactNode; onFail: (error: unknown) => void; onReady: () => void }

/** Reports an error of a widget, and then renders nothing. */
class Guard extends Component<GuardProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override componentDidMount() {
    if (!this.state.failed) this.props.onReady()
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
