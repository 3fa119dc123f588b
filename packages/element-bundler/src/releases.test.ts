import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { integrityOf, pruneReleases } from './releases.ts'

let work: string
let folder: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'onair-releases-'))
  folder = join(work, 'embed')
  mkdirSync(folder)
})
afterEach(() => rmSync(work, { recursive: true }))

function release(...files: string[]) {
  for (const name of files) writeFileSync(join(folder, name), name)
  pruneReleases(folder, join(work, 'releases.json'), files)
}
const there = () => readdirSync(folder).sort()

test('1. the files of the last release stay beside those of the present one', () => {
  release('onair.js', 'bag-1.js')
  release('onair.js', 'bag-2.js')
  expect(there()).toEqual(['bag-1.js', 'bag-2.js', 'onair.js'])
})

test('2. a file and its compressed copies are removed after ten later releases without it', () => {
  release('onair.js', 'bag-0.js', 'same.js')
  writeFileSync(join(folder, 'bag-0.js.br'), '')
  for (let at = 1; at <= 9; at += 1) release('onair.js', `bag-${at}.js`, 'same.js')
  expect(there()).toContain('bag-0.js.br')
  release('onair.js', 'bag-10.js', 'same.js')
  expect(there()).not.toContain('bag-0.js')
  expect(there()).not.toContain('bag-0.js.br')
  expect(there()).toEqual(expect.arrayContaining(['bag-1.js', 'bag-10.js', 'onair.js', 'same.js']))
})

test('3. a build that changes nothing is not counted as a release', () => {
  release('onair.js', 'bag-1.js')
  for (let at = 0; at < 20; at += 1) release('onair.js', 'bag-2.js')
  expect(there()).toContain('bag-1.js')
})

test('4. a release that is built again is the latest', () => {
  release('bag-1.js')
  for (let at = 2; at <= 10; at += 1) release(`bag-${at}.js`)
  release('bag-1.js')
  release('bag-11.js')
  expect(there()).toContain('bag-1.js')
  expect(there()).not.toContain('bag-2.js')
})

test('5. files of no release are removed', () => {
  release('onair.js')
  writeFileSync(join(folder, 'stray.js'), '')
  release('onair.js')
  expect(there()).toEqual(['onair.js'])
})

test('6. the integrity of a file is the hash of its bytes', () => {
  writeFileSync(join(folder, 'onair.js'), 'export {}')
  const hash = createHash('sha384').update('export {}').digest('base64')
  expect(integrityOf(folder, ['onair.js'])).toEqual({ 'onair.js': `sha384-${hash}` })
})

test('7. files without a record count as the previous release', () => {
  writeFileSync(join(folder, 'bag-0.js'), '')
  writeFileSync(join(folder, 'bag-0.js.br'), '')
  release('onair.js', 'bag-1.js')
  expect(there()).toEqual(['bag-0.js', 'bag-0.js.br', 'bag-1.js', 'onair.js'])
})
