/** The document or shadow root that an element lies in, which may be somebody else's. */
export const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot

export const hasFocus = (element: Element): boolean => rootOf(element).activeElement === element

/** Whether nothing has the focus, as when what had it is gone. */
export const isFocusNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

export type MoveFocus = (next: HTMLElement | null | undefined) => void

/**
 * For what was pressed and may be gone with its answer: notes where the focus is while the answer is awaited.
 *
 * @returns moves the focus on, unless the shopper has gone elsewhere meanwhile
 */
export function holdFocus(): MoveFocus {
  const held = focused()
  return (next) => {
    if (isFocusNowhere() || focused() === held) next?.focus()
  }
}

/** What has the focus, within any shadow root. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
