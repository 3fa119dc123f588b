import { type ReactNode, useEffect } from 'react'
import { useShop } from './shop.tsx'
import { warnOnce } from './warn-once.ts'

/**
 * A part of a widget that the page may replace with a child of the element that has `slot="loading"`, `slot="error"` or
 * `slot="empty"`. While the widget loads or cannot load, the element's other children show in place of the widget's own text. On
 * the shop's pages, in React and in widgets without a shadow root it renders its children.
 */
export function PageSlot({ name, children }: { name: 'loading' | 'error' | 'empty'; children: ReactNode }) {
  const { element, models } = useShop()
  const { base } = models.environment
  const failed = name === 'error'
  useEffect(() => {
    if (failed && element) warnOnce(`<${element.localName}> gets no answer from ${base}`, base)
  }, [failed, element, base])
  if (!element) return children
  return <slot name={name}>{name !== 'empty' && hasContent(element) ? <slot /> : children}</slot>
}

/** Whether an element has children outside named slots. */
const hasContent = (element: Element): boolean =>
  [...element.childNodes].some((node) =>
    node instanceof Element ? !node.slot : node instanceof Text && node.data.trim() !== '',
  )
