// A stamp is a digest of everything that a step reads. A step is skipped when its stamp equals that of its last success.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { path } from './project.mjs'

const ignored = /^(node_modules|dist|test-results|\..*)$|\.test\.tsx?$/
const isStory = /\.stories\.tsx?$/

function* filesBelow(place) {
  if (!existsSync(place)) return
  if (!statSync(place).isDirectory()) {
    yield place
    return
  }
  const entries = readdirSync(place, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(join(place, entry.name))
    else if (entry.isFile()) yield join(place, entry.name)
  }
}

/** The digest of files and folders without tests, of stories only with `stories`, and of `seeds`. */
export function stampOf(places, seeds = [], { stories = false } = {}) {
  const digest = createHash('sha256').update(JSON.stringify(seeds))
  for (const place of places) {
    for (const file of filesBelow(path(place))) {
      if (stories || !isStory.test(file)) digest.update(`\0${file}\0`).update(readFileSync(file))
    }
  }
  return digest.digest('hex')
}

// In node_modules, so that removing that folder removes the stamps too.
const fileOf = (step) => path('node_modules', '.cache', 'onair', step)

/** Whether a step last succeeded with this stamp. */
export const isStamped = (step, stamp) => existsSync(fileOf(step)) && readFileSync(fileOf(step), 'utf8') === stamp

/** Records that a step succeeded. */
export function setStamp(step, stamp) {
  mkdirSync(dirname(fileOf(step)), { recursive: true })
  writeFileSync(fileOf(step), stamp)
}

/** Removes the stamp of a step before it runs again: a step that is interrupted must not look done. */
export const dropStamp = (step) => rmSync(fileOf(step), { force: true })
