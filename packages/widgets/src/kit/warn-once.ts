const warned = new Set<string>()

/**
 * Warns a page's developer once for each reason. A widget never throws into the page that embeds it.
 * @param about identifies the reason if its text varies
 */
export function warnOnce(reason: string, shop: string, about = reason): void {
  if (warned.has(about)) return
  warned.add(about)
  console.warn(`Onair: ${reason}. The element shows its own content. What to do: ${shop}/pages/developers#problems`)
}
