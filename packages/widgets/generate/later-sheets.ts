import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { byFolder, src } from './descriptions.ts'

/** Matches a source's imports from its own package, at once and on demand, except types. */
const imported =
  /^(?:import (?!type )|export (?!type ))[^'\n]*(?:\{[^}']*\})?[^'\n]*'(\.[^']+)'|import\('(\.[^']+)'\)/gm

/**
 * The style sheets below src that are loaded with the code that uses them (`useSheet`); the element's own sheets do not include
 * them.
 * @param source a component's file below src
 */
export function laterSheets(source: string): string[] {
  const files = new Set([source])
  for (const path of files) {
    if (!/\.tsx?$/.test(path)) continue
    for (const [, atOnce, onDemand] of readFileSync(join(src, path), 'utf8').matchAll(imported))
      files.add(join(dirname(path), atOnce ?? onDemand ?? ''))
  }
  return [...files]
    .filter((path) => path.endsWith('.css?inline'))
    .map((path) => path.replace('?inline', ''))
    .sort(byFolder)
}
