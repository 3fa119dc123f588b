import { type RefObject, useEffect } from 'react'
import { applyStyles } from '../styles.ts'

/**
 * Adds a style sheet, once, to the shadow root around components that are loaded after their element. The shop's own pages have
 * every sheet.
 * @param inside an element of the component
 */
export function useSheet(inside: RefObject<Element | null>, css: string): void {
  useEffect(() => {
    const root = inside.current?.getRootNode()
    if (root instanceof ShadowRoot) applyStyles(root, css)
  }, [inside, css])
}
