const warned = new Set<string>()

/** Warns a page's developer once for each reason. A widget never throws into the page that embeds it. */
export function warnOnce(reason: string, shop: string): void {
  if (warned.has(reason)) return
  warned.add(reason)
  console.warn(`Onair: ${reason}. The element shows its own content. What to do: ${shop}/pages/developers#problems`)
}
