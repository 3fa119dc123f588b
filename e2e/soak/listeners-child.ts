/**
 * For the soak: a process that listens to a shop's event stream many times, from many addresses of this machine, as browsers do:
 * `node listeners-child.ts PORT COUNT`. A stream that ends is opened again after the time that its server told, and so on until it
 * opens. It prints a line of JSON whenever all listeners have been told that the same programme is on air, with the number of
 * streams that opened in the busiest second since the line before.
 */
import { connect } from 'node:net'

const [port, count] = process.argv.slice(2).map(Number) as [number, number]
/** The streams of one address. */
const perAddress = 10
/** This many connect at once. */
const together = 100

/** The programme that each listener was last told of. */
const heard = new Map<number, string>()
/** The attempts that led to a stream, by the second in which they began. */
let arrivals = new Map<number, number>()
/** The programme of the last line. */
let printed = ''

function hear(index: number, show: string): void {
  heard.set(index, show)
  if (heard.size < count || show === printed || [...heard.values()].some((other) => other !== show)) return
  printed = show
  process.stdout.write(`${JSON.stringify({ show, busiest: Math.max(...arrivals.values()) })}\n`)
  arrivals = new Map()
}

/** Resolves when the first attempt has ended, whether it led to a stream or not. */
function listen(index: number, lastEventId = '', retryMs = 1000): Promise<void> {
  const place = Math.floor(index / perAddress)
  const localAddress = `127.2.${Math.floor(place / 250)}.${1 + (place % 250)}`
  const second = Math.floor(Date.now() / 1000)
  const state = { id: lastEventId, retryMs, open: false, rest: '' }
  return new Promise((tried) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress }).setEncoding('utf8')
    const last = lastEventId && `Last-Event-ID: ${lastEventId}\r\n`
    socket.once('connect', () =>
      socket.write(
        `GET /api/v2/en/shows/events HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\n${last}\r\n`,
      ),
    )
    socket.on('data', (text: string) => {
      const lines = (state.rest + text).split(/\r?\n/)
      state.rest = lines.pop() ?? ''
      for (const line of lines) {
        const [, field, value = ''] = /^(retry|id|data): (.*)$/.exec(line) ?? []
        if (line.startsWith('HTTP/1.1') && !line.startsWith('HTTP/1.1 200')) socket.destroy()
        if (field === 'id') state.id = value
        const [, show] = /"Now":\{"Id":"([^"]+)"/.exec(field === 'data' ? value : '') ?? []
        if (show) hear(index, show)
        if (field !== 'retry') continue
        state.retryMs = Number(value)
        state.open = true
        arrivals.set(second, (arrivals.get(second) ?? 0) + 1)
        tried()
      }
    })
    // A server that is killed resets its connections, and nobody listens until the next one does.
    socket.on('error', () => {})
    socket.once('close', () => {
      tried()
      setTimeout(() => void listen(index, state.id, state.retryMs), state.retryMs)
    })
  })
}

for (let begun = 0; begun < count; begun += together) {
  await Promise.all(Array.from({ length: Math.min(together, count - begun) }, (_, index) => listen(begun + index)))
}
