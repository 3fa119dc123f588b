import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn }
const parserOptions = { plugins: null, excludedMutations: [], ignorers: [], mutators: [] }

/**
 * A random sample of the mutants of some files, the same one for the same seed, as patterns for Stryker's `mutate`.
 *
 * Stryker changes all that lies within a pattern. So the emptied bodies of functions, which have most of a file's mutants in them, are
 * never drawn, and a mutant within another one counts as drawn with it.
 */
export async function sample(files, count, seed) {
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const { mutants } = await new Instrumenter(silent).instrument(sources, parserOptions)
  const lot = (mutant) => createHash('sha256').update(`${seed} ${mutant.id}`).digest('hex')
  const drawn = mutants
    .filter(({ mutatorName }) => mutatorName !== 'BlockStatement')
    .map((mutant) => ({ ...mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
  const chosen = new Set()
  const patterns = []
  for (const mutant of drawn) {
    if (chosen.size >= count) break
    if (chosen.has(mutant.id)) continue
    for (const other of mutants) if (isWithin(other, mutant)) chosen.add(other.id)
    patterns.push(patternOf(mutant))
  }
  return { patterns, size: chosen.size, all: mutants.length }
}

const isWithin = (inner, outer) =>
  inner.fileName === outer.fileName &&
  !isBefore(inner.location.start, outer.location.start) &&
  !isBefore(outer.location.end, inner.location.end)

const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.column < b.column)

/** Stryker counts lines of patterns from one, those of mutants from zero. */
const patternOf = ({ fileName, location: { start, end } }) =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
