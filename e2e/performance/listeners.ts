/**
 * A process of its own that listens to a shop's event stream many times, from many addresses of this machine:
 * `node listeners.ts PORT COUNT ADDRESSES`. It prints a line of JSON when all have been greeted, which says how many of them would
 * come back in the busiest second if the server died, and one for each programme that has reached the last of them since.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const [port, count, addresses] = process.argv.slice(2).map(Number) as [number, number, number]
/** This many connect at once. */
const together = 100

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** The number of listeners that received each programme, by the event's id. */
const reached = new Map<string, number>()

/** The number of listeners that come back in each second after a loss, by what the server told each. */
const returns = new Map<number, number>()

/** Counts the programmes in one stream. Its chunks may end anywhere. */
function follow(socket: Socket): void {
  let rest = ''
  let id = ''
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('id: ')) id = line.slice(4)
      else if (line === 'event: show') got(id)
    }
  })
  socket.once('error', (error) => {
    throw error
  })
}

function got(id: string): void {
  const listeners = (reached.get(id) ?? 0) + 1
  reached.set(id, listeners)
  if (listeners === count) say({ id: Number(id), at: Date.now() })
}

async function listen(index: number): Promise<void> {
  const place = index % addresses
  const localAddress = `127.0.${1 + Math.floor(place / 250)}.${1 + (place % 250)}`
  const socket = connect({ host: '127.0.0.1', port, localAddress }).setEncoding('latin1')
  await once(socket, 'connect')
  socket.write(`GET /api/v2/en/shows/events HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\n\r\n`)
  let head = ''
  while (!/^retry: \d+$/m.test(head)) {
    const [text] = await once(socket, 'data')
    head += text
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, 300))
  }
  const second = Math.floor(Number(/^retry: (\d+)$/m.exec(head)?.[1]) / 1000)
  returns.set(second, (returns.get(second) ?? 0) + 1)
  follow(socket)
}

for (let begun = 0; begun < count; begun += together) {
  await Promise.all(Array.from({ length: Math.min(together, count - begun) }, (_, index) => listen(begun + index)))
}
say({ listening: count, busiest: Math.max(...returns.values()) })
