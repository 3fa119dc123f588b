import type { Http, ShowEvent } from '@onair/core/client'
import { fromWire } from '@onair/core/contract'

const names: readonly ShowEvent['name'][] = ['show', 'product', 'price', 'stock']
const longestWait = 30_000

export type AirStreamOptions = {
  http: Http
  tell: (event: ShowEvent) => void
  /** `true` when the stream is open, `false` when it broke. */
  connected: (open: boolean) => void
  openSource?: (address: string) => EventSource
}

/**
 * Listens to what changes on air and does not give up. A browser reconnects by itself after a lost connection, but
 * never after an answer that was no stream (a 502 while the server restarts): then this opens a new one, after
 * 1, 2, 4 … 30 seconds.
 * @returns how to stop.
 */
export function openAirStream({
  http,
  tell,
  connected,
  openSource = (address) => new EventSource(address),
}: AirStreamOptions) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = 1000

  function open() {
    const opened = openSource(http.address('GET /api/v2/{language}/shows/events'))
    source = opened
    opened.onopen = () => {
      wait = 1000
      connected(true)
    }
    opened.onerror = () => {
      connected(false)
      if (opened.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, wait)
      wait = Math.min(wait * 2, longestWait)
    }
    for (const name of names) {
      opened.addEventListener(name, (message: MessageEvent<string>) =>
        tell({ name, data: fromWire(JSON.parse(message.data)) } as ShowEvent),
      )
    }
  }

  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
