import { type Http, Unreachable } from '@onair/core/http'
import type { Language } from '@onair/core/language'
import { type CardBrand, cardTypes } from '@onair/core/payment'
import { paymentClient } from '@onair/core/payment/client'
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals-core'

/** A card from the capture service: a token instead of the number. */
export type CapturedCard = {
  token: string
  cardType: CardBrand
  lastDigits: string
  expiryMonth: string
  expiryYear: string
  holderName: string
}

/**
 * `wrong`: the frame shows errors beside its fields. `shut`: the frame could not be opened, and a message in its place says so.
 * `away`: the service did not reply.
 */
export type Captured = { ok: true; card: CapturedCard } | { ok: false; reason: 'wrong' | 'shut' | 'away' }

export type CaptureModel = {
  /** `failed`: the frame or its address could not be loaded; `load` retries. */
  state: ReadonlySignal<'loading' | 'opening' | 'ready' | 'failed'>
  /** The frame's URL with this page's origin and language, and the origin that it sends messages from. */
  frame: ReadonlySignal<{ address: string; origin: string } | undefined>
  /** The height of the frame's content, in pixels. */
  height: ReadonlySignal<number>
  /** Requests the frame's URL. */
  load(): Promise<void>
  /** Sends messages to the frame while it is on the page. */
  connect(send: ((message: object) => void) | undefined): void
  /** Handles a message from the frame's window and origin. */
  hear(message: unknown): void
  /** Requests the card's token; if the frame is still loading, as soon as it is ready. */
  submit(): Promise<Captured>
  /** Moves the focus into the frame, or to the message in its place. */
  focus(): void
  /** How often the focus was requested while the frame could not be opened. */
  focusInstead: ReadonlySignal<number>
}

const source = 'onair-capture'
/** The longest wait for the frame's page to load. */
const loadingMs = 30_000
/** The longest wait from then until the frame reports that it is ready. */
const openingMs = 10_000
/** The longest wait for a token. */
const tokenMs = 30_000
/** The height of the fields, until the frame reports its own. */
const firstHeight = 270

/**
 * Exchanges messages with the card capture frame. The card's number stays in the frame, on the provider's origin: this page gets
 * a token.
 *
 * @param pageOrigin the origin of the page that shows the frame: the frame sends messages to no other
 */
export function createCaptureModel(http: Http, pageOrigin: () => string, language: Language): CaptureModel {
  const client = paymentClient(http)
  const state = signal<'loading' | 'opening' | 'ready' | 'failed'>('loading')
  const frame = signal<{ address: string; origin: string } | undefined>(undefined)
  const height = signal(firstHeight)
  const focusInstead = signal(0)
  let speak: ((message: object) => void) | undefined
  let opening: ReturnType<typeof setTimeout> | undefined
  let waiting: ((captured: Captured) => void) | undefined

  const send = (type: 'hello' | 'submit' | 'focus') => speak?.({ source, type })
  const finish = (captured: Captured) => {
    waiting?.(captured)
    waiting = undefined
  }
  const giveUpAfter = (ms: number) => {
    clearTimeout(opening)
    opening = setTimeout(() => {
      if (state.peek() === 'opening') state.value = 'failed'
    }, ms)
  }

  async function load() {
    batch(() => {
      state.value = 'loading'
      frame.value = undefined
    })
    try {
      const result = await client.captureConfig()
      if (!result.ok) throw new Unreachable('The capture service has no address')
      const { frameUrl, origin, securityCode } = result.value
      const address = new URL(frameUrl)
      const query = { origin: pageOrigin(), language, ...(securityCode && { securityCode: '1' }) }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      batch(() => {
        frame.value = { address: address.href, origin }
        state.value = 'opening'
      })
      giveUpAfter(loadingMs)
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure
      state.value = 'failed'
    }
  }

  function connect(next: ((message: object) => void) | undefined) {
    speak = next
    clearTimeout(opening)
    if (!next) {
      finish({ ok: false, reason: 'away' })
      if (state.peek() === 'ready') state.value = 'opening'
      return
    }
    giveUpAfter(openingMs)
    send('hello')
  }

  /** Sends a message once the frame is ready, or gives up when the frame fails. @returns stops waiting */
  const whenReady = () => {
    let asked = false
    return effect(() => {
      if (state.value === 'failed') finish({ ok: false, reason: 'shut' })
      else if (state.value === 'ready' && !asked) {
        asked = true
        send('submit')
      }
    })
  }

  function hear(message: unknown) {
    if (!isRecord(message) || message.source !== source) return
    if (message.type === 'ready') {
      clearTimeout(opening)
      state.value = 'ready'
    } else if (message.type === 'height' && typeof message.Height === 'number') {
      height.value = Math.min(2000, Math.max(100, Math.ceil(message.Height)))
    } else if (message.type === 'token') {
      const card = cardOf(message)
      finish(card ? { ok: true, card } : { ok: false, reason: 'away' })
    } else if (message.type === 'error') {
      finish({ ok: false, reason: message.Area === 'Unavailable' ? 'away' : 'wrong' })
    }
  }

  return {
    state,
    frame,
    height,
    load,
    connect,
    hear,
    submit() {
      if (waiting) return Promise.resolve({ ok: false, reason: 'away' })
      if (state.peek() === 'failed') return Promise.resolve({ ok: false, reason: 'shut' })
      return new Promise<Captured>((resolve) => {
        const timer = setTimeout(() => finish({ ok: false, reason: 'away' }), tokenMs)
        let forget = () => {}
        waiting = (captured) => {
          clearTimeout(timer)
          forget()
          resolve(captured)
        }
        forget = whenReady()
      })
    },
    focus() {
      if (state.peek() === 'failed') focusInstead.value += 1
      else send('focus')
    },
    focusInstead,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function cardOf(message: Record<string, unknown>): CapturedCard | undefined {
  const text = (name: string) => (typeof message[name] === 'string' ? message[name] : '')
  const cardType = cardTypes.find(({ code }) => code === message.CardType)?.code
  const token = text('Token')
  if (!cardType || token === '') return undefined
  return {
    token,
    cardType,
    lastDigits: text('LastDigits'),
    expiryMonth: text('ExpiryMonth'),
    expiryYear: text('ExpiryYear'),
    holderName: text('HolderName'),
  }
}
