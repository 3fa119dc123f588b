/**
 * Makes the files of the script tag of a build's chunks. The files are ES modules of the shape that
 * src/kit/element/packs.ts describes: a chunk's code is a function, so that one file can carry many chunks, and a chunk is
 * the same one whichever file brought it.
 */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { parseAst, type Rolldown } from 'vite'
import { chunkFunction, isPlainTemplate, walk } from './chunk-function.ts'
import { minifyModule } from './minify.ts'
import type { Release } from './src/kit/element/packs.ts'

type Chunk = Rolldown.OutputChunk

/** A file of a build: what was compiled into it, and which other files it imports at once. */
export type BuiltFile = { name: string; entry: string | null; imports: string[]; sources: string[] }

/** The messages files, by their path: the number that the build gives each, and what it holds. */
export type MessagesFiles = ReadonlyMap<string, { id: number; texts: unknown }>

/** The languages of the texts. */
export const languages = ['en', 'fr'] as const

/** The least code of chunks that the same elements need, after it is minified, that gets a file of its own. */
const leastInFile = 2000

/**
 * The files, in each language: for each element its code and texts, and the same with its screen for members, where it has one,
 * and for each group of elements; for later elements the chunks, those that mostly the same elements need in one file; for each
 * import on demand what it brings; and all texts.
 * @param elements the entries' names
 * @param groups the names of elements that many pages have together
 */
