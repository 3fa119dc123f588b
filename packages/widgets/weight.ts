import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BuiltFile } from './embed.ts'

/** `sources`: what was compiled into the files. */
export type Weight = { bytes: number; files: Record<string, number>; sources: string[] }

/** The sizes of files that several elements need. */
const known = new Map<string, number>()

/** The size after the best brotli compression. */
function brotli(file: string): number {
  const size =
    known.get(file) ??
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  known.set(file, size)
  return size
}

/**
 * The weight of a page's download for one element: the script tag, the element's chunk, and all their imports.
 * @param folder where `buildEmbed` wrote the files
 * @param element `schedule` for `onair-schedule`
 */
export function weightOf(folder: string, built: readonly BuiltFile[], element: string): Weight {
  const { needed, sources } = partsOf(built, element)
  const files = Object.fromEntries(needed.map((name) => [name, brotli(join(folder, name))]))
  return { bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0), files, sources }
}

/** The same without sizes: the files, and the sources compiled into them. */
export function partsOf(built: readonly BuiltFile[], element: string): { needed: string[]; sources: string[] } {
  const needed = new Set<BuiltFile>()
  const need = (file: BuiltFile | undefined, wanted: string) => {
    if (!file) throw new Error(`The build has no ${wanted}`)
    if (needed.has(file)) return
    needed.add(file)
    for (const imported of file.imports)
      need(
        built.find(({ name }) => name === imported),
        imported,
      )
  }
  for (const ending of ['exports/loader.ts', `define/${element}.ts`]) {
    need(
      built.find(({ entry }) => entry?.endsWith(ending)),
      ending,
    )
  }
  return { needed: [...needed].map(({ name }) => name), sources: [...needed].flatMap(({ sources }) => sources) }
}
