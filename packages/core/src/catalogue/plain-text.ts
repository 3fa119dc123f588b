const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', nbsp: '\u00a0' }))

/**
 * Converts a description's HTML to plain text, for cutting it and for a page's meta description.
 *
 * 1. Tags and comments are removed. Block tags become a space.
 * 2. Common named entities and numeric entities become their characters.
 * 3. White space collapses to one space and is trimmed at both ends.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(-->|$)|<(script|style)\b[\s\S]*?(<\/\2\s*>|$)/gi, '')
    .replace(/<\/?(?:p|br|li|ul|ol|h\d|div|tr|td|th|dt|dd)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name: string | undefined) => {
      if (name) return named.get(name.toLowerCase()) ?? whole
      const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
    })
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()
}
