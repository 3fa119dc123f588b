/** The allowed tags of a description. Attributes are not allowed. */
const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4'])

/**
 * Sanitises a description's HTML.
 *
 * 1. Paragraphs, lists, emphasis and small headings stay, without attributes.
 * 2. Other tags are removed and their text stays; comments are removed.
 * 3. A `<` that begins no tag is escaped.
 *
 * Catalogue HTML is also sanitised on import; this second pass is the same on server and browser.
 */
export function safeHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|</gi, (_, slash: string | undefined, name: string | undefined) => {
      if (!name) return '&lt;'
      const tag = name.toLowerCase()
      return allowed.has(tag) ? `<${slash}${tag}>` : ''
    })
}
