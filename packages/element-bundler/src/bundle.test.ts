import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BundleOptions, bundleElements } from './bundle.ts'
import { createPacks, type Pack } from './runtime/packs.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'element-bundler-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

declare global {
  var more: () => Promise<{ detail: number }>
  var texts: () => string[]
}

/** Three elements that record on `globalThis.ran` what runs; all need `kit`, and two need `price`. */
const sources: Record<string, string> = {
  'loader.ts': 'export const release = ELEMENT_RELEASE',
  'kit.ts': `
    export const note = (...words: unknown[]) => globalThis.ran.push(words.join(' '))
    note('kit')`,
  'price.ts': `
    import { note } from './kit.ts'
    note('price')
    export const price = (cents: number) => cents / 100`,
  'detail.ts': `
    import { note } from './kit.ts'
    import { price } from './price.ts'
    note('detail', price(150))
    export const detail = 1`,
  'bag.ts': `
    import { note } from './kit.ts'
    import { price } from './price.ts'
    import en from './bag.en.json'
    import fr from './bag.fr.json'
    note('bag', price(100))
    Object.assign(globalThis, { texts: () => [en.title, fr.title] })`,
  'product.ts': `
    import { note } from './kit.ts'
    import { price } from './price.ts'
    import css from './sheet.css?inline'
    note('product', price(50), css.length > 9)`,
  'video.ts': `
    import { note } from './kit.ts'
    import css from './sheet.css?inline'
    note('video', css.length > 9)
    Object.assign(globalThis, { more: () => import('./detail.ts') })`,
  'sheet.css': '.a { color: #123456; background: #654321 }',
  'bag.en.json': '{"title":"Bag"}',
  'bag.fr.json': '{"title":"Panier"}',
}

/** Node caches imported modules by address. */
let imports = 0

async function bundled(more: Partial<BundleOptions> = {}, files = sources) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const out = join(folder, 'out')
  const at = (name: string) => join(folder, name)
  const { files: built, release } = await bundleElements({
    folder: out,
    loader: { name: 'load', file: at('loader.ts') },
    elements: { bag: at('bag.ts'), product: at('product.ts'), video: at('video.ts') },
    texts: { en: [at('bag.en.json')], fr: [at('bag.fr.json')] },
    config: { root: folder, build: { target: 'es2022' } },
    ...more,
  })
  imports += 1
  const loader = await import(/* @vite-ignore */ `${pathToFileURL(join(out, 'load.js')).href}?${imports}`)
  expect(loader.release).toEqual(release)
  /** Opens a page that requests elements, one group after another. @returns what ran, and the files */
  const page = (...groups: string[][]) => opened(groups)
  async function opened(groups: string[][], takesVariant = false) {
    const ran: string[] = []
    Object.assign(globalThis, { ran, more: undefined })
    const asked: string[] = []
    const fetchFile = (file: string): Promise<Pack> => {
      asked.push(file)
      return import(/* @vite-ignore */ pathToFileURL(join(out, `${file}-${release.name}.js`)).href)
    }
    const fetchElement = createPacks(release, fetchFile, () => takesVariant)
    for (const group of groups) await Promise.all(group.map((element) => fetchElement(element, 'en')))
    return { ran, asked, fetchElement }
  }
  return { built, out, release, page, opened }
}

