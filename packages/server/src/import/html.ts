import sanitizeHtml from 'sanitize-html'

/** What may stand in a description or a section; the widgets' own cleaning allows the same. Attributes never. */
const allowedTags = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4']

// Almost every text is plain words within paragraphs and lists: those need no parser.
const clean = /^(?:[^<>&]|&amp;|&lt;|&gt;)*$/
const simple = /^(?:<p>(?:[^<>&]|&amp;|&lt;|&gt;)*<\/p>|<ul>(?:<li>(?:[^<>&]|&amp;|&lt;|&gt;)*<\/li>)*<\/ul>)*$/

/**
 * HTML with nothing in it but plain markup: paragraphs, lists, emphasis and small headings, without attributes. Other
 * tags go and their text stays; scripts, styles and comments go whole. What was cleaned stays as it is.
 */
export function cleanHtml(html: string): string {
  if (clean.test(html) || simple.test(html)) return html
  const cleaned = sanitizeHtml(html, { allowedTags, allowedAttributes: {}, parseStyleAttributes: false }).trim()
  // A tag that goes may leave what cannot stand within each other, a paragraph in a paragraph: that is told apart next.
  return cleaned === html ? html : cleanHtml(cleaned)
}
