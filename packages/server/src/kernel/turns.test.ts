import { describe, expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const here = new AbortController().signal

function aQueue(limits: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const machine = { overloaded: false, time: 0 }
  const queue = createTurns(
    {
      running: 1,
      leaseMs: 60_000,
      waiting: 4,
      waitingPerAddress: 3,
      yieldMs: 60_000,
      refusalMs: 0,
      refusing: 9,
      ...limits,
    },
    { overloaded: () => machine.overloaded, now: () => machine.time },
  )
  const order: string[] = []
  /** Enters the queue, and records the start or refusal under a name. */
  const enters = (name: string, address: string, gone = here, urgent = false) =>
    queue.enter(address, gone, urgent).then((turn) => {
      order.push(turn === 'busy' ? `${name} refused` : name)
      return turn === 'busy' ? () => {} : turn
    })
  return { machine, queue, order, enters }
}

describe('turns', () => {
  test('1. addresses take turns', async () => {
    const { order, enters } = aQueue()
    const first = await enters('first', 'a')
    const all = [enters('a1', 'a'), enters('a2', 'a'), enters('b1', 'b')]
    first()
    for (const one of [all[0], all[2], all[1]]) (await one)?.()
    expect(order).toEqual(['first', 'a1', 'b1', 'a2'])
  })

  test('2. an address whose share is full is refused, and another is not', async () => {
    const { order, enters } = aQueue()
    await enters('first', 'a')
    for (const name of ['a1', 'a2', 'a3']) void enters(name, 'a')
    await enters('a4', 'a')
    void enters('b1', 'b')
    expect(order).toEqual(['first', 'a4 refused'])
  })

  test('3. in a full queue the newest request of the address with the most gives way to another address', async () => {
    const { order, enters, queue } = aQueue()
    await enters('first', 'a')
    const a3 = ['a1', 'a2', 'a3'].map((name) => enters(name, 'a'))[2]
    void enters('b1', 'b')
    void enters('c1', 'c')
    await a3
    expect(order).toEqual(['first', 'a3 refused'])
    expect(queue.waiting()).toBe(4)
    await enters('b2', 'b').then(() => undefined, undefined)
    expect(order).toEqual(['first', 'a3 refused', 'b2 refused'])
  })

  test('4. a request whose caller has gone leaves the queue', async () => {
    const { order, enters, queue } = aQueue()
    await enters('first', 'a')
    const gone = new AbortController()
    const waiting = enters('a1', 'a', gone.signal)
    gone.abort()
    await waiting
    expect(queue.waiting()).toBe(0)
    expect(order).toEqual(['first', 'a1 refused'])
  })

  test('5. while requests that go first are in progress, turns come one at a time, with a pause as long as each took', async () => {
    const { machine, queue, order, enters } = aQueue({ running: 3 })
    const bag = queue.begin()
    const first = await enters('first', 'a')
    const second = enters('second', 'a')
    await new Promise(setImmediate)
    expect(order).toEqual(['first'])
    machine.time = 40
    first()
    machine.time = 79
    await new Promise(setImmediate)
    expect(order).toEqual(['first'])
    machine.time = 80
    await second
    const third = enters('third', 'a')
    bag()
    await third
    expect(order).toEqual(['first', 'second', 'third'])
  })

  test('6. a turn that is longer than its lease makes room for the next', async () => {
    const { order, enters } = aQueue({ leaseMs: 1 })
    const end = await enters('slow', 'a')
    await enters('next', 'a')
    end()
    expect(order).toEqual(['slow', 'next'])
  })

  test('7. a bag or checkout page goes before the other pages of its address', async () => {
    const { order, enters } = aQueue()
    const first = await enters('first', 'a')
    const list = enters('list', 'a')
    const bag = enters('bag', 'a', here, true)
    first()
    ;(await bag)()
    ;(await list)()
    expect(order).toEqual(['first', 'bag', 'list'])
  })

  test('8. an overloaded process refuses whatever would wait', async () => {
    const { machine, order, enters } = aQueue()
    machine.overloaded = true
    const first = await enters('first', 'a')
    await enters('second', 'b')
    machine.overloaded = false
    first()
    await enters('third', 'b')
    expect(order).toEqual(['first', 'second refused', 'third'])
  })

  test('9. a refusal is delayed, unless many are or the caller has gone', async () => {
    const { order, enters } = aQueue({ waitingPerAddress: 0, refusalMs: 60_000, refusing: 1 })
    await enters('first', 'a')
    const gone = new AbortController()
    const slow = enters('slow', 'a', gone.signal)
    await enters('quick', 'a')
    expect(order).toEqual(['first', 'quick refused'])
    gone.abort()
    await slow
    expect(order).toEqual(['first', 'quick refused', 'slow refused'])
  })
})
