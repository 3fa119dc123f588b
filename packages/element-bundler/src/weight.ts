import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BuiltFile } from './bundle.ts'

/** `sources`: the sources compiled into the files. */
export type Weight = { bytes: number; files: Record<string, number>; sources: readonly string[] }

/** The sizes of files that several elements need. */
const cached = new Map<string, number>()

/** The size after the best brotli compression. */
function brotli(file: string): number {
  const size = cached.get(file) ?? sizeBeside(file) ?? compressed(readFileSync(file)).length
  cached.set(file, size)
  return size
}

/** The size of a compressed copy that a server's build wrote beside the file: compressing takes seconds. */
function sizeBeside(file: string): number | undefined {
  const beside = statSync(`${file}.br`, { throwIfNoEntry: false })
  return beside && beside.mtimeMs >= statSync(file).mtimeMs ? beside.size : undefined
}

const compressed = (code: Buffer) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

/**
 * The size of a page's download for one element: the loader and the file with the element's code and texts, in the larger
 * language.
 * @param folder where `bundleElements` wrote the files
 */
export function weightOf(folder: string, built: readonly BuiltFile[], element: string): Weight {
  const languages = new Set(built.flatMap(({ language }) => language ?? []))
  const [heaviest] = [...languages]
    .map((language) => {
      const { needed, sources } = partsOf(built, element, language)
      const files = Object.fromEntries(needed.map((name) => [name, brotli(join(folder, name))]))
      return { bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0), files, sources }
    })
    .sort((a, b) => b.bytes - a.bytes)
  if (!heaviest) throw new Error('The build has no files')
  return heaviest
}

/** As `weightOf` without sizes: the files, and the sources compiled into them. */
export function partsOf(
  built: readonly BuiltFile[],
  element: string,
  language: string,
): { needed: string[]; sources: string[] } {
  const [loader] = built
  const own = built.find((file) => file.element === element && file.language === language)
  if (!loader || !own) throw new Error(`The build has no ${element} in ${language}`)
  return { needed: [loader.name, own.name], sources: [...loader.sources, ...own.sources] }
}
