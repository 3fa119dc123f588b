import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const clock = resolve(import.meta.dirname, 'clock.mjs')
/** What a program prints that begins with the clock's module, as `npm test` and `npm start` do. */
const printed = async (program, variables) => {
  const { ONAIR_CLOCK, ONAIR_CLOCK_AHEAD, NODE_OPTIONS, ...env } = process.env
  const begin = ['--import', clock, '--input-type=module', '--eval', program]
  return (await promisify(execFile)(process.execPath, begin, { env: { ...env, ...variables } })).stdout.trim()
}
const hour = 3_600_000

describe('the clock of a run', () => {
  it('1. is at the instant of ONAIR_CLOCK when the run begins, and goes on from there', async () => {
    const instant = '2026-12-31T23:55-05:00'
    const program = `const first = Date.now(); while (Date.now() === first); console.log(new Date(first).toISOString())`
    const begun = Date.parse(await printed(program, { ONAIR_CLOCK: instant }))
    expect(begun).toBeGreaterThanOrEqual(Date.parse(instant))
    expect(begun).toBeLessThan(Date.parse(instant) + hour)
  })

  it('2. is the same in the processes and threads that the run starts', async () => {
    const program = `
      import { execFileSync } from 'node:child_process'
      import { once } from 'node:events'
      import { Worker } from 'node:worker_threads'
      const child = Number(execFileSync(process.execPath, ['--eval', 'console.log(Date.now())']))
      const worker = new Worker(new URL('data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.postMessage(Date.now())'))
      const [thread] = await once(worker, 'message')
      console.log(JSON.stringify([child - Date.now(), thread - Date.now()]))`
    const apart = JSON.parse(await printed(program, { ONAIR_CLOCK: '2031-03-09T01:55-05:00' }))
    for (const milliseconds of apart) expect(Math.abs(milliseconds)).toBeLessThan(hour)
  })

  it('3. leaves dates what they are', async () => {
    const program = `
      const date = new Date('2026-03-08T07:00:00Z')
      class Later extends Date {}
      console.log(JSON.stringify([date, date instanceof Date, date.constructor === Date, Date.UTC(2026, 0), new Later(0), typeof Date()]))`
    const [date, isDate, isOwn, utc, later, text] = JSON.parse(
      await printed(program, { ONAIR_CLOCK: '2026-03-08T01:55Z' }),
    )
    expect([date, isDate, isOwn]).toEqual(['2026-03-08T07:00:00.000Z', true, true])
    expect([utc, later, text]).toEqual([Date.UTC(2026, 0), '1970-01-01T00:00:00.000Z', 'string'])
  })

  it("4. is the machine's without ONAIR_CLOCK", async () => {
    const program = 'console.log(JSON.stringify([process.env.NODE_OPTIONS ?? null, Date.name]))'
    expect(JSON.parse(await printed(program, {}))).toEqual([null, 'Date'])
  })

  it('5. refuses an invalid instant, with an example', async () => {
    await expect(printed('', { ONAIR_CLOCK: 'midnight' })).rejects.toThrow(
      'ONAIR_CLOCK=midnight is no instant. Write it like 2026-12-31T23:55-05:00.',
    )
  })
})
