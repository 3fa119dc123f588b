/** Splits the elements' code into chunks, each a function with a number. */
import { build, type InlineConfig, mergeConfig, type Plugin, parseAst, type Rolldown } from 'vite'
import { chunkFunction } from './chunk-function.ts'
import { withoutStart } from './source-map.ts'

export type Chunk = {
  /** The function made from its code (chunk-function.ts). */
  code: string
  /** Maps the function to the sources. */
  map: Rolldown.SourceMap | undefined
  /** The module for which it is imported, on demand or as an element. */
  facade: string | null
  /** Its modules. */
  modules: readonly string[]
  /** The chunks that run before it: those that it imports, and their imports. */
  needs: readonly number[]
  /** The chunks that it imports on demand. */
  later: readonly number[]
}

/**
 * The chunks of some elements, as the bundler's own splitting makes them: modules that the same elements and imports on demand
 * need form one chunk. A chunk's number is its position: first the elements' own, in their order.
 */
export async function chunksOf(
  elements: Readonly<Record<string, string>>,
  config: InlineConfig,
  sourceMaps: boolean,
): Promise<Chunk[]> {
  const names = Object.keys(elements)
  const asFunctions: Plugin = {
    name: 'chunks-as-functions',
    renderChunk(code, { fileName }, _, { chunks }) {
      const edited = chunkFunction(code, fileName, numbering(names, Object.values(chunks)))
      return { code: edited.toString(), map: sourceMaps ? edited.generateMap({ hires: 'boundary' }) : null }
    },
  }
  const output = { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js', minify: true, comments: false }
  const built = await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'error',
      plugins: [asFunctions],
      build: {
        write: false,
        sourcemap: sourceMaps,
        lib: { entry: elements, formats: ['es'] },
        rolldownOptions: { output },
      },
    } satisfies InlineConfig),
  )
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = files.filter((file) => file.type === 'chunk')
  const numberOf = numbering(names, chunks)
  const sorted = chunks.toSorted((a, b) => numberOf(a.fileName) - numberOf(b.fileName))
  return sorted.map((chunk) => ({
    ...functionIn(chunk),
    facade: chunk.facadeModuleId,
    modules: Object.keys(chunk.modules),
    needs: closure(chunk, sorted).map(({ fileName }) => numberOf(fileName)),
    later: chunk.dynamicImports.map(numberOf),
  }))
}

type Named = { fileName: string; name: string; isEntry: boolean }

/** Numbers the chunks: the elements' own, then the others by name. @returns the number of the chunk with this file name */
function numbering(elements: readonly string[], chunks: readonly Named[]): (file: string) => number {
  const own = elements.map((name) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName)
  const others = chunks.map(({ fileName }) => fileName).filter((file) => !own.includes(file))
  const numbers = new Map([...own, ...others.sort()].map((file, number) => [file, number]))
  return (file) => {
    const number = numbers.get(file)
    if (number === undefined) throw new Error(`The build has no ${file}`)
    return number
  }
}

/** The function that a chunk's module exports, after the minifier. */
function functionIn({ code, map, fileName }: Rolldown.OutputChunk): Pick<Chunk, 'code' | 'map'> {
  const exported = parseAst(code).body.find(({ type }) => type === 'ExportDefaultDeclaration')
  if (exported?.type !== 'ExportDefaultDeclaration') throw new Error(`The minifier did not export ${fileName}`)
  const { start, end } = exported.declaration
  return { code: code.slice(start, end), map: map ? withoutStart(map, start) : undefined }
}

/** All chunks that a chunk imports, directly or indirectly, the nearest first. */
function closure(of: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const imported = ({ imports }: Rolldown.OutputChunk) => chunks.filter(({ fileName }) => imports.includes(fileName))
  const needed = new Set(imported(of))
  for (const chunk of needed) for (const next of imported(chunk)) needed.add(next)
  if (needed.has(of)) throw new Error(`${of.fileName} needs itself: its code would run before what it needs`)
  return [...needed]
}
