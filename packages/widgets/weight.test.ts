// @vitest-environment node
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { weightOf } from './weight.ts'

test('an element weighs what is compressed beside its files, and not what is older than they are', ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'onair-weight-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, entry: string, compressed: string, since: number) => {
    writeFileSync(join(folder, name), name.repeat(100))
    writeFileSync(join(folder, `${name}.br`), compressed)
    utimesSync(join(folder, name), 1000, 1000)
    utimesSync(join(folder, `${name}.br`), 1000 + since, 1000 + since)
    return { name, entry, imports: [], sources: [] }
  }
  const built = [
    file('onair.js', 'exports/loader.ts', '12345', 1),
    file('bag.en-1.js', 'exports/define/bag.ts', '', -1),
    file('bag.fr-1.js', 'exports/define/bag.ts', '', 0),
  ]
  const own = brotliCompressSync('bag.en-1.js'.repeat(100)).length
  expect(weightOf(folder, built, 'bag')).toEqual({
    bytes: 5 + own,
    files: { 'onair.js': 5, 'bag.en-1.js': own },
    sources: [],
  })
})
