/** The `<onair-shop>` elements around an element, the nearest first, also outside of shadow roots. */
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

/** An attribute that `<onair-shop>` sets for the elements inside. Of several, the nearest that has it. */
export function aroundAttribute(element: Element, name: string): string | undefined {
  for (const shop of shopsAround(element)) {
    const value = shop.getAttribute(name)
    if (value) return value
  }
  return undefined
}

/**
 * Watches what an element inherits: the page's language and the attributes of the `<onair-shop>`s around it.
 * @param moved calls its argument when the element may have moved
 * @returns stops
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
