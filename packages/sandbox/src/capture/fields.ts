// The fields of the capture frame. Runs in the browser.
import { bareNumber, brandOf, type CardFields, codeLength, grouped, longest } from './card.ts'
import { expiryOf, shownExpiry } from './expiry.ts'
import { languageOf, messages } from './messages.ts'

export const language = languageOf(document.documentElement.lang)
export const text = messages[language]

export const element = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const node = document.querySelector(selector)
  if (!(node instanceof kind)) throw new Error(`The frame has no ${selector}.`)
  return node
}

const number = element('#number', HTMLInputElement)
const holder = element('#holder', HTMLInputElement)
const expiry = element('#expiry', HTMLInputElement)
/** Absent if the shop does not ask for the code. */
const code = document.querySelector<HTMLInputElement>('#code')
const brandMark = element('#brand', HTMLElement)

/** The fields in their order, each with the parts of a card that it has. */
export const fields: readonly { field: HTMLInputElement; parts: readonly (keyof CardFields)[] }[] = [
  { field: number, parts: ['Number'] },
  { field: holder, parts: ['HolderName'] },
  { field: expiry, parts: ['ExpiryMonth', 'ExpiryYear'] },
  ...(code ? [{ field: code, parts: ['SecurityCode'] as const }] : []),
]

export const brand = () => brandOf(bareNumber(number.value))

/** The card as typed. */
export const typed = (): CardFields => ({
  Number: bareNumber(number.value),
  HolderName: holder.value.trim(),
  ...expiryOf(expiry.value),
  ...(code && { SecurityCode: code.value.trim() }),
})

/** Shows a field's problem, or that it has none; a hint stays beside it. */
export const showProblem = (field: HTMLInputElement, message: string): void => {
  const error = element(`#${field.id}-error`, HTMLElement)
  error.textContent = message
  if (message) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  const described = [field === code && 'code-hint', message && error.id].filter(Boolean).join(' ')
  if (described) field.setAttribute('aria-describedby', described)
  else field.removeAttribute('aria-describedby')
}

/** Rewrites a field and keeps the caret after the same digit, or at the end. */
const rewrite = (field: HTMLInputElement, shown: string) => {
  if (shown === field.value) return
  const caret = field.selectionStart ?? field.value.length
  const isAtEnd = caret === field.value.length
  const digitsBefore = field.value.slice(0, caret).replace(/\D/g, '').length
  field.value = shown
  if (document.activeElement !== field) return
  let place = 0
  for (let seen = 0; place < shown.length && seen < digitsBefore; place++) if (/\d/.test(shown[place] ?? '')) seen++
  if (isAtEnd) place = shown.length
  field.setSelectionRange(place, place)
}

/** Formats a field, and shows the brand of the card number. */
export const format = (field: HTMLInputElement, isDeleting: boolean): void => {
  if (field === expiry) rewrite(field, shownExpiry(field.value, isDeleting))
  if (field === code) rewrite(field, field.value.replace(/\D/g, ''))
  if (field !== number) return
  const digits = number.value.replace(/\D/g, '')
  rewrite(number, grouped(digits.slice(0, longest(brandOf(digits)))))
  showBrand()
}

const showBrand = () => {
  const now = brand()
  if (code) {
    code.maxLength = codeLength(now) ?? 4
    element('#code-hint', HTMLElement).textContent = codeLength(now) === 4 ? text.codeHintFour : text.codeHint
  }
  if (brandMark.dataset.brand === (now ?? '')) return
  brandMark.dataset.brand = now ?? ''
  const name = document.createElement('span')
  name.textContent = now && text.brands[now]
  brandMark.replaceChildren(...(now ? [name] : []))
}
