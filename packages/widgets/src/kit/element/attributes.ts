import type { AttributeKind } from '../widget.ts'

/** `time-zone` for the property `timeZone`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * An attribute's text as the property's value. A missing attribute is undefined, so that the component's default
 * applies again when an attribute is removed.
 */
export function attributeValue(kind: AttributeKind, text: string | null): string | number | boolean | undefined {
  if (text === null) return undefined
  if (kind === 'flag') return text !== 'false'
  if (kind === 'text') return text
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
