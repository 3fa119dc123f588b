/** What a chunk of the script tag's code exports, by the names that its build gave them. */
type Exports = Readonly<Record<string, unknown>>

/** Texts by their keys. */
type Texts = Readonly<Record<string, string>>

/** A chunk's code. */
type Code = (packs: Packs) => Exports | undefined

/** A file of the script tag: code of chunks and texts of messages files, by the numbers that the build gave them. */
export type Pack = {
  chunks: Readonly<Record<number, Code>>
  texts: Readonly<Record<number, Texts>>
}

/** What a chunk's code imports by: the build writes these calls for its imports (packs.ts beside embed.ts). */
export type Packs = {
  /** What a chunk exports. Its code runs once, on first use. */
  (chunk: number): Exports
  /** Fetches a chunk and those that it needs, in the file that the build made for this import. */
  later(file: number, chunk: number, ...needed: number[]): Promise<Exports>
  /** The texts of a messages file in one language: empty until the language has been fetched. */
  texts(file: number): Texts
  /** Whether the texts of all code that is here are here in a language. */
  speaks(language: string): boolean
  /** Fetches a language's texts. */
  speak(language: string): Promise<unknown>
}

/** What a release consists of, as its build tells the loader. */
export type Release = {
  /** A part of each file's name, which no other release has. */
  name: string
  /** The names of the elements. */
  elements: string
  /**
   * For each chunk that elements share, by its number, a bit for each element that needs it, to the base of 32. The elements' own
   * chunks follow.
   */
  users: string
  /** For each of these chunks the number of the file that brings it to later elements. */
  files: readonly number[]
  /** A bit for each element with a file for shoppers who are signed in, whose screen it then fetches. */
  members: number
  /**
   * For each group's file, the largest group first: a bit for each of its elements, and from how many of them on it is the
   * smaller download.
   */
  groups: readonly (readonly [elements: number, least: number])[]
}

/**
 * The files of one release on one page.
 *
 * 1. The first element comes with all its code, and its texts in its own language, as one file: code that is compressed
 *    together is smaller by a tenth to a third than in files of its own.
 * 1a. Where enough elements of a group are asked for at once, one file with the code of the group comes first instead.
 * 1b. Where the shopper is signed in, the file of an element for members also has the screen that the element will ask for.
 * 2. The further files of a later element are smaller, and all requested at once.
 * 3. An import on demand fetches one file: the chunk, and those that it needs besides the importing chunk's.
 * 4. All files bring texts in the first element's language alone. Another language comes as one file with the texts of all
 *    elements.
 * 5. A failed file is requested again the next time.
 * 6. The code that elements share runs in one task, each element's own in another, with its first rendering: a page answers its
 *    reader in between.
 *
 * @param fetchFile imports a file: `bag.en` is the bag's code and English texts, `group1.en` that of several elements, `shared2.en`
 *   some chunks that elements share, `70.en` the element's own chunk 70, `later3.en` what an import on demand brings,
 *   `favourites.member.en` an element's code with that of its screen, `fr` all French texts
 * @param isSignedIn whether somebody is signed in on the page
 * @returns fetches the code of an element in a language; resolves when it has run
 */
export function createPacks(
  { elements, users: bits, files, groups, members }: Release,
  fetchFile: (name: string) => Promise<Pack>,
  isSignedIn: () => boolean,
): (element: string, language: string) => Promise<Exports> {
  const code: Record<number, Code> = {}
  const exported: Record<number, Exports> = {}
  const words: Record<number, Record<string, string>> = {}
  /** Chunks and languages that are requested, and those that are here. */
  const coming = new Map<number | string, Promise<unknown>>()
  const here = new Set<number | string>()
  /** The first element's language. */
  let first = ''

  function fetch(name: string, brought: readonly (number | string)[]): void {
    const contents = brought.filter((content) => !coming.has(content))
    const file = fetchFile(name).then(
      ({ chunks, texts }) => {
        Object.assign(code, chunks)
        // A file for members has more than was asked for.
        for (const id in chunks) if (!coming.has(+id)) coming.set(+id, file)
        for (const id in texts) Object.assign(packs.texts(+id), texts[id])
        for (const content of contents) here.add(content)
      },
      (failure) => {
        for (const content of contents) coming.delete(content)
        throw failure
      },
    )
    for (const content of contents) coming.set(content, file)
  }

  const need = (contents: readonly (number | string)[]) =>
    Promise.all(
      contents.map((content) => {
        if (!coming.has(content)) {
          const file = files[content as number]
          if (file === undefined) fetch(typeof content === 'string' ? content : `${content}.${first}`, [content])
          else
            fetch(
              `shared${file}.${first}`,
              [...files.keys()].filter((chunk) => files[chunk] === file),
            )
        }
        return coming.get(content)
      }),
    )

  const packs: Packs = Object.assign(
    (chunk: number) => {
      exported[chunk] ??= (code[chunk] as Code)(packs) ?? {}
      return exported[chunk]
    },
    {
      later(file: number, ...needed: [number, ...number[]]) {
        if (!needed.every((chunk) => coming.has(chunk))) fetch(`later${file}.${first}`, needed)
        return need(needed).then(() => packs(needed[0]))
      },
      texts(file: number) {
        words[file] ??= {}
        return words[file]
      },
      speaks: (language: string) => here.has(language),
      speak: (language: string) => need([language]),
    },
  )

  const names = elements.split(' ')
  const users = bits.split(' ').map((one) => Number.parseInt(one, 32))

  /** The chunks that elements need, which are given as bits. */
  const chunksOf = (some: number) =>
    [...users, ...names.map((_, at) => 1 << at)].flatMap((needing, chunk) => (needing & some ? chunk : []))

  let wanted = 0
  return async (element, language) => {
    const at = names.indexOf(element)
    wanted |= 1 << at
    // The page asks for those near the screen one after the other.
    await undefined
    if (coming.size === 0) {
      first = language
      const group = groups.findIndex(
        ([some, least]) => names.filter((_, other) => some & wanted & (1 << other)).length >= least,
      )
      const own = (members >> at) & 1 && isSignedIn() ? `${element}.member` : element
      const [brought, file] = groups[group] ? [groups[group][0], `group${group}`] : [1 << at, own]
      fetch(`${file}.${first}`, [...chunksOf(brought), first])
    }
    wanted = 0
    const needed = chunksOf(1 << at)
    await need([...needed, language])
    const own = needed.pop() as number
    for (const chunk of needed) packs(chunk)
    await new Promise((done) => setTimeout(done))
    return packs(own)
  }
}
