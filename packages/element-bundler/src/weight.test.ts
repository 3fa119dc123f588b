import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { BuiltFile } from './bundle.ts'
import { weightOf } from './weight.ts'

test('an element’s weight uses compressed copies beside its files, unless they are older', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'element-weight-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, compressed: string, since: number, more: Partial<BuiltFile> = {}) => {
    writeFileSync(join(folder, name), name.repeat(100))
    writeFileSync(join(folder, `${name}.br`), compressed)
    utimesSync(join(folder, name), 1000, 1000)
    utimesSync(join(folder, `${name}.br`), 1000 + since, 1000 + since)
    return { name, sources: [], ...more }
  }
  const built = [
    file('onair.js', '12345', 1),
    file('bag.en-1.js', '', -1, { element: 'bag', language: 'en' }),
    file('bag.fr-1.js', '', 0, { element: 'bag', language: 'fr' }),
  ]
  const own = brotliCompressSync('bag.en-1.js'.repeat(100)).length
  expect(weightOf(folder, built, 'bag')).toEqual({
    bytes: 5 + own,
    files: { 'onair.js': 5, 'bag.en-1.js': own },
    sources: [],
  })
})
