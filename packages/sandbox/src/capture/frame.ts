// The script of the capture frame. It runs in the browser, on the provider's origin, inside the shop's page.
// The card's number and code leave this frame only for POST /capture/tokens; the shop's page receives the token.
import { type CardFields, type CardProblem, type CardType, cardProblems } from './card.ts'
import { brand, element, fields, format, language, showProblem, text, typed } from './fields.ts'

const shopOrigin = document.documentElement.dataset.shopOrigin ?? ''

type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; Height: number }
  | { type: 'change'; Complete: boolean; CardType: CardType | null }
  | ({ type: 'token'; Token: string; CardType: CardType; LastDigits: string } & Pick<
      CardFields,
      'HolderName' | 'ExpiryMonth' | 'ExpiryYear'
    >)
  | { type: 'error'; Message: string; Area: string }

const send = (message: FrameMessage) => window.parent.postMessage({ source: 'onair-capture', ...message }, shopOrigin)

const form = element('form', HTMLFormElement)
const failure = element('#failure', HTMLElement)

const problems = () => new Map<keyof CardFields, CardProblem>(cardProblems(typed(), new Date()))

/** The first problem of a field. */
const problemOf = (typedProblems: ReturnType<typeof problems>, parts: readonly (keyof CardFields)[]) => {
  const area = parts.find((part) => typedProblems.has(part))
  const problem = area && typedProblems.get(area)
  return area && problem && { area, message: text.problems[problem] }
}

let last = 'false null'
const sendChange = () => {
  const Complete = problems().size === 0
  const CardType = brand()
  if (last === `${Complete} ${CardType}`) return
  last = `${Complete} ${CardType}`
  send({ type: 'change', Complete, CardType })
}

/** Shows every problem. @returns the first one, whose field gets the focus */
const checkAll = () => {
  const typedProblems = problems()
  let first: ReturnType<typeof problemOf>
  for (const { field, parts } of fields) {
    const problem = problemOf(typedProblems, parts)
    showProblem(field, problem ? problem.message : '')
    if (!problem || first) continue
    first = problem
    field.focus()
  }
  return first
}

let sending = false
const submit = async () => {
  if (sending) return
  failure.textContent = ''
  const wrong = checkAll()
  if (wrong) return send({ type: 'error', Message: wrong.message, Area: wrong.area })
  sending = true
  form.setAttribute('aria-busy', 'true')
  const card = typed()
  const { HolderName, ExpiryMonth, ExpiryYear } = card
  try {
    const response = await fetch('/capture/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(card),
    })
    const body = await response.json()
    if (response.ok) return send({ type: 'token', ...body, HolderName, ExpiryMonth, ExpiryYear })
    const refusal = body[0]
    const refused = fields.find(({ parts }) => parts.includes(refusal.Area))
    if (refused) {
      showProblem(refused.field, refusal.Message)
      refused.field.focus()
    } else failure.textContent = refusal.Message
    send({ type: 'error', Message: refusal.Message, Area: refusal.Area })
  } catch {
    failure.textContent = text.unavailable
    send({ type: 'error', Message: text.unavailable, Area: 'Unavailable' })
  } finally {
    sending = false
    form.removeAttribute('aria-busy')
  }
}

for (const { field, parts } of fields) {
  const changed = (event: Event) => {
    format(field, event instanceof InputEvent && event.inputType.startsWith('delete'))
    // Clears a message as soon as the field is valid; shows no new one while the shopper types.
    if (field.hasAttribute('aria-invalid') && !problemOf(problems(), parts)) showProblem(field, '')
    sendChange()
  }
  field.addEventListener('input', changed)
  field.addEventListener('change', changed)
  field.addEventListener('blur', () => {
    if (field.value.trim() !== '') showProblem(field, problemOf(problems(), parts)?.message ?? '')
  })
}

form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  void submit()
})

/** Applies changed colours of the page, such as a dark scheme. The style sheet's route drops invalid ones. */
const wear = (look: unknown) => {
  const tokens = Object.entries(look ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  element('link[rel=stylesheet]', HTMLLinkElement).href = `/capture/frame.css?${new URLSearchParams(tokens)}`
}

let height = 0
const sendHeight = () => {
  const now = Math.ceil(document.body.getBoundingClientRect().height)
  if (now === height) return
  height = now
  send({ type: 'height', Height: now })
}

const sendAll = () => {
  height = 0
  last = 'false null'
  send({ type: 'ready' })
  sendHeight()
  sendChange()
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== shopOrigin) return
  if (event.data?.source !== 'onair-capture') return
  if (event.data.type === 'submit') void submit()
  if (event.data.type === 'look') wear(event.data.Look)
  if (event.data.type === 'focus') (fields.find(({ field }) => field.value === '') ?? fields[0])?.field.focus()
  // A page rendered on the server may start to listen after this frame announced that it is ready.
  if (event.data.type === 'hello') sendAll()
})

new ResizeObserver(sendHeight).observe(document.body)
sendAll()
