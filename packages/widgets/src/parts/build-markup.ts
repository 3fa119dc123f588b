// A Map, because a text may contain the name of an object's own property, such as `&constructor;`.
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }))

/** The character of an entity; anything else stays unchanged. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
    name
      ? (entities.get(name) ?? whole)
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)),
  )

/**
 * Fills an element with the output of `safeHtml`, element by element. For pages that let no script write HTML, in browsers that
 * do not sanitise it themselves (Safari 26).
 */
export function buildMarkup(box: Element, safe: string): void {
  box.replaceChildren()
  let place: Element = box
  const leave = (tag: string) => {
    const own = place.closest(tag)
    if (own && own !== box && box.contains(own)) place = own.parentElement ?? box
  }
  for (const [, slash, tag, text] of safe.matchAll(/<(\/?)([a-z]\w*)>|([^<]+)/g)) {
    if (text !== undefined) place.append(decoded(text))
    else if (tag && slash) leave(tag)
    else if (tag) {
      // An item or a paragraph ends the previous one.
      if (place.localName === tag) leave(tag)
      const element = document.createElement(tag)
      place.append(element)
      if (tag !== 'br') place = element
    }
  }
}
