import { vi } from 'vitest'

/** An event stream that a test speaks through. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  /** The streams that are open now. */
  static open = () => FakeEventSource.opened.filter(({ closed }) => !closed)

  closed = false
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }

  say(event: string, data: object) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }

  close() {
    this.closed = true
  }
}

/** Puts the fake in the browser's place until the test is over, and forgets what earlier tests opened. */
export function fakeChannel(): typeof FakeEventSource {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
  return FakeEventSource
}
