/** Builds the loader, and the files that it fetches. README.md explains how. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, mergeConfig } from 'vite'
import { type Chunk, chunksOf } from './chunks.ts'
import { commonChunks, planSets } from './plan.ts'
import type { Release } from './runtime/packs.ts'
import { joined, type Piece } from './source-map.ts'
import { readTexts, sheetsApart, type TextFile, textFileOf, textsApart } from './texts.ts'

export type BundleOptions = {
  /** The output folder. Files that are there stay. */
  folder: string
  /** The loader: its file's name, and its source, in which `ELEMENT_RELEASE` is the release that `createPacks` takes. */
  loader: { name: string; file: string }
  /** The modules that define the elements, by name. */
  elements: Readonly<Record<string, string>>
  /** The names of elements that pages often have together. */
  together?: readonly (readonly string[])[]
  /**
   * A second file for elements that import a module on demand as soon as they run on some pages, such as a member's: its name,
   * and the modules by element.
   */
  variant?: { name: string; modules: Readonly<Record<string, string>> }
  /** JSON files of texts by language. A page downloads those of its language. */
  texts: Readonly<Record<string, readonly string[]>>
  /** How the sources are compiled. */
  config?: InlineConfig
  /** Writes a source map beside each file, and names it in the file. */
  sourceMaps?: boolean
}

/** A file of a release. */
export type BuiltFile = {
  name: string
  /** The element, if the file contains only one. */
  element?: string
  language?: string
  /** The sources that were compiled into it. */
  sources: readonly string[]
}

/** The result of a build: the release for the loader, and the files, the loader first. */
export type Bundle = { release: Release; files: readonly BuiltFile[] }

export async function bundleElements(options: BundleOptions): Promise<Bundle> {
  const { folder, elements, config = {}, sourceMaps = false, variant } = options
  const texts = readTexts(options.texts)
  const languages = Object.keys(options.texts)
  const withPlugins = mergeConfig(config, { plugins: [textsApart(texts), sheetsApart] })
  const chunks = await chunksOf(elements, withPlugins, sourceMaps)
  const names = Object.keys(elements)
  const filesIn = contentsOf(chunks, names, { ...options, texts })
  const files = languages.flatMap((language) => filesIn.files.map((file) => fileOf(file, language, chunks, texts)))

  // One name for the whole release: the loader then knows every address without a list of names.
  const content = files.map(({ name, code }) => [name, code])
  // With source maps the files have other bytes, because each names its map.
  const hash = createHash('sha256').update(JSON.stringify([sourceMaps, content]))
  const name = BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(0, 8)
  const release: Release = {
    name,
    elements: names.join(' '),
    sets: filesIn.sets,
    ...(variant && {
      variant: { name: variant.name, elements: Object.keys(variant.modules).map((one) => numberOf(names, one)) },
    }),
  }
  mkdirSync(folder, { recursive: true })
  const built = files.map(({ code, map, ...file }) => {
    const full = { ...file, name: `${file.name}-${name}.js` }
    const reference = sourceMaps ? `\n//# sourceMappingURL=${full.name}.map\n` : ''
    writeFileSync(join(folder, full.name), code + reference)
    if (sourceMaps) writeFileSync(join(folder, `${full.name}.map`), map)
    return full
  })
  return { release, files: [await bundleLoader(options, release), ...built] }
}

function numberOf(names: readonly string[], name: string): number {
  if (!names.includes(name)) throw new Error(`There is no element ${name}`)
  return names.indexOf(name)
}

/** The contents of a file: chunks, and the texts of these chunks or of others. */
type Contents = { name: string; element?: string; chunks: readonly number[]; texts: readonly number[] }

