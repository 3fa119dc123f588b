import type { Page } from '@playwright/test'

/** The smallest side of a target that stands alone, on a phone, in pixels (WCAG 2.2, 2.5.5). */
const target = 44

/** The least size of secondary text, in pixels. */
const softText = 14

/**
 * What a page lacks: room in the window's width (WCAG 2.2, 1.4.10), grey text that is large enough and, on a phone, targets that a
 * thumb can hit. A link within a line of text is no target of its own, and a field counts with its label.
 */
export const measure = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([least, smallest]) => {
      const problems: string[] = []
      const root = document.documentElement
      if (root.scrollWidth > root.clientWidth)
        problems.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`)

      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--onair-ink-soft)'
      const grey = getComputedStyle(probe).color
      probe.remove()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.textContent?.trim() ?? ''
        const element = text.parentElement
        if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const { color, fontSize } = getComputedStyle(element)
        if (color === grey && Number.parseFloat(fontSize) < smallest)
          problems.push(`${fontSize} in grey: “${words.slice(0, 30)}”`)
      }
      if (root.clientWidth >= 768) return [...new Set(problems)]

      const isInText = (element: Element) => {
        const text = element.parentElement
        if (getComputedStyle(element).display !== 'inline' || !text) return false
        return [...text.childNodes].some((node) => node !== element && (node.textContent ?? '').trim() !== '')
      }
      const boxOf = (element: HTMLElement) => {
        const boxes = [element, ...('labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [])].map(
          (one) => one.getBoundingClientRect(),
        )
        const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
        const [right, bottom] = [
          Math.max(...boxes.map((box) => box.right)),
          Math.max(...boxes.map((box) => box.bottom)),
        ]
        return { width: right - left, height: bottom - top, right }
      }
      // What lies over a control and leads to the same place makes it larger.
      const grown = (element: HTMLElement) => {
        const after = getComputedStyle(element, '::after')
        return after.position === 'absolute' && after.content !== 'none' ? after : undefined
      }
      const dialog = document.querySelector('dialog[open]')
      const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option]',
      )
      for (const element of controls) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const box = boxOf(element)
        // Hidden until it has the focus, as the link past the navigation.
        if (box.width <= 1 || box.height <= 1 || box.right <= 0 || isInText(element)) continue
        const extra = grown(element)
        const width = Math.max(box.width, Number.parseFloat(extra?.width ?? '0') || 0)
        const height = Math.max(box.height, Number.parseFloat(extra?.height ?? '0') || 0)
        if (Math.min(width, height) >= least - 0.5) continue
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
        const place = element.closest('[class]')?.className ?? ''
        problems.push(
          `${Math.round(width)} × ${Math.round(height)} ${element.localName}.${place.toString().replaceAll(' ', '.')} “${name.slice(0, 30)}”`,
        )
      }
      return [...new Set(problems)]
    },
    [target, softText] as const,
  )
