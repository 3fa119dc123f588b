import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

/** The tags allowed in descriptions and sections, without attributes; the widgets' sanitiser allows the same. */
const allowedTags = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4']

/** Blocks that are removed: their beginning and end become line breaks. */
const blocks = new Set(
  `address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h5 h6
   header hr legend main nav pre section summary table tbody tfoot thead tr`.split(/\s+/),
)
const cells = new Set(['td', 'th'])

// Nearly all texts have only paragraphs and lists, which need no parser.
const clean = /^(?:[^<>&]|&amp;|&lt;|&gt;)*$/
const simple = /^(?:<p>(?:[^<>&]|&amp;|&lt;|&gt;)*<\/p>|<ul>(?:<li>(?:[^<>&]|&amp;|&lt;|&gt;)*<\/li>)*<\/ul>)*$/

/**
 * Sanitises HTML to paragraphs, lists, emphasis and small headings, without attributes. Sanitising twice changes nothing.
 *
 * 1. Other tags are removed, and their text stays; scripts, styles and comments are removed with their content.
 * 2. Where a removed block begins or ends, there is a line break; between the cells of a table, a blank.
 * 3. A `<` that begins no tag is text: `a<b`.
 */
export function cleanHtml(html: string): string {
  if (clean.test(html) || simple.test(html)) return html
  return untilStable(withLineBreaks(sanitized(marked(escaped(html.replaceAll(breakMark, ''))))))
}

const sanitized = (html: string): string =>
  sanitizeHtml(html, { allowedTags, allowedAttributes: {}, parseStyleAttributes: false }).trim()

/** Sanitises until nothing changes: removing a tag may leave invalid nesting, such as a paragraph in a paragraph. */
function untilStable(html: string): string {
  const cleaned = sanitized(html)
  return cleaned === html ? html : untilStable(cleaned)
}

const notTag = /<(?!\/?[a-z][^\s<>/]*(?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?>|!--)/gi

const escaped = (html: string): string => html.replace(notTag, '&lt;')

/** Stands for a line break until the text is sanitised: a character for private use. */
const breakMark = '\ue000'

/** Marks line breaks and blanks in place of the tags of removed blocks and cells. */
function marked(html: string): string {
  const parts: string[] = []
  let end = 0
  const replace = (name: string, isEnd: boolean): void => {
    const mark = blocks.has(name) ? breakMark : isEnd && cells.has(name) ? ' ' : undefined
    if (mark === undefined || parser.startIndex < end) return
    parts.push(html.slice(end, parser.startIndex), mark)
    end = parser.endIndex + 1
  }
  const parser = new Parser({
    onopentag: (name) => replace(name, false),
    onclosetag: (name, isImplied) => !isImplied && replace(name, true),
  })
  parser.end(html)
  return parts.join('') + html.slice(end)
}

/** Line breaks in place of marks: one for several, none beside a paragraph, a list or a heading. */
const withLineBreaks = (html: string): string =>
  html
    .replace(/\s*\ue000[\s\ue000]*/g, breakMark)
    .replace(/(^|<\/?(?:p|ul|ol|li|h3|h4)>|<br \/>)\ue000/g, '$1')
    .replace(/\ue000(?=$|<\/?(?:p|ul|ol|li|h3|h4)>|<br \/>)/g, '')
    .replaceAll(breakMark, '<br />')