export function packFiles(
  built: readonly Chunk[],
  elements: readonly string[],
  groups: readonly (readonly string[])[],
  messages: MessagesFiles,
): { files: (BuiltFile & { code: string })[]; release: Release } {
  // A release tells who needs a chunk by a bit for each element, in numbers of 32 bits with a sign.
  if (elements.length > 31) throw new Error('There are more elements than bits')
  const entries = elements.map((element) => built.find(({ name, isEntry }) => isEntry && name === element) as Chunk)
  const byName = new Map(built.map((chunk) => [chunk.fileName, chunk]))
  const neededBy = (chunk: Chunk) => closure(chunk, ({ imports }) => imports.map((name) => byName.get(name) as Chunk))
  const needs = new Map(built.map((chunk) => [chunk, neededBy(chunk)]))

  const shared = [...new Set(entries.flatMap((entry) => needs.get(entry) ?? []))]
    .filter((chunk) => !entries.includes(chunk))
    .map((chunk) => ({
      chunk,
      users: entries.reduce((sum, entry, at) => sum + (needs.get(entry)?.includes(chunk) ? 2 ** at : 0), 0),
    }))
  const inFiles = filesOf(
    shared.map(({ chunk, users }) => ({ chunk, users: BigInt(users), length: chunk.code.length })),
  )
  // A chunk's number is its place: those that elements share, the elements' own, those that load later.
  const chunks = [...new Set([...inFiles.flat(), ...entries, ...built])]
  const idOf = new Map(chunks.map((chunk, id) => [chunk.fileName, id]))
  const named = (name: string) => {
    const id = idOf.get(name)
    if (id === undefined) throw new Error(`The build has no ${name}`)
    return id
  }
  const ids = (of: readonly Chunk[]) => of.map(({ fileName }) => named(fileName))
  const later: Chunk[][] = []
  /** The number of the file that brings these chunks. */
  function laterFile(of: Chunk[]): number {
    const same = later.findIndex((file) => file.length === of.length && file.every((chunk, at) => chunk === of[at]))
    return same < 0 ? later.push(of) - 1 : same
  }
  const code = minifiedTogether(
    chunks.map((chunk) => {
      const here = new Set([chunk, ...(needs.get(chunk) ?? [])])
      // What a running chunk needs is here: a chunk that it fetches later brings only what it needs besides.
      return chunkFunction(chunk, named, (id) => {
        const wanted = chunks[id] as Chunk
        const brought = [wanted, ...(needs.get(wanted) ?? []).filter((other) => !here.has(other))]
        return [laterFile(brought), ...ids(brought)]
      })
    }),
  )

  const sourcesOf = (of: readonly Chunk[]) =>
    of.flatMap(({ modules }) => Object.keys(modules)).map((module) => module.replace(/^\0(.*)\.texts$/, '$1'))
  const file = (name: string, of: readonly Chunk[], ending: string, more: Partial<BuiltFile> = {}, speakers = of) => {
    const included = sourcesOf(speakers).filter((source) => messages.has(source) && source.endsWith(ending))
    return {
      name,
      entry: null,
      imports: [],
      sources: [...sourcesOf(of).filter((source) => !messages.has(source)), ...included],
      code: onceEach(
        `export const chunks={${ids(of).map((id) => `${id}:${code[id]}`)}},texts={${included.map((source) => {
          const known = messages.get(source)
          return `${known?.id}:${JSON.stringify(known?.texts)}`
        })}};`,
      ),
      ...more,
    }
  }

  const whole = (of: readonly Chunk[]) => [...new Set(of.flatMap((entry) => [entry, ...(needs.get(entry) ?? [])]))]
  const grouped = groups.map((group) => entries.filter(({ name }) => group.includes(name)))
  /** The screens that elements for members fetch when somebody is signed in (`withCode`). */
  const screens = entries.map((entry) =>
    entry.dynamicImports.map((name) => byName.get(name)).find((chunk) => chunk?.name.endsWith('-screen')),
  )
  const files = [
    ...languages.map((language) => file(language, [], `.${language}.json`, {}, built)),
    ...entries.flatMap((entry) =>
      languages.map((language) =>
        file(`${entry.name}.${language}`, whole([entry]), `.${language}.json`, {
          entry: entry.facadeModuleId,
        }),
      ),
    ),
    ...languages.flatMap((language) =>
      [
        ...entries.flatMap((entry, at): [string, readonly Chunk[]][] => {
          const screen = screens[at]
          return screen ? [[`${entry.name}.member`, whole([entry, screen])]] : []
        }),
        // In this order, the elements' own code first and then what most of them need, it is smallest after compression.
        ...grouped.map((of, at): [string, readonly Chunk[]] => [
          `group${at}`,
          whole(of).toSorted((a, b) => named(b.fileName) - named(a.fileName)),
        ]),
        ...inFiles.map((of, at): [string, readonly Chunk[]] => [`shared${at}`, of]),
        ...entries.map((entry): [string, readonly Chunk[]] => [`${named(entry.fileName)}`, [entry]]),
        ...later.map((of, at): [string, readonly Chunk[]] => [`later${at}`, of]),
      ].map(([name, of]) => file(`${name}.${language}`, of, `.${language}.json`)),
    ),
  ]
  const sizes = new Map<string, number>()
  const bytesOf = (name: string): number => {
    const code = files.find((one) => one.name === `${name}.${languages[0]}`)?.code ?? ''
    const size = sizes.get(name) ?? brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
    sizes.set(name, size)
    return size
  }
  /** What the first of these entries downloads as one file, and the others besides. */
  const downloadOf = ([first, ...others]: readonly Chunk[]) => {
    const brought = first ? whole([first]) : []
    const pieces = whole(others).filter((chunk) => !brought.includes(chunk))
    const inFile = (chunk: Chunk) => inFiles.findIndex((of) => of.includes(chunk))
    const names = pieces.map((chunk) =>
      entries.includes(chunk) ? `${named(chunk.fileName)}` : `shared${inFile(chunk)}`,
    )
    return [first?.name ?? '', ...new Set(names)].reduce((sum, name) => sum + bytesOf(name), 0)
  }
  // One name for the whole release: the loader then knows every address without a list of names.
  const hash = createHash('sha256').update(JSON.stringify(files.map((one) => [one.name, one.code])))
  const name = BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(0, 8)
  return {
    files: files.map((one) => ({ ...one, name: `${one.name}-${name}.js` })),
    release: {
      name,
      elements: elements.join(' '),
      users: inFiles
        .flat()
        .map((chunk) => shared.find((one) => one.chunk === chunk)?.users.toString(32))
        .join(' '),
      files: inFiles.flatMap((of, at) => of.map(() => at)),
      members: screens.reduce((sum, screen, at) => sum + (screen ? 2 ** at : 0), 0),
      groups: grouped.map((of, at) => [
        of.reduce((sum, entry) => sum + 2 ** entries.indexOf(entry), 0),
        leastOf(of, bytesOf(`group${at}`), downloadOf),
      ]),
    },
  }
}

