import { type FormEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'

/** What the list under a field shows, and what can be done to it: a typeahead's, or whatever else has the same words. */
export type ComboboxList = { options: readonly unknown[]; open: boolean; active: number }
export type ComboboxActions = {
  /** What stands in the field now. */
  type(text: string): void
  /** @returns whether there is a list to move in */
  move(by: 1 | -1): boolean
  leave(): void
  /** @returns whether it was open */
  close(): boolean
}

export type Combobox<Box extends HTMLElement> = {
  /** Around the field and its list. */
  box: RefObject<Box | null>
  /** Whether there are options to see. */
  shown: boolean
  optionId: (index: number) => string
  /** Of the `<input>`, besides what `onInput` the caller has. */
  field: {
    role: 'combobox'
    'aria-autocomplete': 'list'
    'aria-expanded': boolean
    'aria-controls': string
    'aria-activedescendant': string | undefined
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
    onBlur: () => void
  }
  /** Of what floats under the field: a click in it must not take the focus from the field. */
  panel: { hidden: boolean; onMouseDown: (event: MouseEvent) => void }
  /** Of the `role="listbox"`; its options have `role="option"`, `optionId(index)` and do what they stand for when clicked. */
  list: { id: string }
}

/**
 * The behaviour of a field with a list, as the ARIA authoring practices have it: arrows go through the options while the
 * field keeps the focus, Enter takes one, Escape closes, Tab goes on and closes, Home and End go back to the text.
 */
export function useCombobox<Box extends HTMLElement>(
  id: string,
  list: ComboboxList,
  actions: ComboboxActions,
): Combobox<Box> {
  const box = useRef<Box>(null)
  const shown = list.open && list.options.length > 0
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (list.active < 0) return
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined
    root?.getElementById(`${id}-${list.active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [list.active, id])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and arrows belong to the input method while it composes.
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
        actions.leave()
        break
      case 'Enter': {
        const option = list.active < 0 ? null : box.current?.querySelectorAll<HTMLElement>('[role=option]')[list.active]
        if (!option) break
        event.preventDefault()
        option.click()
        break
      }
      case 'Escape':
        // The first closes the list, the next one is the field's own.
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
    panel: { hidden: !shown, onMouseDown: (event) => event.preventDefault() },
    list: { id: `${id}-list` },
  }
}

/**
 * Whether somebody typed or pasted what came in: a browser or a password manager that fills a form in says no `inputType`,
 * or that it replaced the text.
 */
export function isTyped(event: FormEvent<HTMLInputElement>): boolean {
  const { inputType } = event.nativeEvent as InputEvent
  return typeof inputType === 'string' && inputType !== '' && inputType !== 'insertReplacementText'
}