describe('a bundle of three elements', () => {
  test('1. runs a single element from one file, after the code that it needs', async () => {
    const { page } = await bundled()
    const { ran, asked } = await page(['bag'])
    expect(ran).toEqual(['kit', 'price', 'bag 1'])
    expect(asked).toEqual(['bag.en'])
  })

  test('2. runs all elements from at most four files, and shared code once', async () => {
    const { page } = await bundled()
    const { ran, asked } = await page(['bag', 'product', 'video'])
    expect(ran.toSorted()).toEqual(['bag 1', 'kit', 'price', 'product 0.5 true', 'video true'])
    expect(asked.length).toBeLessThanOrEqual(4)
  })

  test('3. runs elements that are added one after the other, and an import on demand with the code it lacks', async () => {
    const { page } = await bundled()
    const { ran, asked } = await page(['video'])
    const { more } = globalThis
    expect(Object.values(await more())).toEqual([1])
    expect(ran).toEqual(['kit', 'video true', 'price', 'detail 1.5'])
    expect(asked).toEqual(['video.en', expect.stringMatching(/^later\d+\.en$/)])
    const later = await page(['video'], ['bag'], ['product'])
    expect(later.ran).toEqual(['kit', 'video true', 'price', 'bag 1', 'product 0.5 true'])
    expect(later.asked).toEqual(['video.en', 'video.rest.en', 'bag.more.en', 'product.more.en'])
  })

  test('4. has the texts of one language in each file, and another language in a separate file', async () => {
    const { page, built } = await bundled()
    const { fetchElement } = await page(['bag'])
    const { texts } = globalThis
    expect(texts()).toEqual(['Bag', undefined])
    await fetchElement('bag', 'fr')
    expect(texts()).toEqual(['Bag', 'Panier'])
    const sourcesOf = (language: string) =>
      built
        .find((file) => file.element === 'bag' && file.language === language)
        ?.sources.filter((name) => name.endsWith('.json'))
    expect(sourcesOf('fr')).toEqual([join(folder, 'bag.fr.json')])
  })

  test('5. has a style sheet only once in a file', async () => {
    const { out, built } = await bundled({ together: [['product', 'video']] })
    const file = built.find(({ name }) => name.startsWith('set5.first.en'))?.name ?? ''
    expect(readFileSync(join(out, file), 'utf8').split('#654321')).toHaveLength(2)
  })

  test('6. opens a page with elements that are often together from one file', async () => {
    const { page } = await bundled({ together: [['product', 'video']] })
    expect((await page(['product', 'video'])).asked).toEqual(['set5.first.en'])
  })

  test('6a. has a variant of an element’s file that contains what it imports on demand', async () => {
    const { opened } = await bundled({ variant: { name: 'long', modules: { video: join(folder, 'detail.ts') } } })
    const { asked } = await opened([['video']], true)
    const { more } = globalThis
    expect(Object.values(await more())).toEqual([1])
    expect(asked).toEqual(['video.long.en'])
    const unknown = { name: 'long', modules: { video: join(folder, 'kit.ts') } }
    await expect(bundled({ variant: unknown })).rejects.toThrow('kit.ts')
  })

  test('6b. fails if its options name an unknown element', async () => {
    await expect(bundled({ together: [['bag', 'shoe']] })).rejects.toThrow('There is no element shoe')
  })

  test('7. imports nothing, so that all requests can be sent at once', async () => {
    const { out, built } = await bundled()
    for (const { name } of built) expect(readFileSync(join(out, name), 'utf8')).not.toMatch(/^\s*import\s*[{*"'`]/m)
  })

  test('8. gives the same names to the same bytes, and others to other sources and with source maps', async () => {
    const first = await bundled()
    const second = await bundled()
    expect(second.built).toEqual(first.built)
    const mapped = await bundled({ sourceMaps: true })
    expect(mapped.release.name).not.toBe(first.release.name)
    const third = await bundled({}, { ...sources, 'bag.fr.json': '{"title":"Sac"}' })
    expect(third.release.name).not.toBe(first.release.name)
  })

  test('9. maps each position in a file to its source', async () => {
    const { out, built } = await bundled({ sourceMaps: true })
    for (const { name } of built.filter((file) => file.name.startsWith('bag.more.en'))) {
      const code = readFileSync(join(out, name), 'utf8')
      expect(code).toContain(`//# sourceMappingURL=${name}.map`)
      const map = new SourceMap(JSON.parse(readFileSync(join(out, `${name}.map`), 'utf8')))
      const placeOf = (text: string) => {
        const linesBefore = code.slice(0, code.indexOf(text)).split('\n')
        const entry = map.findEntry(linesBefore.length - 1, linesBefore.at(-1)?.length ?? 0)
        return 'originalSource' in entry ? [entry.originalSource.split('/').at(-1), entry.originalLine + 1] : []
      }
      expect(placeOf('`bag`')).toEqual(['bag.ts', 6])
      expect(placeOf('texts:')).toEqual(['bag.ts', 7])
    }
  })
})

test('10. of forty elements, of which each two share a module, any set comes in at most four files', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `element${at}`)
  const files: Record<string, string> = { 'loader.ts': sources['loader.ts'] ?? '', 'kit.ts': sources['kit.ts'] ?? '' }
  for (const [at, name] of names.entries()) {
    files[`pair${at >> 1}.ts`] = `import { note } from './kit.ts'\nexport const pair = () => note('pair', ${at >> 1})`
    files[`${name}.ts`] =
      `import { pair } from './pair${at >> 1}.ts'\npair()\nimport { note } from './kit.ts'\nnote('${name}')`
  }
  const elements = Object.fromEntries(names.map((name) => [name, join(folder, `${name}.ts`)]))
  const { page, release } = await bundled({ elements, texts: { en: [] } }, files)
  expect(release.sets).toHaveLength(79)
  for (const requested of [names, names.filter((_, at) => at % 3 === 0), ['element0', 'element39'], ['element7']]) {
    const { ran, asked } = await page(requested)
    expect(requested.filter((name) => !ran.includes(name))).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(4)
  }
})
