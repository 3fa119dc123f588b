import { vi } from 'vitest'

/** An event stream that a test speaks through. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  /** The streams that are open now. */
  static open = () => FakeEventSource.opened.filter(({ readyState }) => readyState !== 2)

  readonly CLOSED = 2
  readyState = 0
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }

  /** The server answers. */
  answer() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  /** The connection breaks, and the browser tries again by itself. With `forGood` it does not: something else answered. */
  lose({ forGood = false } = {}) {
    this.readyState = forGood ? 2 : 0
    this.dispatchEvent(new Event('error'))
  }

  /** The server says something, which it only can on an open stream. */
  say(event: string, data: object) {
    if (this.readyState === 0) this.answer()
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }

  close() {
    this.readyState = 2
  }
}

/** Puts the fake in the browser's place until the test is over, and forgets what earlier tests opened. */
export function fakeChannel(): typeof FakeEventSource {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
  return FakeEventSource
}
