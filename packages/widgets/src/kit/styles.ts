/** Style sheets by their text: elements with the same CSS share one. */
const sheets = new Map<string, CSSStyleSheet>()

/**
 * Applies CSS to a document or shadow root, once. Constructed style sheets need no `unsafe-inline` in the page's
 * policy.
 */
export function applyStyles(root: Document | ShadowRoot, css: string): void {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
