import { type FormEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'

/** The state and actions of the list under a field: a typeahead's, or any with the same names. */
export type ComboboxList = { options: readonly unknown[]; open: boolean; active: number }
export type ComboboxActions = {
  /** The field's current text. */
  type(text: string): void
  /** @returns whether there is a list */
  move(by: 1 | -1): boolean
  clearChoice(): void
  /** @returns whether it was open */
  close(): boolean
}

export type Combobox<Box extends HTMLElement> = {
  /** The element around the field and its list. */
  box: RefObject<Box | null>
  /** Whether options are visible. */
  shown: boolean
  optionId: (index: number) => string
  /** Props of the `<input>`; the caller adds its own `onInput`. */
  field: {
    role: 'combobox'
    'aria-autocomplete': 'list'
    'aria-expanded': boolean
    'aria-controls': string
    'aria-activedescendant': string | undefined
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
    onBlur: () => void
  }
  /** Props of the popup: a click in it must not take the focus from the field. */
  panel: { ref: RefObject<HTMLDivElement | null>; hidden: boolean; onMouseDown: (event: MouseEvent) => void }
  /** Props of the `role="listbox"`. Its options have `role="option"`, `optionId(index)` and a click handler. */
  list: { id: string }
}

/**
 * A combobox by the ARIA authoring practices: arrows move through the options while the field keeps the focus, Enter picks one,
 * Escape closes the list, Tab leaves and closes, Home and End return to the text.
 */
export function useCombobox<Box extends HTMLElement>(
  id: string,
  list: ComboboxList,
  actions: ComboboxActions,
): Combobox<Box> {
  const box = useRef<Box>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shown = list.open && list.options.length > 0
  const optionId = (index: number) => `${id}-${index}`

  // Runs before the active option is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options have other heights
  useEffect(() => {
    const shownPanel = panel.current
    if (!shown || !shownPanel) return
    endBelowOption(shownPanel)
    // A phone's keyboard opens after the list, and takes half of the visible area.
    const { visualViewport } = window
    const fit = () => endBelowOption(shownPanel)
    visualViewport?.addEventListener('resize', fit)
    return () => visualViewport?.removeEventListener('resize', fit)
  }, [shown, list.options])

  useEffect(() => {
    if (list.active < 0) return
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined
    root?.getElementById(`${id}-${list.active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [list.active, id])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and arrows belong to the input method during composition.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (event.altKey) break
        if (actions.move(event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault()
        else actions.type(event.currentTarget.value)
        break
      case 'Home':
      case 'End':
        actions.clearChoice()
        break
      case 'Enter': {
        const option = list.active < 0 ? null : box.current?.querySelectorAll<HTMLElement>('[role=option]')[list.active]
        if (!option) break
        event.preventDefault()
        option.click()
        break
      }
      case 'Escape':
        // The first Escape closes the list, the next one acts on the field.
        if (actions.close()) event.preventDefault()
        break
    }
  }

  return {
    box,
    shown,
    optionId,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': list.active < 0 ? undefined : optionId(list.active),
      onKeyDown,
      onBlur: () => void actions.close(),
    },
    panel: { ref: panel, hidden: !shown, onMouseDown: (event) => event.preventDefault() },
    list: { id: `${id}-list` },
  }
}

/** The least height of a list, even if less is visible: a few options, to which the page scrolls. */
const leastHeight = 144

/** The visible height below a position if a keyboard covers a part of the window; elsewhere the page scrolls. */
function visibleBelow(top: number): number {
  const { visualViewport, innerHeight } = window
  if (!visualViewport || visualViewport.height > innerHeight - leastHeight) return Number.POSITIVE_INFINITY
  return Math.max(leastHeight, visualViewport.offsetTop + visualViewport.height - top)
}

/**
 * Ends a scrolling list below a whole option, because a cut one cannot be read. The style sheet and the visible area above a
 * phone's keyboard limit the height.
 */
function endBelowOption(panel: HTMLElement): void {
  panel.style.maxHeight = ''
  panel.scrollTop = 0
  const { clientTop } = panel
  const top = panel.getBoundingClientRect().top + clientTop
  const clientHeight = Math.min(panel.clientHeight, visibleBelow(top) - 2 * clientTop)
  if (panel.scrollHeight <= clientHeight) return
  const end = [...panel.querySelectorAll('[role=option]')]
    .map((option) => option.getBoundingClientRect().bottom - top)
    .findLast((bottom) => bottom <= clientHeight)
  if (end !== undefined) panel.style.maxHeight = `${end + 2 * clientTop}px`
}

/**
 * Whether the input was typed or pasted. A browser or password manager that fills a form sends no `inputType`, or one
 * for replaced text.
 */
export function isTyped(event: FormEvent<HTMLInputElement>): boolean {
  const { inputType } = event.nativeEvent as InputEvent
  return typeof inputType === 'string' && inputType !== '' && inputType !== 'insertReplacementText'
}
