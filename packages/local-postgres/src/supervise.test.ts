import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { Cluster } from './cluster.ts'
import { PostgresLost, supervise } from './supervise.ts'

/** A process that has ended. */
async function dead(): Promise<Cluster> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return { pid: child.pid ?? 0, port: 1, socketFolder: '' }
}

const alive: Cluster = { pid: process.pid, port: 1, socketFolder: '' }

test('1. after five deaths or failed starts within a minute it gives up, with a sentence that says where to look', async () => {
  const lost: Error[] = []
  let starts = 0
  const corpse = await dead()
  const supervised = supervise(corpse, {
    relaunch: async () => {
      starts += 1
      if (starts % 2) return corpse
      throw new Error('no room')
    },
    log: () => {},
    onLost: (error) => lost.push(error),
    firstPauseMs: 1,
  })
  await expect.poll(() => lost).toEqual([expect.any(PostgresLost)])
  expect(lost[0]?.message).toContain('postgres.log')
  expect(starts).toBe(4)
  expect(await supervised.stop()).toBeUndefined()
})

test('2. it survives deaths that are further apart', async () => {
  const lost: Error[] = []
  let time = 0
  let starts = 0
  const corpse = await dead()
  const supervised = supervise(corpse, {
    relaunch: async () => {
      starts += 1
      time += 61_000
      return starts < 8 ? corpse : alive
    },
    log: () => {},
    onLost: (error) => lost.push(error),
    now: () => time,
    firstPauseMs: 1,
  })
  await expect.poll(() => starts).toBe(8)
  expect(await supervised.stop()).toBe(alive)
  expect(lost).toEqual([])
})
