import { chooseOpening, chooseSets, type ElementSet, mostFiles } from './choose-sets.ts'

/** What a chunk of the elements' code exports, by the names that the bundler gave them. */
type Exports = Readonly<Record<string, unknown>>

/** Texts by their keys. */
type Texts = Readonly<Record<string, string>>

/** A chunk's code. */
type Code = (packs: Packs) => Exports | undefined

/** A file of a release: code of chunks, and texts, by the numbers that the build gave them. */
export type Pack = {
  chunks: Readonly<Record<number, Code>>
  texts: Readonly<Record<number, Texts>>
}

/** What a chunk's code imports by: the build writes these calls in place of its imports (chunk-function.ts). */
export type Packs = {
  /** What a chunk exports. Its code runs once, on first use. */
  (chunk: number): Exports
  /** Fetches a chunk, and what it needs that is not here. */
  later(chunk: number): Promise<Exports>
  /** Texts in one language: empty until the language has been fetched. */
  texts(number: number): Texts
  /** Whether the texts of all code that is here are here in a language. */
  speaks(language: string): boolean
  /** Fetches a language's texts. */
  speak(language: string): Promise<unknown>
}

/** What a release consists of, as its build tells the loader. */
export type Release = {
  /** A part of each file's name, which no other release has. */
  name: string
  /** The elements' names. An element's own chunk has the element's place among them as its number. */
  elements: string
  /** The sets of elements that have files: those of one element, in their order, and larger ones. */
  sets: readonly ElementSet[]
  /** The elements that have a variant, see `createPacks`, and its name. */
  variant?: { name: string; elements: readonly number[] }
}

/**
 * The files of one release on one page.
 *
 * 1. A page's first element, where it is wanted alone, is one file. Where the page takes the variant, the file also has what the element
 *    will import on demand there.
 * 2. Elements that are wanted at once come in at most four files, all requested at once, see `chooseSets`.
 * 3. What many elements need, the common code, comes once: with the first file, or, where that was an element's alone, with the
 *    next ones.
 * 4. An import on demand fetches one file, which has what the importing code does not bring.
 * 5. All files have texts in the first element's language alone. Another language is one file with the texts of all elements.
 * 6. A failed file is requested again the next time.
 * 7. Each element's code runs in a task of its own: the page answers its reader in between.
 *
 * @param fetchFile imports a file. In English these are, for an element or set `bag`: `bag.en` all of an element alone, `bag.first.en`
 *   with all common code, `bag.more.en` without it, `bag.rest.en` the common code that `bag.en` lacks; `later70.en` is an import on
 *   demand of chunk 70, `bag.member.en` the variant `member`, and `fr` all French texts.
 * @param takesVariant whether the page takes the elements' variant
 * @returns fetches the code of an element in a language; resolves when it has run
 */
export function createPacks(
  { elements, sets, variant }: Release,
  fetchFile: (name: string) => Promise<Pack>,
  takesVariant: () => boolean = () => false,
): (element: string, language: string) => Promise<Exports> {
  const names = elements.split(' ')
  const nameOf = (set: number) => names[set] ?? `set${set}`
  const code: Record<number, Code> = {}
  const exported: Record<number, Exports> = {}
  const words: Record<number, Record<string, string>> = {}
  /** The files that are requested, by name. */
  const files = new Map<string, Promise<Pack>>()
  /** The elements that are requested: what each waits for. */
  const coming = new Map<number, Promise<unknown>>()
  const spoken = new Set<string>()
  /** The first element's language. */
  let first = ''
  /** The element that came alone. */
  let alone: number | undefined
  let common: Promise<unknown> | undefined

  /** Requests a file. Its code is not here before what it needs is. */
  function request(name: string, needed?: Promise<unknown>): Promise<unknown> {
    const file = files.get(name) ?? fetchFile(name)
    files.set(name, file)
    file.catch(() => files.delete(name))
    return Promise.all([file, needed]).then(([{ chunks, texts }]) => {
      Object.assign(code, chunks)
      for (const number in texts) Object.assign(packs.texts(+number), texts[number])
    })
  }

  /** Requests a set's file. @param needed what its code needs besides */
  function requestSet(set: number, kind: string, needed?: Promise<unknown>): Promise<unknown> {
    const file = request(`${nameOf(set)}${kind}.${first}`, needed)
    const brought = sets[set]?.[0].filter((element) => !coming.has(element)) ?? []
    for (const element of brought) coming.set(element, file)
    file.then(
      () => spoken.add(first),
      () => {
        for (const element of brought) coming.delete(element)
      },
    )
    return file
  }

  function bring(wanted: readonly number[]): void {
    const [only, ...others] = wanted
    if (only === undefined) return
    if (coming.size === 0 && others.length === 0) {
      alone = only
      requestSet(only, variant?.elements.includes(only) && takesVariant() ? `.${variant.name}` : '')
    } else if (common) bringMore(chooseSets(wanted, sets), common)
    else if (alone !== undefined && coming.has(alone)) {
      const rest = request(`${nameOf(alone)}.rest.${first}`)
      bringMore(chooseSets(wanted, sets, mostFiles - 1), Promise.all([coming.get(alone), rest]))
    } else {
      const [opening, ...more] = chooseOpening(wanted, sets) as [number, ...number[]]
      bringMore(more, requestSet(opening, '.first'))
    }
  }

  function bringMore(chosen: readonly number[], needed: Promise<unknown>): void {
    common = needed
    needed.catch(() => {
      if (common === needed) common = undefined
    })
    for (const set of chosen) requestSet(set, '.more', needed)
  }

  const packs: Packs = Object.assign(
    (chunk: number) => {
      exported[chunk] ??= (code[chunk] as Code)(packs) ?? {}
      return exported[chunk]
    },
    {
      async later(chunk: number) {
        if (!code[chunk]) await request(`later${chunk}.${first}`)
        return packs(chunk)
      },
      texts(number: number) {
        words[number] ??= {}
        return words[number]
      },
      speaks: (language: string) => spoken.has(language),
      async speak(language: string) {
        if (!spoken.has(language)) await request(language)
        spoken.add(language)
      },
    },
  )

  const wanted = new Set<number>()
  return async (element, language) => {
    const at = names.indexOf(element)
    wanted.add(at)
    // The page asks for those near the screen one after the other.
    await undefined
    const missing = [...wanted].filter((one) => !coming.has(one))
    wanted.clear()
    if (coming.size === 0) first = language
    bring(missing)
    await Promise.all([coming.get(at), language !== first && packs.speak(language)])
    await new Promise((done) => setTimeout(done))
    return packs(at)
  }
}
