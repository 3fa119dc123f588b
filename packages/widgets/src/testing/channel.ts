import { vi } from 'vitest'

/** An event stream that a test controls. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  /** The open streams. */
  static open = () => FakeEventSource.opened.filter(({ readyState }) => readyState !== 2)

  readonly CLOSED = 2
  readyState = 0
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }

  /** Opens the connection. */
  answer() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  /**
   * Breaks the connection; the browser reconnects by itself. With `forGood` it does not, because it got another reply.
   */
  lose({ forGood = false } = {}) {
    this.readyState = forGood ? 2 : 0
    this.dispatchEvent(new Event('error'))
  }

  /** Sends an event, which requires an open stream. */
  say(event: string, data: object) {
    if (this.readyState === 0) this.answer()
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }

  close() {
    this.readyState = 2
  }
}

/** Replaces the browser's EventSource until the test is over, and closes earlier tests' streams. */
export function fakeChannel(): typeof FakeEventSource {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
  return FakeEventSource
}
