import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

type Metafile = {
  outputs: Record<
    string,
    { entryPoint?: string; imports: { path: string; kind: string }[]; inputs: Record<string, unknown> }
  >
}

/** `sources`: what was compiled into the files. */
export type Weight = { bytes: number; files: Record<string, number>; sources: string[] }

/** Bytes as they travel at the best compression. */
const brotli = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/**
 * What a page downloads to show one element: the script tag, the element's chunk, and all that these import.
 * @param folder what `buildEmbed` wrote
 * @param element `schedule` for `onair-schedule`
 */
export function weightOf(folder: string, element: string): Weight {
  const { needed, sources } = partsOf(folder, element)
  const files = Object.fromEntries(needed.map((name) => [basename(name), brotli(join(folder, basename(name)))]))
  return { bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0), files, sources }
}

/** The same unweighed: which files, and what was compiled into them. */
export function partsOf(folder: string, element: string): { needed: string[]; sources: string[] } {
  const { outputs }: Metafile = JSON.parse(readFileSync(join(folder, 'metafile-esm.json'), 'utf8'))
  const from = (ending: string): string => {
    const found = Object.keys(outputs).find((name) => outputs[name]?.entryPoint?.endsWith(ending))
    if (!found) throw new Error(`The build has no ${ending}`)
    return found
  }
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') need(path)
  }
  need(from('exports/loader.ts'))
  need(from(`define/${element}.ts`))
  return { needed: [...needed], sources: [...needed].flatMap((name) => Object.keys(outputs[name]?.inputs ?? {})) }
}
