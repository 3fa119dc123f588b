import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { supervise } from './supervise.mjs'

/** A supervised program that dies when the test ends it, and a clock that the pauses move. */
function aProgram() {
  const seen = { starts: 0, log: [], ends: [], pauses: [], time: 0, killed: [] }
  let child
  const supervised = supervise({
    name: 'shop',
    start() {
      seen.starts += 1
      child = Object.assign(new EventEmitter(), { kill: (signal) => seen.killed.push(signal) })
      return child
    },
    say: (line) => seen.log.push(line),
    ended: (why) => seen.ends.push(why),
    now: () => seen.time,
    pause: async (milliseconds, _value, { signal }) => {
      seen.pauses.push(milliseconds)
      seen.time += milliseconds
      signal.throwIfAborted()
    },
  })
  /** It ends, and what follows is done. */
  const dies = async (status, signal) => {
    child.emit('exit', status, signal)
    await new Promise(setImmediate)
  }
  return { seen, supervised, dies }
}

describe('the supervisor of npm start', () => {
  it('1. starts a program again that was killed, after growing pauses', async () => {
    const { seen, dies } = aProgram()
    for (let time = 0; time < 4; time += 1) await dies(null, 'SIGKILL')
    expect(seen.starts).toBe(5)
    expect(seen.pauses).toEqual([250, 500, 1000, 2000])
    expect(seen.log[0]).toBe('The shop ended by itself (SIGKILL); starting it again.')
    expect(seen.ends).toEqual([])
  })

  it('2. gives up after five deaths within a minute, with a sentence', async () => {
    const { seen, dies } = aProgram()
    for (let time = 0; time < 5; time += 1) await dies(1, null)
    expect(seen.starts).toBe(5)
    expect(seen.ends).toEqual([
      'The shop ended 5 times within a minute, the last time with status 1, and is not started again. Its lines above say why.',
    ])
  })

  it('3. survives deaths that lie further apart', async () => {
    const { seen, dies } = aProgram()
    for (let time = 0; time < 20; time += 1) {
      seen.time += 61_000
      await dies(null, 'SIGKILL')
    }
    expect(seen.starts).toBe(21)
    expect(new Set(seen.pauses)).toEqual(new Set([250]))
  })

  it('4. does not start a program again whose settings are wrong', async () => {
    const { seen, dies } = aProgram()
    await dies(78, null)
    expect(seen).toMatchObject({ starts: 1, ends: ['The shop cannot start: see above.'] })
  })

  it('5. stops it in order, and reports an end that was not clean', async () => {
    const clean = aProgram()
    clean.supervised.stop()
    expect(clean.seen.killed).toEqual(['SIGTERM'])
    await clean.dies(0, null)
    expect(clean.seen).toMatchObject({ starts: 1, ends: [undefined] })
    const other = aProgram()
    other.supervised.stop()
    other.supervised.stop('SIGKILL')
    await other.dies(null, 'SIGKILL')
    expect(other.seen.ends).toEqual(['The shop ended with SIGKILL.'])
  })

  it('6. stops while it waits to start it again', async () => {
    const { seen, supervised, dies } = aProgram()
    const dying = dies(null, 'SIGKILL')
    supervised.stop()
    await dying
    expect(seen).toMatchObject({ starts: 1, ends: [undefined] })
  })
})
