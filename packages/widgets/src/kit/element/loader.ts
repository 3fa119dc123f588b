/** The functions that fetch and register each element, by tag. */
export type Registry = Readonly<Record<`onair-${string}`, () => Promise<unknown>>>

/**
 * Fetches an element's code when its tag appears on the page. Stops watching when all elements are loaded.
 * @returns fetches one element by hand; resolves when it is registered
 */
export function watchFor(registry: Registry): (tag: string) => Promise<void> {
  const coming = new Map<string, Promise<unknown>>()

  async function load(tag: string): Promise<void> {
    const fetch = registry[tag as keyof Registry]
    if (!fetch) throw new Error(`There is no element ${tag}`)
    if (!coming.has(tag)) coming.set(tag, fetch())
    try {
      await coming.get(tag)
    } catch (failure) {
      // Retry when the tag is next seen: the network may have been down.
      coming.delete(tag)
      throw failure
    }
  }

  function look() {
    for (const tag of Object.keys(registry)) {
      if (!coming.has(tag) && document.querySelector(tag)) load(tag).catch(reportError)
    }
    if (coming.size === Object.keys(registry).length) observer.disconnect()
  }

  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  look()
  return load
}
