import { chooseOpening, chooseSets, type ElementSet, mostFiles } from './choose-sets.ts'

/** The exports of a chunk of the elements' code, by the names that the bundler gave them. */
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

/** A chunk's way to import: the build replaces its imports with these calls (chunk-function.ts). */
export type Packs = {
  /** The exports of a chunk. Its code runs once, on first use. */
  (chunk: number): Exports
  /** Fetches a chunk, and the chunks it needs that are not loaded. */
  later(chunk: number): Promise<Exports>
  /** Texts in one language: empty until the language has been fetched. */
  texts(number: number): Texts
  /** Whether the texts of all loaded code are loaded in a language. */
  speaks(language: string): boolean
  /** Fetches a language's texts. */
  speak(language: string): Promise<unknown>
}

/** A release, as its build describes it to the loader. */
export type Release = {
  /** The part of each file's name that differs between releases. */
  name: string
  /** The elements' names. An element's own chunk has the element's position as its number. */
  elements: string
  /** The sets of elements that have files: first those of one element, in their order, then larger ones. */
  sets: readonly ElementSet[]
  /** The elements that have a variant, see `createPacks`, and its name. */
  variant?: { name: string; elements: readonly number[] }
}

/**
 * The files of one release on one page.
 *
 * 1. A page's first element, if it is the only one, is one file. If the page takes the variant, the file also contains what the
 *    element imports on demand there.
 * 2. Elements that are needed at the same time come in at most four files, all requested at once, see `chooseSets`.
 * 3. The code that many elements need, the common code, comes once: with the first file, or, if that was a single element's, with
 *    the next ones.
 * 4. An import on demand fetches one file, which contains what the importing code does not bring.
 * 5. All files have texts only in the first element's language. Another language is one file with the texts of all elements.
 * 6. A failed file is requested again the next time.
 * 7. Each element's code runs in its own task, so that the page can respond in between.
 *
 * @param fetchFile imports a file. In English these are, for an element or set `bag`: `bag.en` everything of a single element,
 *   `bag.first.en` with all common code, `bag.more.en` without it, `bag.rest.en` the common code that `bag.en` lacks; `later70.en`
 *   is an import on demand of chunk 70, `bag.member.en` the variant `member`, and `fr` all French texts.
 * @param takesVariant whether the page takes the elements' variant
 * @returns a function that fetches the code of an element in a language; it resolves when the code has run
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
  /** The requested files, by name. */
  const files = new Map<string, Promise<Pack>>()
  /** The requested elements, with what each waits for. */
  const coming = new Map<number, Promise<unknown>>()
  const spoken = new Set<string>()
  /** The first element's language. */
  let first = ''
  /** The element that came in its own file. */
  let alone: number | undefined
  let common: Promise<unknown> | undefined

  /** Requests a file. Its code is not used before the code that it needs. */
  function request(name: string, needed?: Promise<unknown>): Promise<unknown> {
    const file = files.get(name) ?? fetchFile(name)
    files.set(name, file)
    file.catch(() => files.delete(name))
    return Promise.all([file, needed]).then(([{ chunks, texts }]) => {
      Object.assign(code, chunks)
      for (const number in texts) Object.assign(packs.texts(+number), texts[number])
    })
  }

  /** Requests a set's file. @param needed other code that its code needs */
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

  function bring(requested: readonly number[]): void {
    const [only, ...others] = requested
    if (only === undefined) return
    if (coming.size === 0 && others.length === 0) {
      alone = only
      requestSet(only, variant?.elements.includes(only) && takesVariant() ? `.${variant.name}` : '')
    } else if (common) bringMore(chooseSets(requested, sets), common)
    else if (alone !== undefined && coming.has(alone)) {
      const rest = request(`${nameOf(alone)}.rest.${first}`)
      bringMore(chooseSets(requested, sets, mostFiles - 1), Promise.all([coming.get(alone), rest]))
    } else {
      const [opening, ...more] = chooseOpening(requested, sets) as [number, ...number[]]
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

  const requested = new Set<number>()
  return async (element, language) => {
    const at = names.indexOf(element)
    requested.add(at)
    // A page requests the elements near the screen one after the other in the same task.
    await undefined
    const missing = [...requested].filter((one) => !coming.has(one))
    requested.clear()
    if (coming.size === 0) first = language
    bring(missing)
    await Promise.all([coming.get(at), language !== first && packs.speak(language)])
    await new Promise((done) => setTimeout(done))
    return packs(at)
  }
}
