import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { databaseOf } from '../support/database.ts'
import { startProgram } from '../support/program.ts'
import type { StartedShop } from '../support/start-shop.ts'
import { moveOn } from './on-air.ts'
import { origin, port, shopEnvironment } from './place.ts'
import { memoryOf } from './start.ts'
import type { Row } from './table.ts'

const listeners = 10_000
const addresses = 500
const moves = 10
const shoppers = 4

/** The calls of a page that a shopper opens. */
const calls = ['/healthz', '/api/v2/en/shows/daily', '/api/v3/en/products?page=1&pageSize=12', '/en/pages/schedule']

/**
 * Ten thousand listen to the event stream of one process, from many addresses, while the channel moves on: when a change has
 * reached the last of them, what they take in memory, and how long ordinary requests take beside them and without them.
 */
export async function measureListeners(shop: StartedShop): Promise<Row[]> {
  const quietly = async () => {
    for (let move = 0; move < moves; move += 1) await moveOn()
  }
  // Once to warm up.
  await during(quietly())
  const alone = await during(quietly())
  const before = memoryOf(shop)
  const crowd = gather({ at: port, count: listeners, from: addresses })
  try {
    const busiest = await crowd.all
    const changed = changes(crowd)
    const beside = await during(changed)
    const delays = await changed
    const after = memoryOf(shop)
    return [
      {
        what: `A change on air, until it has reached the last of ${listeners} listeners`,
        budget: { most: 1 },
        measured: Math.max(...delays) / 1000,
        unit: 's',
        reference: `worst of ${delays.length}: ${delays.map((delay) => (delay / 1000).toFixed(2)).join(', ')}`,
      },
      {
        what: `Memory of ${listeners} listeners`,
        budget: { most: 250 },
        measured: after - before,
        unit: 'MB',
        reference: `${after.toFixed(0)} against ${before.toFixed(0)} MB`,
      },
      {
        what: `Ordinary requests beside ${listeners} listeners, 99th percentile, times that without them`,
        budget: { most: 2 },
        measured: percentile(beside) / percentile(alone),
        unit: '×',
        reference: `${percentile(beside).toFixed(1)} against ${percentile(alone).toFixed(1)} ms`,
      },
      {
        what: `Of ${listeners} listeners of a server that dies, those who come back in the busiest second`,
        budget: { most: 2500 },
        measured: busiest,
        unit: '',
        reference: 'by the time that the server told each',
      },
    ]
  } finally {
    crowd.leave()
  }
}

/** A second process on the same database, whose listeners wait for changes that are made beside the first. */
export async function measureSecondProcess(): Promise<Row> {
  const at = port + 6
  const second = await startProgram('host/main.ts', `http://localhost:${at}/readyz`, {
    ...shopEnvironment,
    PORT: String(at),
    DATABASE_URL: databaseOf(shopEnvironment.ONAIR_DATA).url,
    ONAIR_EXTENSIONS: '',
  })
  const crowd = gather({ at, count: 100, from: 5 })
  try {
    await crowd.all
    const delays = await changes(crowd)
    return {
      what: 'A change on air, until it has reached the listeners of a second process',
      budget: { most: 1 },
      measured: Math.max(...delays) / 1000,
      unit: 's',
      reference: `worst of ${delays.length}`,
    }
  } finally {
    crowd.leave()
    await second.stop()
  }
}

type Reached = { id: number; at: number }
type Crowd = { all: Promise<number>; reached: Reached[]; next(): Promise<void>; leave(): void }

function gather({ at, count, from }: { at: number; count: number; from: number }): Crowd {
  const file = resolve(import.meta.dirname, 'listeners.ts')
  const child = spawn(process.execPath, [file, String(at), String(count), String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const all = Promise.withResolvers<number>()
  const reached: Reached[] = []
  let nextReached = Promise.withResolvers<void>()
  child.once('exit', (status) => all.reject(new Error(`The listeners ended with status ${status}`)))
  createInterface(child.stdout).on('line', (line) => {
    const message = JSON.parse(line) as { listening: number; busiest: number } | Reached
    if ('listening' in message) return all.resolve(message.busiest)
    reached.push(message)
    nextReached.resolve()
    nextReached = Promise.withResolvers()
  })
  return { all: all.promise, reached, next: () => nextReached.promise, leave: () => void child.kill() }
}

/** From the moment each change was committed to the moment when the last listener knows of it, in milliseconds. */
async function changes(crowd: Crowd): Promise<number[]> {
  const delays: number[] = []
  while (delays.length < moves) {
    const reachedBefore = crowd.reached.length
    const committed = await moveOn()
    while (crowd.reached.length === reachedBefore) await crowd.next()
    delays.push(Math.max(0, (crowd.reached[reachedBefore]?.at ?? Number.NaN) - committed))
  }
  return delays
}

/** How long ordinary requests take, of a few shoppers at once, while the channel moves on. */
async function during(moving: Promise<unknown>): Promise<number[]> {
  let moved = false
  const taken: number[] = []
  const shop = async (shopper: number) => {
    for (let asked = shopper; !moved; asked += 1) {
      const begin = performance.now()
      const reply = await fetch(`${origin}${calls[asked % calls.length]}`)
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}`)
      taken.push(performance.now() - begin)
    }
  }
  const ended = moving.finally(() => {
    moved = true
  })
  await Promise.all([ended, ...Array.from({ length: shoppers }, (_, shopper) => shop(shopper))])
  return taken
}

const percentile = (taken: readonly number[]): number =>
  taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.99)] ?? Number.NaN
