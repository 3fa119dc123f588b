import { useEffect, useRef } from 'react'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * Adds a style sheet, once, to the shadow root around components that are loaded after their element. The shop's own pages have
 * every sheet. @returns the ref of an element of the component
 */
export function useSheet<T extends Element>(css: string) {
  const inside = useRef<T>(null)
  useEffect(() => {
    const root = inside.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    let sheet = sheets.get(css)
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      sheets.set(css, sheet)
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }, [css])
  return inside
}
