/** Where a translator leaves the page's own text node: outside the page (Chrome, Edge), or inside its element. */
export type Habit = 'replaces' | 'wraps'

const outsideTranslations = (node: Node) =>
  node.parentElement?.closest('font, [translate="no"], script, style')
    ? NodeFilter.FILTER_REJECT
    : NodeFilter.FILTER_ACCEPT

/**
 * Translates the page as Chrome does: each text becomes a `<font>` in a `<font>`. The words stay the same, so that tests can
 * compare.
 */
export function translate(root: Node, habit: Habit = 'replaces'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, outsideTranslations)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.append(text.data)
    text.replaceWith(outer)
    if (habit === 'wraps') inner.replaceChildren(text)
  }
}
