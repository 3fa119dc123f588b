// The script of the capture frame. It runs in the browser, on the provider's origin, inside the shop's page.
// The card number leaves this frame only for POST /capture/tokens; the shop's page receives the token.
import { bareNumber, brandOf, type CardFields, type CardType, cardProblems, grouped, longest } from './card.ts'
import { languageOf, messages } from './messages.ts'

const shopOrigin = document.documentElement.dataset.shopOrigin ?? ''
const language = languageOf(document.documentElement.lang)
const text = messages[language]

type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; Height: number }
  | { type: 'change'; Complete: boolean; CardType: CardType | null }
  | ({ type: 'token'; Token: string; CardType: CardType; LastDigits: string } & Omit<CardFields, 'Number'>)
  | { type: 'error'; Message: string; Area: string }

const post = (message: FrameMessage) => window.parent.postMessage({ source: 'onair-capture', ...message }, shopOrigin)

const element = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The frame has no ${selector}.`)
  return found
}

const form = element('form', HTMLFormElement)
const number = element('#number', HTMLInputElement)
const holder = element('#holder', HTMLInputElement)
const month = element('#month', HTMLSelectElement)
const year = element('#year', HTMLSelectElement)
const brandBadge = element('#brand', HTMLElement)
const failure = element('#failure', HTMLElement)
const fields = { Number: number, HolderName: holder, ExpiryMonth: month, ExpiryYear: year }

const typed = (): CardFields => ({
  Number: bareNumber(number.value),
  HolderName: holder.value.trim(),
  ExpiryMonth: month.value,
  ExpiryYear: year.value,
})

const problems = () => new Map(cardProblems(typed(), new Date()))

const showProblem = (name: keyof CardFields, message: string) => {
  const field = fields[name]
  element(`#${field.id}-error`, HTMLElement).textContent = message
  if (message) {
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', `${field.id}-error`)
  } else {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
}

const check = (names: readonly (keyof CardFields)[]) => {
  const found = problems()
  for (const name of names) {
    const problem = found.get(name)
    showProblem(name, problem ? text.problems[problem] : '')
  }
  return found
}

const names = ['Number', 'HolderName', 'ExpiryMonth', 'ExpiryYear'] as const

let last = 'false null'
const postChange = () => {
  const Complete = problems().size === 0
  const CardType = brandOf(bareNumber(number.value))
  brandBadge.textContent = CardType ? text.brands[CardType] : ''
  if (last === `${Complete} ${CardType}`) return
  last = `${Complete} ${CardType}`
  post({ type: 'change', Complete, CardType })
}

/** Groups the digits and keeps the caret behind the same digit. */
const formatNumber = () => {
  const before = number.value.slice(0, number.selectionStart ?? number.value.length).replace(/\D/g, '').length
  const digits = number.value.replace(/\D/g, '')
  const shown = grouped(digits.slice(0, longest(brandOf(digits))))
  if (shown === number.value) return
  number.value = shown
  if (document.activeElement !== number) return
  let caret = 0
  for (let seen = 0; caret < shown.length && seen < before; caret++) if (shown[caret] !== ' ') seen++
  number.setSelectionRange(caret, caret)
}

let sending = false
const submit = async () => {
  if (sending) return
  failure.textContent = ''
  const found = check(names)
  const first = names.find((name) => found.has(name))
  if (first) {
    fields[first].focus()
    return post({ type: 'error', Message: text.problems[found.get(first) ?? 'number-wrong'], Area: first })
  }
  sending = true
  form.setAttribute('aria-busy', 'true')
  const { Number: cardNumber, ...rest } = typed()
  try {
    const response = await fetch('/capture/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ Number: cardNumber, ...rest }),
    })
    const answer = await response.json()
    if (response.ok) return post({ type: 'token', ...answer, ...rest })
    const refusal = answer[0]
    const name = names.find((candidate) => candidate === refusal.Area)
    if (name) {
      showProblem(name, refusal.Message)
      fields[name].focus()
    } else failure.textContent = refusal.Message
    post({ type: 'error', Message: refusal.Message, Area: refusal.Area })
  } catch {
    failure.textContent = text.unavailable
    post({ type: 'error', Message: text.unavailable, Area: 'Unavailable' })
  } finally {
    sending = false
    form.removeAttribute('aria-busy')
  }
}

for (const name of names) {
  const field = fields[name]
  const changed = () => {
    if (name === 'Number') formatNumber()
    // Clears a message as soon as the field is valid; shows no new one while the shopper types.
    if (field.hasAttribute('aria-invalid') && !problems().has(name)) showProblem(name, '')
    postChange()
  }
  field.addEventListener('input', changed)
  field.addEventListener('change', changed)
  field.addEventListener('blur', () => {
    if (field.value.trim() !== '') check([name])
  })
}

form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  void submit()
})

let height = 0
const postHeight = () => {
  const now = Math.ceil(document.body.getBoundingClientRect().height)
  if (now === height) return
  height = now
  post({ type: 'height', Height: now })
}

const postAll = () => {
  height = 0
  last = 'false null'
  post({ type: 'ready' })
  postHeight()
  postChange()
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== shopOrigin) return
  if (event.data?.source !== 'onair-capture') return
  if (event.data.type === 'submit') void submit()
  if (event.data.type === 'focus')
    (names.map((name) => fields[name]).find((field) => field.value === '') ?? number).focus()
  // A page rendered on the server may start to listen after this frame announced that it is ready.
  if (event.data.type === 'hello') postAll()
})

new ResizeObserver(postHeight).observe(document.body)
postAll()
