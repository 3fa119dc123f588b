import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { connectionsWithin, readFileLimit, streamsWithin } from './file-limit.ts'

test.each([
  ['1. a small limit keeps a quarter for files', 1024, 768, 384],
  ['2. a larger one keeps a thousand, and has room for ten thousand streams', 20_000, 19_000, 10_000],
  ['3. twelve thousand files are enough for ten thousand streams', 12_000, 11_000, 10_000],
  ['4. of a huge one only a part is used', 1_048_576, 50_000, 10_000],
  ['5. without a limit it is the same', undefined, 50_000, 10_000],
])('%s', (_name, files, connections, streams) => {
  expect(connectionsWithin(files)).toBe(connections)
  expect(streamsWithin(connections)).toBe(streams)
})

test('6. this process has a limit, or none', () => {
  expect(readFileLimit() ?? 1).toBeGreaterThan(0)
})

test('7. the unit for systemd leaves room for ten thousand streams', () => {
  const unit = readFileSync(resolve(import.meta.dirname, '../../../../.dev/onair.service'), 'utf8')
  const files = Number(/^LimitNOFILE=(\d+)$/m.exec(unit)?.[1])
  expect(streamsWithin(connectionsWithin(files))).toBe(10_000)
})
