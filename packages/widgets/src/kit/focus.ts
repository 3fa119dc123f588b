/** The document or shadow root that contains an element. */
export const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot

export const hasFocus = (element: Element): boolean => rootOf(element).activeElement === element

/** Whether no element has the focus, for example because the focused element was removed. */
export const isFocusNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

export type MoveFocus = (next: HTMLElement | null | undefined) => void

/**
 * Remembers the focused element before an action that may remove it.
 *
 * @returns moves the focus to another element, unless the shopper has moved it meanwhile
 */
export function keepFocus(): MoveFocus {
  const previous = focused()
  return (next) => {
    if (isFocusNowhere() || focused() === previous) next?.focus()
  }
}

/** The focused element, also within shadow roots. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
