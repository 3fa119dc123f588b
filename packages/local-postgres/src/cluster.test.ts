import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { limitLog } from './cluster.ts'

const day = 86_400_000

test('PostgreSQL’s log is rotated when it is large or a week old, and the previous one is deleted', async () => {
  const home = await mkdtemp(join(tmpdir(), 'onair-log-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const log = join(home, 'postgres.log')
  const place = { home, native: '' }
  const previous = `${log}.1`
  limitLog(place)
  await writeFile(log, 'first')
  // Files have the machine's time, whatever the clock of the run says.
  const now = (await stat(log)).birthtimeMs
  limitLog(place, now)
  expect(await readFile(log, 'utf8')).toBe('first')
  limitLog(place, now + 8 * day)
  expect([await readFile(log, 'utf8'), await readFile(previous, 'utf8')]).toEqual(['', 'first'])
  await utimes(previous, now / 1000, now / 1000)
  await writeFile(log, 'second')
  limitLog(place, now + 7 * day - 1)
  expect(await readFile(log, 'utf8')).toBe('second')
  limitLog(place, now + 7 * day + 1000)
  expect(await readFile(previous, 'utf8')).toBe('second')
  await writeFile(log, Buffer.alloc(5_000_001, 'x'))
  limitLog(place, now + 7 * day + 2000)
  expect(await readFile(log, 'utf8')).toBe('')
})
