/** The `<onair-shop>` elements around an element, the nearest first, also across shadow roots. */
function* shopsAround(element: Element): Generator<Element> {
  let at: Element | null = element
  while (at) {
    const shop: Element | null = at.closest('onair-shop')
    if (shop) yield shop
    const from: Element = shop ?? at
    const root = from.getRootNode()
    at = shop?.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
}

/** The value of an attribute of the nearest `<onair-shop>` that has it. */
export function aroundAttribute(element: Element, name: string): string | undefined {
  for (const shop of shopsAround(element)) {
    const value = shop.getAttribute(name)
    if (value) return value
  }
  return undefined
}

/**
 * Watches what an element inherits: the page's language and the attributes of the `<onair-shop>`s around it.
 * @param moved subscribes to moves of the element
 * @returns stops watching
 */
export function watchAround(
  element: Element,
  moved: (notify: () => void) => () => void,
  notify: () => void,
): () => void {
  const observer = new MutationObserver(notify)
  const observe = () => {
    observer.disconnect()
    const filter = { attributes: true, attributeFilter: ['lang', 'language', 'province', 'shop'] }
    for (const watched of [document.documentElement, ...shopsAround(element)]) observer.observe(watched, filter)
  }
  observe()
  const stop = moved(() => {
    observe()
    notify()
  })
  return () => {
    stop()
    observer.disconnect()
  }
}
