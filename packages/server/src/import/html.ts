import sanitizeHtml from 'sanitize-html'

/** The tags allowed in descriptions and sections, without attributes; the widgets' sanitiser allows the same. */
const allowedTags = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4']

// Almost every text has only paragraphs and lists, which need no parser.
const clean = /^(?:[^<>&]|&amp;|&lt;|&gt;)*$/
const simple = /^(?:<p>(?:[^<>&]|&amp;|&lt;|&gt;)*<\/p>|<ul>(?:<li>(?:[^<>&]|&amp;|&lt;|&gt;)*<\/li>)*<\/ul>)*$/

/**
 * Sanitises HTML to paragraphs, lists, emphasis and small headings, without attributes. Other tags are removed, and their text
 * stays; scripts, styles and comments are removed with their content. Sanitising twice changes nothing.
 */
export function cleanHtml(html: string): string {
  if (clean.test(html) || simple.test(html)) return html
  const cleaned = sanitizeHtml(html, { allowedTags, allowedAttributes: {}, parseStyleAttributes: false }).trim()
  // A tag that goes may leave what cannot stand within each other, a paragraph in a paragraph: the next step handles that.
  return cleaned === html ? html : cleanHtml(cleaned)
}
