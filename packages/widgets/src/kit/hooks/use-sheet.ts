import { useEffect, useRef } from 'react'

/**
 * Adds a style sheet to the shadow root around a component that is loaded after its element. The shop's own pages have every
 * sheet. @returns the ref of an element of the component
 */
export function useSheet<T extends Element>(css: string) {
  const inside = useRef<T>(null)
  useEffect(() => {
    const root = inside.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets.push(sheet)
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [css])
  return inside
}
