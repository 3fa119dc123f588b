/** How many pages are loaded and rendered at once, and how many wait. */
type QueueLimits = {
  /** In progress. One that takes longer than `leaseMs` (it waits for an outside service) no longer counts. */
  running: number
  leaseMs: number
  /** Waiting, all together and of one client address. */
  waiting: number
  waitingPerAddress: number
  /** While calls of the API are in progress, the longest pause between two pages, in milliseconds. */
  yieldMs: number
}

/** A page takes some 20 ms of processor time: three seconds of waiting at most for an address, ten for all. */
export const pageQueueLimits: QueueLimits = {
  running: 3,
  leaseMs: 250,
  waiting: 500,
  waitingPerAddress: 150,
  yieldMs: 250,
}

/** A page that waits: `start` runs it, `refuse` answers that the shop is too busy. */
type Waiting = { urgent: boolean; start: () => void; refuse: () => void }

/**
 * The queue of pages. Rendering takes the processor that every other request needs as well, so few are rendered at once, and
 * the calls of the API (bags, checkout, health) go first.
 *
 * 1. Addresses take turns; within one the first comes first, after the urgent ones: bag, checkout, account.
 * 2. An address whose share of the queue is full is refused. When the whole queue is full, the newest page of the address that
 *    has the most waiting gives way.
 * 3. Between two pages all other events get their turn. While calls of the API are in progress, one page is rendered at a time,
 *    and after it a pause as long as it took belongs to them.
 */
export function createPageQueue(limits: QueueLimits, isApiBusy: () => boolean, now = () => performance.now()) {
  const byAddress = new Map<string, Waiting[]>()
  let waiting = 0
  let running = 0
  let planned = false
  /** Until then calls of the API have the processor. */
  let yieldsUntil = 0

  function startNext(): void {
    planned = false
    const [address, queue] = byAddress.entries().next().value ?? []
    if (address === undefined || !queue || running >= limits.running) return
    const next = queue.shift()
    // The address goes to the end of the row.
    byAddress.delete(address)
    if (queue.length > 0) byAddress.set(address, queue)
    waiting -= 1
    next?.start()
    plan()
  }

  /** Starts the next page in a later turn of the event loop, when the API is idle or has had its pause. */
  function plan(): void {
    if (planned || waiting === 0 || running >= limits.running) return
    planned = true
    const look = () => {
      if (!isApiBusy() || (running === 0 && now() >= yieldsUntil)) startNext()
      else setTimeout(look, 5)
    }
    setImmediate(look)
  }

  function take(): () => void {
    running += 1
    let taken = true
    const begin = now()
    const release = () => {
      if (!taken) return
      taken = false
      clearTimeout(lease)
      running -= 1
      yieldsUntil = now() + Math.min(limits.yieldMs, now() - begin)
      plan()
    }
    const lease = setTimeout(release, limits.leaseMs)
    return release
  }

  /** Removes a page of an address from the queue. */
  function leave(address: string, page: Waiting | undefined): void {
    const queue = byAddress.get(address)
    const index = page ? (queue?.indexOf(page) ?? -1) : -1
    if (!queue || index < 0) return
    queue.splice(index, 1)
    waiting -= 1
    if (queue.length === 0) byAddress.delete(address)
  }

  /** Whether there is room for one more of an address; if need be, another address gives way. */
  function hasRoom(address: string): boolean {
    const own = byAddress.get(address)?.length ?? 0
    if (own >= limits.waitingPerAddress) return false
    if (waiting < limits.waiting) return true
    let [longest, most] = ['', own + 1]
    for (const [other, { length }] of byAddress) if (length > most) [longest, most] = [other, length]
    const newest = byAddress.get(longest)?.at(-1)
    leave(longest, newest)
    newest?.refuse()
    return newest !== undefined
  }

  return {
    /**
     * Waits for a page's turn. Resolves with the function that ends it, or with `busy` when there is no room.
     * @param gone aborted when the page's visitor hangs up: then its place in the queue is free
     */
    enter(address: string, gone: AbortSignal, urgent = false): Promise<(() => void) | 'busy'> {
      if (waiting === 0 && running < limits.running && !isApiBusy()) return Promise.resolve(take())
      if (!hasRoom(address)) return Promise.resolve('busy')
      return new Promise((resolve) => {
        const page: Waiting = { urgent, start: () => resolve(take()), refuse: () => resolve('busy') }
        const queue = byAddress.get(address) ?? []
        const behind = urgent ? queue.findIndex((other) => !other.urgent) : -1
        queue.splice(behind < 0 ? queue.length : behind, 0, page)
        byAddress.set(address, queue)
        waiting += 1
        gone.addEventListener('abort', () => {
          leave(address, page)
          page.refuse()
        })
        plan()
      })
    },
    /** The number of pages that wait. */
    waiting: () => waiting,
  }
}
