/** An event of a stream; `at` is its time, where it is known. */
export type StreamEvent = { name: string; data: { at?: string } }
/** An event with its id; the id is empty where the shop gave no stream. */
export type Received<Event extends StreamEvent> = { id: string; event: Event }
/** Who listens: to the events, and to whether the stream is connected. */
export type Listener<Event extends StreamEvent> = {
  receive(received: Received<Event>): void
  watch(connected: boolean): void
}

/** Where events come from. */
export type Source<Event extends StreamEvent> = {
  /** The stream's address; it names the last event that was received, after which the stream begins. */
  address(): string
  names: readonly Event['name'][]
  read(name: Event['name'], text: string): Event
  /** Asks for the present state where there is no stream; undefined without an answer. */
  ask(): Promise<Event | undefined>
}

const firstWait = 1000
const longestWait = 30_000

/**
 * Opens an event stream and reconnects without end.
 *
 * 1. The browser reopens a broken stream. It gives up on a stream that was answered by something else, such as a gateway's
 *    error: this function then opens a new one after 1, 2, 4 … 30 seconds, and up to as much again, so that not all clients
 *    of a server come back at once.
 * 2. A shop that answers other calls has no stream to spare: the present state is asked for instead, every 30 seconds or
 *    less often, and the stream with it.
 * 3. A stream that the browser tries again in vain may be blocked while the shop answers other calls: then, too, the present state
 *    is asked for, every 30 seconds at most, and no loss is reported.
 * 4. Only the present stream is listened to. WebKit delivers what a closed one still had in its queue when Back restores the page.
 *
 * @returns a function that closes it
 */
export function openStream<Event extends StreamEvent>(
  { address, names, read, ask }: Source<Event>,
  { receive, watch }: Listener<Event>,
): () => void {
  let wait = firstWait
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the stream was open when it failed: then it broke. Otherwise it may be blocked. */
  let wasOpen = false
  /** When the present state was asked for because of that. */
  let askedAt = Number.NEGATIVE_INFINITY
  let source: EventSource | undefined = open()

  function open(): EventSource {
    const opened = new EventSource(address())
    const isPresent = () => source === opened
    opened.addEventListener('open', () => {
      if (!isPresent()) return
      wait = firstWait
      wasOpen = true
      askedAt = Number.NEGATIVE_INFINITY
      watch(true)
    })
    opened.addEventListener('error', () => {
      if (!isPresent()) return
      if (opened.readyState !== opened.CLOSED) {
        if (wasOpen) watch(false)
        else void askMeanwhile(opened)
        wasOpen = false
        return
      }
      reopenAfter(wait)
      wait = Math.min(wait * 2, longestWait)
      void askInstead(opened)
    })
    for (const name of names) {
      opened.addEventListener(name, ({ data, lastEventId }) => {
        if (isPresent()) receive({ id: lastEventId, event: read(name, data) })
      })
    }
    return opened
  }

  function reopenAfter(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        source = open()
      },
      ms * (1 + Math.random()),
    )
  }

  /** Asks for the present state, as long as no other stream is tried. */
  async function askInstead(refused: EventSource): Promise<void> {
    const event = await ask()
    if (source !== refused) return
    watch(event !== undefined)
    if (!event) return
    receive({ id: '', event })
    reopenAfter(longestWait)
  }

  /** Asks for the present state while the browser tries to open the stream. */
  async function askMeanwhile(lost: EventSource): Promise<void> {
    if (performance.now() - askedAt < longestWait) return
    askedAt = performance.now()
    const event = await ask()
    if (source !== lost || wasOpen) return
    watch(event !== undefined)
    if (event) receive({ id: '', event })
    else askedAt = Number.NEGATIVE_INFINITY
  }

  return () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
}
