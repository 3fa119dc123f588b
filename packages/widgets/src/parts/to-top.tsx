import type { ReactNode } from 'react'
import { scrollSlowly } from '../kit/scroll.ts'

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
        scrollSlowly(root.getBoundingClientRect().top + scrollY)
      }}
    >
      {children}
    </a>
  )
}
