/** Markup that a description may have, without attributes. */
const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4'])

/**
 * A description's HTML with nothing in it but plain markup.
 *
 * 1. Paragraphs, lists, emphasis and small headings stay, without their attributes.
 * 2. Other tags go, their text stays; comments go whole.
 * 3. A `<` that begins no tag is shown as it is.
 *
 * Catalogue HTML is cleaned when it is imported; this is the second lock, and the same on a server and in a browser.
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
