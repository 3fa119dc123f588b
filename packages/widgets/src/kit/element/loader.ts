/** The functions that fetch and register each element, by tag. Each gets the language of the texts to fetch. */
export type Registry = Readonly<Record<string, (language: 'en' | 'fr') => Promise<unknown>>>

/** How far below the screen an element's code is fetched. */
const ahead = '300px'
/** After a failure, a page's changes do not repeat the request for these milliseconds. */
const pause = 30_000

/** The browser features that the widgets need. */
const needed = ['customElements', 'IntersectionObserver', 'document.adoptedStyleSheets', 'URL.canParse']

/**
 * Fetches the code of the elements on the page, also of those added later: for each tag when its first element comes near the
 * screen, or at once with `loading="eager"`. Before that, or if the code cannot be fetched, an element shows its own children.
 * @param shop the shop's origin
 * @returns a function that fetches one element's code; it resolves when the element is registered
 */
export function watchFor(shop: string, registry: Registry): (tag: string) => Promise<void> {
  const tags = Object.keys(registry)
  const selector = tags.map((tag) => `${tag}:not(:defined)`).join()
  const coming = new Map<string, Promise<unknown>>()

  async function load(tag: string, element?: Element): Promise<void> {
    const fetch = tags.includes(tag) && registry[tag]
    if (!fetch) throw new Error(`There is no element ${tag}`)
    if (!coming.has(tag)) coming.set(tag, fetch(languageOf(element)))
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
    load(element.localName, element).catch((failure) => {
      failedAt = performance.now()
      if (!warned.has(element.localName)) warn(`<${element.localName}> could not be fetched (${failure})`, shop)
      warned.add(element.localName)
      leadToShop(element, shop)
    })
  }

  const lacking = needed.filter((path) => !path.split('.').reduce<object>((at, name) => Reflect.get(at, name), window))
  if (lacking.length > 0) {
    warn(`this browser lacks ${lacking}`, shop)
    for (const element of document.querySelectorAll(tags.join())) leadToShop(element, shop)
    return load
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

  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  addEventListener('online', () => {
    failedAt = Number.NEGATIVE_INFINITY
    look()
  })
  look()
  return load
}

/** The language that an element will probably show, by the page's markup. The element itself knows better. */
function languageOf(element?: Element): 'en' | 'fr' {
  const around = element?.closest('[language]')?.getAttribute('language')
  return /^\s*fr(?![a-z])/i.test(around || document.documentElement.lang) ? 'fr' : 'en'
}

// Not shared with the elements: the loader imports nothing, so that any copy of it works with the same chunks.
const warn = (reason: string, shop: string) =>
  console.warn(`Onair: ${reason}. What to do: ${shop}/pages/developers#problems`)

/** Gives an element without children a link to the shop. */
function leadToShop(element: Element, shop: string): void {
  if (element.childNodes.length > 0) return
  const link = document.createElement('a')
  link.href = shop
  link.textContent = new URL(shop).host
  element.append(link)
}