/** The contents of each file, in any language, and the sets of elements that the loader chooses from. */
function contentsOf(
  chunks: readonly Chunk[],
  names: readonly string[],
  { together = [], variant, texts }: Pick<BundleOptions, 'together' | 'variant'> & { texts: readonly TextFile[] },
): { files: Contents[]; sets: Release['sets'] } {
  const whole = (elements: readonly number[]) => [
    ...new Set(elements.flatMap((element) => [element, ...(chunks[element]?.needs ?? [])])),
  ]
  const common = commonChunks(names.map((_, element) => whole([element])))
  const more = (elements: readonly number[]) => whole(elements).filter((chunk) => !common.has(chunk))
  const lengths = chunks.map((chunk) => lengthOf(chunk, texts))
  const sets = planSets(
    names.length,
    (elements) => more(elements).reduce((sum, chunk) => sum + (lengths[chunk] ?? 0), 0),
    together.map((group) => group.map((name) => numberOf(names, name))),
  )
  const file = (name: string, of: readonly number[], more: Partial<Contents> = {}): Contents => {
    // The elements' own code comes first, then the code that most of them need: this compresses best.
    const sorted = of.toSorted((a, b) => a - b)
    return { name, chunks: sorted, texts: sorted, ...more }
  }
  const files = [
    file('', [], { texts: [...chunks.keys()] }),
    ...sets.flatMap(([elements, , opening], number) => {
      const element = names[number]
      const name = element ?? `set${number}`
      const all = whole(elements)
      return [
        ...(element
          ? [
              file(element, all, { element }),
              file(
                `${name}.rest`,
                [...common].filter((chunk) => !all.includes(chunk)),
              ),
            ]
          : []),
        ...(opening ? [file(`${name}.first`, [...new Set([...all, ...common])])] : []),
        file(`${name}.more`, more(elements)),
      ]
    }),
    ...Object.entries(variant?.modules ?? {}).map(([name, module]) => {
      const imported = chunks.findIndex(({ facade }) => facade === module)
      if (imported < 0) throw new Error(`Nothing imports ${module} on demand`)
      return file(`${name}.${variant?.name}`, whole([numberOf(names, name), imported]))
    }),
    ...laterFiles(chunks).map(([chunk, brought]) => file(`later${chunk}`, brought)),
  ]
  return { files, sets }
}

/**
 * The files of imports on demand: for each chunk that is imported so, the chunk and the chunks it needs that not every importing
 * chunk needs too.
 */
function laterFiles(chunks: readonly Chunk[]): [chunk: number, brought: readonly number[]][] {
  return [...chunks.keys()].flatMap((chunk) => {
    const importing = [...chunks.entries()].filter(([, { later }]) => later.includes(chunk))
    if (importing.length === 0) return []
    const isHere = (needed: number) =>
      importing.every(([number, { needs }]) => number === needed || needs.includes(needed))
    const brought = [chunk, ...(chunks[chunk]?.needs ?? [])].filter((needed) => !isHere(needed))
    return [[chunk, brought]]
  })
}

/** The texts of some chunks. */
const textsIn = (chunk: Chunk | undefined, texts: readonly TextFile[]): TextFile[] => {
  const files = chunk?.modules.map(textFileOf) ?? []
  return texts.filter(({ file }) => files.includes(file))
}

/** The length of a chunk's code, with its texts in the first language. */
const lengthOf = (chunk: Chunk, texts: readonly TextFile[]): number =>
  textsIn(chunk, texts)
    .filter(({ language }) => language === texts[0]?.language)
    .reduce((sum, one) => sum + JSON.stringify(one.texts).length, chunk.code.length)

/** A file in one language. */
function fileOf(
  { name, element, chunks: numbers, texts: speaking }: Contents,
  language: string,
  chunks: readonly Chunk[],
  texts: readonly TextFile[],
): BuiltFile & { code: string; map: string } {
  const spoken = speaking.flatMap((number) => textsIn(chunks[number], texts)).filter((one) => one.language === language)
  const pieces = numbers.flatMap((number): Piece[] => {
    const { code = '', map } = chunks[number] ?? {}
    return [{ code: `${number}:` }, { code, map }, { code: ',' }]
  })
  const ending = `},texts={${spoken.map((one) => `${one.number}:${JSON.stringify(one.texts)}`)}};`
  const modules = numbers.flatMap((number) => chunks[number]?.modules ?? []).filter((module) => !textFileOf(module))
  return {
    name: [name, language].filter(Boolean).join('.'),
    ...(element && { element }),
    language,
    sources: [...modules, ...spoken.map(({ file }) => file)],
    ...joined([{ code: 'export const chunks={' }, ...pieces, { code: ending }]),
  }
}

async function bundleLoader(
  { folder, loader: { name, file }, config = {}, sourceMaps = false }: BundleOptions,
  release: Release,
): Promise<BuiltFile> {
  const built = await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'error',
      define: { ELEMENT_RELEASE: JSON.stringify(release) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        sourcemap: sourceMaps,
        lib: { entry: { [name]: file }, formats: ['es'] },
        rolldownOptions: { output: { entryFileNames: '[name].js', minify: true, comments: false } },
      },
    } satisfies InlineConfig),
  )
  const [chunk, ...others] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk' || others.some(({ type }) => type === 'chunk')) throw new Error('The loader is one file')
  return { name: chunk.fileName, sources: Object.keys(chunk.modules) }
}