/**
 * Which chunks are in one file: those with the same users, if they are enough, and fewer with the first whose users include
 * theirs, because a small file costs more than its code.
 */
function filesOf(shared: readonly { chunk: Chunk; users: bigint; length: number }[]): Chunk[][] {
  const count = (users: bigint) => users.toString(2).replaceAll('0', '').length
  const sorted = [...shared].sort((a, b) => count(a.users) - count(b.users))
  const large = sorted.filter(({ length }) => length >= leastInFile)
  const files = new Map<Chunk, Chunk[]>()
  for (const { chunk, users } of sorted) {
    const file = large.find((one) => (users & ~one.users) === 0n)?.chunk ?? chunk
    files.set(file, [...(files.get(file) ?? []), chunk])
  }
  return [...files.values()]
}

/** From this many of its elements on, the group's file is never larger than their own files. */
function leastOf(group: readonly Chunk[], bytes: number, downloadOf: (some: readonly Chunk[]) => number): number {
  const choices = Array.from({ length: 2 ** group.length }, (_, bits) => group.filter((_, at) => bits & (2 ** at)))
  const less = choices.filter((some) => downloadOf(some) < bytes)
  return Math.max(...less.map(({ length }) => length)) + 1
}

/** Minifies the chunks' functions as one module: names that are alike in all of them take less after compression. */
function minifiedTogether(functions: readonly string[]): string[] {
  const code = minifyModule(`export default {${functions.map((code, id) => `${id}:${code}`)}}`)
  const [declaration] = parseAst(code).body
  if (declaration?.type !== 'ExportDefaultDeclaration' || declaration.declaration.type !== 'ObjectExpression')
    throw new Error('The minifier did not export the chunks')
  return declaration.declaration.properties.map((property) => {
    if (property.type !== 'Property') throw new Error('The minifier changed a chunk')
    return code.slice(property.value.start, property.value.end)
  })
}

/** The least length of a text that stands once in a file, whichever of its chunks have it: style sheets, above all. */
const leastShared = 60

/** A file's code with each long text in one place, in which it has a name. */
function onceEach(code: string): string {
  const found = new Map<string, { start: number; end: number }[]>()
  walk(parseAst(code), (node) => {
    const isText = node.type === 'Literal' ? typeof node.value === 'string' : isPlainTemplate(node)
    if (!isText || node.end - node.start < leastShared) return
    const text = code.slice(node.start, node.end)
    found.set(text, [...(found.get(text) ?? []), node])
  })
  const shared = [...found].filter(([, places]) => places.length > 1)
  const edits = shared.flatMap(([, places], at) => places.map(({ start, end }) => ({ start, end, text: `text${at}` })))
  edits.sort((a, b) => b.start - a.start)
  const body = edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
  return shared.length > 0 ? `const ${shared.map(([text], at) => `text${at}=${text}`)};${body}` : body
}

/** All that a chunk needs, and what that needs, the nearest first. */
function closure(of: Chunk, needs: (chunk: Chunk) => readonly Chunk[]): Chunk[] {
  const found = new Set(needs(of))
  for (const chunk of found) for (const next of needs(chunk)) found.add(next)
  if (found.has(of)) throw new Error(`${of.fileName} needs itself: its code would run before what it needs`)
  return [...found]
}
