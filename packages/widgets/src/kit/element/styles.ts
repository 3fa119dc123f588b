/** Sheets by their text: all elements with the same CSS share one, and a root adopts each once. */
const sheets = new Map<string, CSSStyleSheet>()

/** Lets CSS apply within a document or shadow root. Constructed sheets need no `unsafe-inline` in the page's policy. */
export function adopt(root: Document | ShadowRoot, css: string): void {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
