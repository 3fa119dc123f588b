import { type Camel, type showEvents, toWire } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import type { z } from 'zod/mini'
import { showOf } from '../guide/show.ts'
import type { Answer } from '../kernel/call/mount.ts'
import type { Air, AirEvent } from './air.ts'

/** A comment every so often keeps proxies from taking a quiet stream for a dead one. */
const heartbeatMs = 15_000
/** Events that a client who comes back may have missed. */
const remembered = 256
/** A client that lets this much pile up is cut off; it reconnects and is told the present state. */
const mostWaitingBytes = 256_000
const mostClients = 5000

/** What a stream needs of a response. */
export type EventOutput = {
  readonly writableLength: number
  writeHead(status: number, headers: Record<string, string>): unknown
  write(text: string): unknown
  once(event: 'close', told: () => void): unknown
  end(): unknown
  destroy(): unknown
}

type EventStreams = {
  /** Begins a stream on a response whose headers are not sent yet; false when there are too many already. */
  open(
    response: EventOutput,
    headers: Record<string, string>,
    language: Language,
    lastEventId: string | undefined,
  ): boolean
  /** How many are open. */
  count(): number
  close(): void
}

type Watched = Pick<Air, 'state' | 'ids' | 'onEvent'>
type Data<Name extends keyof typeof showEvents> = Answer<Camel<z.infer<(typeof showEvents)[Name]>>>

/** Tells all clients what changes on air. They share one subscription, and each event is written once per language. */
export function createEventStreams({ air, clock }: { air: Watched; clock: () => Date }): EventStreams {
  const clients = new Map<EventOutput, Language>()
  const recent: AirEvent[] = []
  /** The newest event that is forgotten already. */
  let forgotten = 0
  let heartbeat: NodeJS.Timeout | undefined

  air.onEvent((event) => {
    recent.push(event)
    if (recent.length > remembered) forgotten = recent.shift()?.id ?? forgotten
    const frames = { en: frameOf(event, 'en'), fr: frameOf(event, 'fr') }
    for (const [response, language] of clients) write(response, frames[language])
  })

  function write(response: EventOutput, text: string): void {
    if (response.writableLength > mostWaitingBytes) {
      clients.delete(response)
      response.destroy()
    } else response.write(text)
  }

  /**
   * What a client is told first: the present programme, and, if it says which event it saw last and that one is known,
   * what came after it. The present state carries the newest id that the client is then up to.
   */
  function greeting(language: Language, lastEventId: string | undefined): string {
    const { now, next } = air.state()
    const { first, last } = air.ids()
    const seen = Number(lastEventId)
    const known = seen >= Math.max(first, forgotten) && seen <= last
    const missed = known ? recent.filter(({ id, name }) => id > seen && name !== 'show') : []
    const present: AirEvent = { name: 'show', now, next, at: clock(), id: last }
    return [...missed, present].map((event) => frameOf(event, language)).join('')
  }

  return {
    open(response, headers, language, lastEventId) {
      if (clients.size >= mostClients) return false
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      response.write(`retry: 1000\n\n${greeting(language, lastEventId)}`)
      clients.set(response, language)
      response.once('close', () => {
        clients.delete(response)
        if (clients.size > 0) return
        clearInterval(heartbeat)
        heartbeat = undefined
      })
      heartbeat ??= setInterval(() => {
        for (const client of clients.keys()) write(client, ':\n\n')
      }, heartbeatMs).unref()
      return true
    },
    count: () => clients.size,
    close() {
      clearInterval(heartbeat)
      for (const response of clients.keys()) response.end()
      clients.clear()
    },
  }
}

/** An event as text: id, name, and the contract's JSON. */
function frameOf(event: AirEvent, language: Language): string {
  return `id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(toWire(dataOf(event, language)))}\n\n`
}

function dataOf(event: AirEvent, language: Language): unknown {
  const { at } = event
  switch (event.name) {
    case 'show':
      return {
        at,
        now: event.now && showOf(event.now, language, at),
        next: event.next && showOf(event.next, language, at),
      } satisfies Data<'show'>
    case 'product':
      return { at, itemNo: event.itemNo, showId: event.showId } satisfies Data<'product'>
    case 'price': {
      const { id: _id, name: _name, ...priced } = event
      return priced satisfies Data<'price'>
    }
    case 'stock': {
      const { itemNo, edpNo, stock, quantity } = event
      return { at, itemNo, edpNo, stock, quantity } satisfies Data<'stock'>
    }
  }
}
