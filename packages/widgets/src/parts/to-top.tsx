import type { ReactNode } from 'react'
import { scrollSlowly } from '../kit/scroll.ts'

/** The height that a page's sticky header and scroll margins cover above an element, as in a jump to an anchor. */
function coveredAbove(element: HTMLElement): number {
  const pixels = (length: string) => Number.parseFloat(length) || 0
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  return pixels(scrollPaddingTop) + pixels(getComputedStyle(element).scrollMarginTop)
}

/**
 * A link to the top of a widget. It scrolls there over two seconds (specification §9).
 * @param target the id of the widget's root, which takes the focus: it has `tabIndex={-1}`
 */
export function ToTop({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      className="onair-to-top"
      href={`#${target}`}
      onClick={(event) => {
        const root = event.currentTarget.closest<HTMLElement>('.onair')
        if (!root) return
        event.preventDefault()
        root.focus({ preventScroll: true })
        scrollSlowly(root.getBoundingClientRect().top + scrollY - coveredAbove(root))
      }}
    >
      {children}
    </a>
  )
}
