import { whenWoken } from './sleep.client.ts'
import type { Listener, Received, StreamEvent } from './stream.client.ts'

/** The messages between tabs of one browser. A follower asks for the events after one; the leader sends to one tab or all. */
type Message<Event extends StreamEvent> =
  | { from: string; after: string }
  | { to?: string; received: readonly Received<Event>[]; connected: boolean | undefined }

/** The leader sends something at this interval at least. */
const beatMs = 5000
/** A leader that is silent, or leaves a question open, for longer than this is frozen by the browser. */
const [patienceMs, answerMs] = [15_000, 2000]
/** Tabs that notice it wait a random time up to this, so that one takes over before the others. */
const spreadMs = 2000
/** How many events are replayed to a tab that joins. */
const replayed = 256

type Present<Event extends StreamEvent> = { received: Received<Event>; since: number }
type Sharing<Event extends StreamEvent> = {
  name: string
  last: () => string
  open: (listener: Listener<Event>) => () => void
  own: Listener<Event>
}

/**
 * Shares one stream among the tabs and pages of a site in one browser.
 *
 * 1. The tab that holds the lock leads: it opens the stream, and forwards to the others what it receives. When it is closed, the browser
 *    passes the lock on, and the next leader's stream begins after the last event that it received.
 * 2. A tab that joins or becomes visible asks the leader for the present programme, and for what it has missed.
 * 3. A visible tab that receives nothing from the leader takes the lock: browsers freeze hidden pages, and slow down their timers.
 *    The tab that lost it follows.
 * 4. After a sleep the leader opens the stream again: it may be dead, and its first event has the time.
 * 5. A page without the right to locks, such as one in a sandboxed frame, has a stream of its own.
 *
 * @param name the stream's address, which the tabs have in common
 * @param last the last event that the tab received
 * @param open opens the stream. @returns closes it
 * @returns a function that leaves
 */
export function shareStream<Event extends StreamEvent>({ name, last, open, own }: Sharing<Event>): () => void {
  const lock = `onair-live ${name}`
  const channel = new BroadcastChannel(lock)
  const self = crypto.randomUUID()
  /** The latest events other than programmes, and the present programme with the moment it was received. */
  const recent: Received<Event>[] = []
  let present: Present<Event> | undefined
  let connected: boolean | undefined
  let leaving = false
  let endLead: (() => void) | undefined
  let place = new AbortController()
  let silence: ReturnType<typeof setTimeout> | undefined

  const send = (message: Message<Event>) => channel.postMessage(message)
  const tell = (received: readonly Received<Event>[], to?: string) =>
    send({ received, connected, ...(to !== undefined && { to }) })

  function take(received: Received<Event>): void {
    if (received.event.name === 'show') present = { received, since: performance.now() }
    else if (recent.push(received) > replayed) recent.shift()
    own.receive(received)
  }

  function watch(now: boolean): void {
    connected = now
    own.watch(now)
  }

  function lead(): Promise<void> {
    return new Promise((release) => {
      const all: Listener<Event> = {
        receive(received) {
          take(received)
          tell([received])
        },
        watch(now) {
          watch(now)
          tell([])
        },
      }
      let close = open(all)
      const stopLooking = whenWoken(() => {
        close()
        all.watch(false)
        close = open(all)
      })
      const beat = setInterval(() => tell([]), beatMs)
      endLead = () => {
        endLead = undefined
        clearInterval(beat)
        stopLooking()
        close()
        release()
      }
    })
  }

  /** Waits for the lock, or takes it. */
  async function compete(how: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(lock, how, () => (leaving ? undefined : lead()))
    } catch (failure) {
      if (leaving || how.signal?.aborted) return
      endLead?.()
      // Another tab took the lock; any other failure would come again.
      if (failure instanceof DOMException && failure.name === 'AbortError') follow()
      else endLead = open({ receive: take, watch })
    }
  }

  function follow(): void {
    place = new AbortController()
    void compete({ signal: place.signal })
    ask()
  }

  function ask(): void {
    send({ from: self, after: last() })
    expectLeader(answerMs)
  }

  function expectLeader(ms: number): void {
    clearTimeout(silence)
    if (endLead || document.visibilityState !== 'visible') return
    silence = setTimeout(
      () => {
        if (endLead) return
        place.abort()
        void compete({ steal: true })
      },
      ms + Math.random() * spreadMs,
    )
  }

  /** The present programme, and the events after the last one that the tab has received. */
  function catchUp(after: string): Received<Event>[] {
    const missed = after ? recent.filter(({ id }) => Number(id) > Number(after)) : []
    return present ? [later(present), ...missed] : missed
  }

  channel.onmessage = ({ data }: MessageEvent<Message<Event>>) => {
    if ('from' in data) {
      if (endLead) tell(catchUp(data.after), data.from)
      return
    }
    if (endLead || (data.to !== undefined && data.to !== self)) return
    expectLeader(patienceMs)
    data.received.forEach(take)
    if (data.connected !== undefined) watch(data.connected)
  }
  const look = () => {
    clearTimeout(silence)
    if (!endLead && document.visibilityState === 'visible') ask()
  }
  document.addEventListener('visibilitychange', look)
  follow()

  return () => {
    leaving = true
    clearTimeout(silence)
    document.removeEventListener('visibilitychange', look)
    place.abort()
    endLead?.()
    channel.close()
  }
}

/** A programme as it is sent later: its time has advanced. */
function later<Event extends StreamEvent>({ received: { id, event }, since }: Present<Event>): Received<Event> {
  const { at } = event.data
  if (!at) return { id, event }
  const now = new Date(Date.parse(at) + performance.now() - since).toISOString()
  return { id, event: { ...event, data: { ...event.data, at: now } } }
}
