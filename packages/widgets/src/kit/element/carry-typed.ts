type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/**
 * The fields, by a key that is the same in both languages: kind, name, a switch's value, and the number of equal fields before
 * it.
 */
function fieldsIn(place: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of place.querySelectorAll<Field>('input:not([type=hidden], [type=file]), select, textarea')) {
    const kind = [field.localName, field.type, field.name, isSwitch(field) && field.value]
    let count = 0
    while (fields.has([...kind, count].join(' '))) count += 1
    fields.set([...kind, count].join(' '), field)
  }
  return fields
}

/** What the shopper typed or chose; undefined for a text that nobody changed. */
function typedIn(field: Field): string | boolean | undefined {
  if (isSwitch(field)) return field.type === 'radio' && !field.checked ? undefined : field.checked
  if (field instanceof HTMLSelectElement) return field.value
  return field.value === field.defaultValue ? undefined : field.value
}

/** Sets a field's value as a shopper's input would, so that the widget notices. */
function put(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (isSwitch(field) && field.checked !== value) field.click()
    return
  }
  if (field.value === value) return
  // React's own setter on the field would hide the change from React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Carries typed and chosen values over to the widget's next mounting, in another language. Call it just before that. A field may
 * appear later (a product is read again first) and is filled then. The focus follows.
 */
export function carryTyped(place: Element | ShadowRoot): void {
  const fields = fieldsIn(place)
  const remaining = new Map(
    [...fields].flatMap(([key, field]) => {
      const value = typedIn(field)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
  const { activeElement } = place.getRootNode() as Document | ShadowRoot
  let focused = [...fields].find(([, field]) => field === activeElement)?.[0]
  const fill = () => {
    if (!place.isConnected) return observer.disconnect()
    for (const [key, field] of fieldsIn(place)) {
      if (field === fields.get(key)) continue
      const value = remaining.get(key)
      remaining.delete(key)
      if (value !== undefined) put(field, value)
      if (key !== focused) continue
      field.focus({ preventScroll: true })
      focused = undefined
    }
    if (remaining.size === 0 && focused === undefined) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(place, { childList: true, subtree: true })
}
