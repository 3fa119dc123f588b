import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type BuiltFile, languages } from './packs.ts'

/** `sources`: what was compiled into the files. */
export type Weight = { bytes: number; files: Record<string, number>; sources: string[] }

/** The sizes of files that several elements need. */
const known = new Map<string, number>()

/** The size after the best brotli compression. */
function brotli(file: string): number {
  const size = known.get(file) ?? sizeBeside(file) ?? compressed(readFileSync(file)).length
  known.set(file, size)
  return size
}

/** The size of the compressed file that the pages' build puts beside each (host/compress.mjs): to compress takes seconds. */
function sizeBeside(file: string): number | undefined {
  const beside = statSync(`${file}.br`, { throwIfNoEntry: false })
  return beside && beside.mtimeMs >= statSync(file).mtimeMs ? beside.size : undefined
}

const compressed = (code: Buffer) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

/**
 * The weight of a page's download for one element: the script tag and the file with the element's code and texts, in the
 * language that weighs more.
 * @param folder where `buildEmbed` wrote the files
 * @param element `schedule` for `onair-schedule`
 */
export function weightOf(folder: string, built: readonly BuiltFile[], element: string): Weight {
  const [heaviest] = languages
    .map((language) => {
      const { needed, sources } = partsOf(built, element, language)
      const files = Object.fromEntries(needed.map((name) => [name, brotli(join(folder, name))]))
      return { bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0), files, sources }
    })
    .sort((a, b) => b.bytes - a.bytes)
  return heaviest as Weight
}

/** The same without sizes: the files, and the sources compiled into them. */
export function partsOf(
  built: readonly BuiltFile[],
  element: string,
  language: (typeof languages)[number] = 'en',
): { needed: string[]; sources: string[] } {
  const parts = [/exports\/loader\.ts$/, new RegExp(`/define/${element}\\.ts$`)].map((entry, at) => {
    const part = built.find((file) => entry.test(file.entry ?? '') && (at === 0 || file.name.includes(`.${language}-`)))
    if (!part) throw new Error(`The build has no ${element}`)
    return part
  })
  return { needed: parts.map(({ name }) => name), sources: parts.flatMap(({ sources }) => sources) }
}
