import { type Camel, type showEvents, toWire } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import type { z } from 'zod/mini'
import { showOf } from '../guide/show.ts'
import type { ReplyWithDates } from '../kernel/call/mount.ts'
import { subMilliseconds } from '../kernel/instants.ts'
import type { Air, AirEvent } from './air.ts'
import { createBroadcast } from './broadcast.ts'

/** A comment at this interval keeps proxies from closing an idle stream. */
const heartbeatMs = 15_000
/** How many events are replayed to a client that reconnects. */
const replayed = 256
/** A client with more unsent bytes is disconnected; it reconnects and gets the present state. */
const maxBufferedBytes = 256_000

/** A page may be this much older than its stream, for example if it was prefetched. */
const unheardMs = 10 * 60_000
/** A page may have been without its stream for this long, for example asleep. */
const absentMs = 24 * 60 * 60_000

/** A client reopens a stream that broke after this time at the earliest. */
const firstReconnectMs = 1000
/**
 * The clients of a server that stops or is killed reconnect over this time. Each receives its own delay when it connects,
 * because a killed server sends nothing.
 */
const spreadMs = 5000
/** The golden ratio's fraction: its multiples, without their whole part, are spread evenly, however many there are. */
const nextPlace = 0.618_033_988_749_895

/** What a stream needs of a response. */
export type EventOutput = {
  readonly writableLength: number
  writeHead(status: number, headers: Record<string, string>): unknown
  write(text: string): unknown
  once(event: 'close', listener: () => void): unknown
  end(text?: string): unknown
  destroy(): unknown
}

type EventStreams = {
  /** Starts a stream on a response whose headers are not sent yet, unless there are too many, in total or of its address. */
  open(
    response: EventOutput,
    headers: Record<string, string>,
    language: Language,
    lastEventId: string | undefined,
    address: string,
  ): 'opened' | 'full' | 'share-used'
  /** The number of open streams. */
  count(): number
  /** Ends all streams. Their clients reconnect one after the other. */
  close(): void
}

/** `since` is the newest event of the client's greeting. */
type StreamClient = { readonly language: Language; readonly since: number }
type AirSource = Pick<Air, 'state' | 'ids' | 'onEvent' | 'pricesChangedSince'>
type Data<Name extends keyof typeof showEvents> = ReplyWithDates<Camel<z.infer<(typeof showEvents)[Name]>>>

/** Sends the changes on air to all clients. They share one subscription, and each event is serialised once per language. */
export function createEventStreams({
  air,
  clock,
  most,
  perAddress,
}: {
  air: AirSource
  clock: () => Date
  /** The most streams at once. */
  most: number
  /** The most streams of one client address. */
  perAddress: number
}): EventStreams {
  const counts = new Map<string, number>()
  const clients = new Map<EventOutput, StreamClient>()
  const recent: AirEvent[] = []
  /** The newest event that can no longer be replayed. */
  let dropped = 0
  let heartbeat: NodeJS.Timeout | undefined
  /** The latest client's delay, as a fraction of `spreadMs`. */
  let place = 0
  const broadcast = createBroadcast(clients)

  air.onEvent((event) => {
    recent.push(event)
    if (recent.length > replayed) dropped = recent.shift()?.id ?? dropped
    const frames = { en: frameOf(event, 'en'), fr: frameOf(event, 'fr') }
    broadcast.send(([response, { language, since }]) => {
      // A client that connected meanwhile received this event with its first frames.
      if (event.id > since) write(response, frames[language])
    })
  })

  function write(response: EventOutput, text: string): void {
    if (response.writableLength > maxBufferedBytes) {
      clients.delete(response)
      response.destroy()
    } else response.write(text)
  }

  /**
   * The first frames of a stream: the present programme, then the events after the client's last one or, if they cannot be
   * replayed, the prices that changed meanwhile. If missed events follow, the programme's frame repeats the client's id: a
   * stream that breaks in between resumes before them.
   */
  function greeting(language: Language, lastEventId: string | undefined): string {
    const { now, next } = air.state()
    const { first, last } = air.ids()
    const seen = Number(lastEventId)
    // Other processes give the same changes other ids.
    const canReplay = seen === Math.max(first, dropped) || recent.some(({ id }) => id === seen)
    const at = clock()
    const away = lastEventId === undefined ? unheardMs : absentMs
    const missed: AirEvent[] = canReplay
      ? recent.filter(({ id, name }) => id > seen && name !== 'show')
      : air.pricesChangedSince(subMilliseconds(at, away)).map((event) => ({ ...event, at, id: last }))
    const present: AirEvent = { name: 'show', now, next, at, id: canReplay && missed.length > 0 ? seen : last }
    return [present, ...missed].map((event) => frameOf(event, language)).join('')
  }

  return {
    open(response, headers, language, lastEventId, address) {
      const open = counts.get(address) ?? 0
      if (open >= perAddress) return 'share-used'
      if (clients.size >= most) return 'full'
      counts.set(address, open + 1)
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      place = (place + nextPlace) % 1
      const retry = firstReconnectMs + Math.floor(spreadMs * place)
      response.write(`retry: ${retry}\n\n${greeting(language, lastEventId)}`)
      clients.set(response, { language, since: air.ids().last })
      response.once('close', () => {
        clients.delete(response)
        const remaining = (counts.get(address) ?? 1) - 1
        if (remaining === 0) counts.delete(address)
        else counts.set(address, remaining)
        if (clients.size > 0) return
        clearInterval(heartbeat)
        heartbeat = undefined
      })
      heartbeat ??= setInterval(() => {
        broadcast.send(([client]) => write(client, ':\n\n'))
      }, heartbeatMs).unref()
      return 'opened'
    },
    count: () => clients.size,
    close() {
      clearInterval(heartbeat)
      broadcast.stop()
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
