import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How many turns are taken at once, and how many wait. */
type TurnLimits = {
  /** In progress. A turn of more than `leaseMs` (waiting for an outside service) no longer counts. */
  running: number
  leaseMs: number
  /** Waiting, all together and of one client address. */
  waiting: number
  waitingPerAddress: number
  /** While requests that go first are in progress, the longest pause between two turns, in milliseconds. */
  yieldMs: number
  /** A refusal is sent after `refusalMs`, as long as no more than `refusing` wait to be sent. */
  refusalMs: number
  refusing: number
}

/** A page takes some 20 ms of processor time: three seconds of waiting at most for an address, ten for all. */
export const turnLimits: TurnLimits = {
  running: 3,
  leaseMs: 250,
  waiting: 500,
  waitingPerAddress: 150,
  yieldMs: 250,
  refusalMs: 1000,
  refusing: 1000,
}

/** A request that waits: `start` runs it, `refuse` answers that the shop is too busy. */
type Waiting = { urgent: boolean; start: () => void; refuse: () => void }

/**
 * The turns of everything that computes: pages, and calls whose reply is not cached. Every request needs the same processor, so
 * few compute at once, and the other calls (health, bags, checkout) go first.
 *
 * 1. Addresses take turns; within one the first comes first, after the urgent ones: the pages of bag, checkout and account.
 * 2. An address whose share of the queue is full is refused. When the whole queue is full, the newest request of the address
 *    with the most waiting gives way. While the process is `overloaded`, every request that would have to wait is refused.
 *    Refusals are delayed: clients that repeat a refused request at once would overload it further.
 * 3. Between two turns the event loop runs once. While requests that go first are in progress, turns are taken one at a time,
 *    and each is followed by a pause of its own length.
 */
export function createTurns(
  limits: TurnLimits = turnLimits,
  { overloaded, now = () => performance.now() }: { overloaded?: () => boolean; now?: () => number } = {},
) {
  const byAddress = new Map<string, Waiting[]>()
  let waiting = 0
  let running = 0
  let first = 0
  let refusing = 0
  let planned = false
  /** Until this time (of `now`) the processor belongs to the requests that go first. */
  let yieldsUntil = 0

  function startNext(): void {
    planned = false
    const [address, queue] = byAddress.entries().next().value ?? []
    if (address === undefined || !queue || running >= limits.running) return
    const next = queue.shift()
    // The address goes to the end of the queue.
    byAddress.delete(address)
    if (queue.length > 0) byAddress.set(address, queue)
    waiting -= 1
    next?.start()
    plan()
  }

  /** Starts the next turn in a later iteration of the event loop, when nothing goes first or the pause is over. */
  function plan(): void {
    if (planned || waiting === 0 || running >= limits.running) return
    planned = true
    const look = () => {
      if (first === 0 || (running === 0 && now() >= yieldsUntil)) startNext()
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

  /** Removes a request of an address from the queue. */
  function leave(address: string, request: Waiting | undefined): void {
    const queue = byAddress.get(address)
    const index = request ? (queue?.indexOf(request) ?? -1) : -1
    if (!queue || index < 0) return
    queue.splice(index, 1)
    waiting -= 1
    if (queue.length === 0) byAddress.delete(address)
  }

  /** Whether there is room for one more request of an address; if necessary, another address gives way. */
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

  async function refuse(gone: AbortSignal): Promise<'busy'> {
    if (refusing >= limits.refusing) return 'busy'
    refusing += 1
    // Interrupted when the caller hangs up.
    await pause(limits.refusalMs, undefined, { signal: gone }).catch(() => {})
    refusing -= 1
    return 'busy'
  }

  return {
    /**
     * Waits for a turn. Resolves with the function that ends it, or with `busy` when there is no room.
     * @param gone aborted when the caller hangs up: then its place in the queue is free
     */
    enter(address: string, gone: AbortSignal, urgent = false): Promise<(() => void) | 'busy'> {
      if (waiting === 0 && running < limits.running && first === 0) return Promise.resolve(take())
      if (overloaded?.() || !hasRoom(address)) return refuse(gone)
      return new Promise((resolve) => {
        const request: Waiting = { urgent, start: () => resolve(take()), refuse: () => resolve('busy') }
        const queue = byAddress.get(address) ?? []
        const behind = urgent ? queue.findIndex((other) => !other.urgent) : -1
        queue.splice(behind < 0 ? queue.length : behind, 0, request)
        byAddress.set(address, queue)
        waiting += 1
        gone.addEventListener('abort', () => {
          leave(address, request)
          request.refuse()
        })
        plan()
      })
    },
    /** Begins a request that goes first. @returns the function that ends it */
    begin(): () => void {
      first += 1
      return () => {
        first -= 1
      }
    },
    /** The number of requests that wait. */
    waiting: () => waiting,
  }
}

export type Turns = ReturnType<typeof createTurns>

/** Whether a page of this process makes the request: that belongs to the page's turn. */
export const isInProcess = ({ raw }: FastifyRequest): boolean => !(raw.socket instanceof Socket)

/** A hook for requests that go first: health, bags, checkout. */
export const goesFirst =
  (turns: Turns) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!isInProcess(request)) reply.raw.once('close', turns.begin())
    done()
  }
