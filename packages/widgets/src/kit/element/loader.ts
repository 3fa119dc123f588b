/** The functions that fetch and register each element, by tag. */
export type Registry = Readonly<Record<`onair-${string}`, () => Promise<unknown>>>

/** How far below the screen an element's code is fetched. */
const ahead = '300px'
/** Milliseconds after a failure in which a page that changes all the time does not repeat the request. */
const pause = 30_000

/**
 * Fetches the code of the elements on the page, also of those added later: of each tag when the first of its elements
 * comes near the screen, or at once where it has `loading="eager"`. Until then, and where the code cannot be fetched, an
 * element shows its own children.
 * @param shop the shop's origin
 * @param alongside called with the tag whose code is being fetched: fetches what that code imports at the same time
 * @returns fetches one element's code by hand; resolves when it is registered
 */
export function watchFor(
  shop: string,
  registry: Registry,
  alongside: (tag: string) => void = () => {},
): (tag: string) => Promise<void> {
  const tags = Object.keys(registry) as (keyof Registry)[]
  const selector = tags.map((tag) => `${tag}:not(:defined)`).join()
  const coming = new Map<string, Promise<unknown>>()

  async function load(tag: string): Promise<void> {
    const fetch = registry[tag as keyof Registry]
    if (!fetch) throw new Error(`There is no element ${tag}`)
    if (!coming.has(tag)) {
      coming.set(tag, fetch())
      alongside(tag)
    }
    try {
      await coming.get(tag)
    } catch (failure) {
      coming.delete(tag)
      throw failure
    }
  }

  const warned = new Set<string>()
  let failedAt = Number.NEGATIVE_INFINITY

  function loadOnPage(element: Element) {
    near.unobserve(element)
    load(element.localName).catch((failure) => {
      failedAt = performance.now()
      // Not the elements' own: the loader imports nothing, so that any copy of it works with the same chunks.
      if (!warned.has(element.localName)) console.warn(warning(element.localName, failure, shop))
      warned.add(element.localName)
      if (element.childNodes.length > 0) return
      const link = document.createElement('a')
      link.href = shop
      link.textContent = new URL(shop).host
      element.append(link)
    })
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) loadOnPage(target)
    },
    { rootMargin: ahead },
  )

  function look() {
    if (performance.now() < failedAt + pause) return
    for (const element of document.querySelectorAll(selector)) {
      if (coming.has(element.localName)) continue
      if (element.getAttribute('loading') === 'eager') loadOnPage(element)
      else near.observe(element)
    }
  }

  // A browser without constructed style sheets runs no widget: the elements keep their children.
  if ('adoptedStyleSheets' in document) {
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    addEventListener('online', () => {
      failedAt = Number.NEGATIVE_INFINITY
      look()
    })
    look()
  }
  return load
}

const warning = (tag: string, failure: unknown, shop: string): string =>
  `Onair: the code of <${tag}> could not be fetched (${failure}). The element shows its own content. What to do: ${shop}/pages/developers#problems`
