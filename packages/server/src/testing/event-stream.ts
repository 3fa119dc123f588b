import { get, type IncomingMessage } from 'node:http'

/** One server-sent event. */
export type SentEvent = { id: string; event: string; data: Record<string, unknown> }

/** A client of an event stream over real HTTP. */
export type EventClient = {
  response: IncomingMessage
  /** The events received so far. */
  events: SentEvent[]
  /** The number of comments received so far. */
  comments(): number
  /** Waits for the first matching event, including earlier ones. */
  until(fits: (event: SentEvent) => boolean): Promise<SentEvent>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

/** Opens an event stream, and resolves when its headers have arrived. */
export function openEvents(url: string, headers: Record<string, string> = {}): Promise<EventClient> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers: { accept: 'text/event-stream', ...headers } }, (response) => {
      const events: SentEvent[] = []
      const waiting = new Set<() => void>()
      let text = ''
      let comments = 0
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
        const frames = text.split('\n\n')
        text = frames.pop() ?? ''
        for (const frame of frames) {
          const fields = new Map(
            frame
              .split('\n')
              .map((line): [string, string] => [line.split(':', 1)[0] ?? '', line.replace(/^\w*: ?/, '')]),
          )
          if (fields.has('data')) {
            const data: Record<string, unknown> = JSON.parse(fields.get('data') ?? '')
            events.push({ id: fields.get('id') ?? '', event: fields.get('event') ?? '', data })
          } else if (frame.startsWith(':')) comments += 1
        }
        for (const look of waiting) look()
      })
      const ended = new Promise<void>((done) => {
        response.once('close', done)
        response.once('error', () => done())
      })
      resolve({
        response,
        events,
        comments: () => comments,
        until: (fits) =>
          new Promise((found) => {
            const look = () => {
              const event = events.find(fits)
              if (!event) return
              waiting.delete(look)
              found(event)
            }
            waiting.add(look)
            look()
          }),
        ended,
        close: () => request.destroy(),
      })
    })
    request.once('error', reject)
  })
}
