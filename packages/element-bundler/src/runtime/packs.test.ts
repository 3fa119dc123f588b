import { describe, expect, test, vi } from 'vitest'
import { createPacks, type Pack, type Packs, type Release } from './packs.ts'

/**
 * Three elements: `bag` (chunk 0) needs 3 and 4, `product` (1) needs 3 and 5, `video` (2) needs nothing. Chunks 3 and 6 are the
 * common code. Chunk 7 is fetched on demand, and needs 5.
 */
const release: Release = {
  name: 'r',
  elements: 'bag product video',
  sets: [
    [[0], 10, true],
    [[1], 20, true],
    [[2], 5, true],
    [[0, 1], 25],
    [[0, 1, 2], 30],
  ],
  variant: { name: 'member', elements: [0] },
}

/** A shop whose files the test delivers by hand or at once. */
function aShop({ failing = new Set<string>(), sets = release.sets, takesVariant = false } = {}) {
  const ran: number[] = []
  const asked: string[] = []
  let packs: Packs | undefined
  const chunk = (id: number, needed: number[]) => (given: Packs) => {
    packs = given
    for (const other of needed) given(other)
    ran.push(id)
    return { id }
  }
  const needs = [[3, 4], [3, 5], [], [], [], [], [], [5]]
  const of = (...ids: number[]): Pack['chunks'] => Object.fromEntries(ids.map((id) => [id, chunk(id, needs[id] ?? [])]))
  const english = { 0: { close: 'Close' } }
  const french = { 1: { close: 'Fermer' } }
  const files: Record<string, Pack | Promise<Pack>> = {
    'bag.en': { chunks: of(0, 3, 4), texts: english },
    'bag.fr': { chunks: of(0, 3, 4), texts: french },
    'bag.member.en': { chunks: of(0, 3, 4, 7, 5), texts: english },
    'bag.rest.en': { chunks: of(6), texts: {} },
    'bag.more.en': { chunks: of(0, 4), texts: english },
    'product.first.en': { chunks: of(1, 3, 5, 6), texts: english },
    'product.en': { chunks: of(1, 3, 5), texts: english },
    'product.more.en': { chunks: of(1, 5), texts: {} },
    'bag.first.en': { chunks: of(0, 3, 4, 6), texts: {} },
    'video.more.en': { chunks: of(2), texts: {} },
    'set3.more.en': { chunks: of(0, 1, 4, 5), texts: {} },
    'set4.first.en': { chunks: of(0, 1, 2, 3, 4, 5, 6), texts: english },
    'later7.en': { chunks: of(7, 5), texts: {} },
    'later7.fr': { chunks: of(7, 5), texts: { 2: { close: 'Fermer' } } },
    en: { chunks: {}, texts: english },
    fr: { chunks: {}, texts: french },
  }
  const fetchFile = vi.fn(async (name: string) => {
    asked.push(name)
    if (failing.has(name)) throw new TypeError(`Failed to fetch ${name}`)
    const file = files[name]
    if (!file) throw new Error(`There is no file ${name}`)
    return file
  })
  const fetchElement = createPacks({ ...release, sets }, fetchFile, () => takesVariant)
  return { fetchElement, asked, ran, failing, files, chunksOf: of, packs: () => packs as Packs }
}

describe('the files of a release', () => {
  test('1. a single first element is one file, with its texts in its language', async () => {
    const { fetchElement, asked, ran, packs } = aShop()
    expect(await fetchElement('bag', 'fr')).toEqual({ id: 0 })
    expect(asked).toEqual(['bag.fr'])
    expect(ran).toEqual([3, 4, 0])
    expect(packs().texts(1)).toEqual({ close: 'Fermer' })
    expect([packs().speaks('fr'), packs().speaks('en')]).toEqual([true, false])
  })

  test('2. elements needed at the same time are requested at once, the first with the common code, and run once', async () => {
    const { fetchElement, asked, ran } = aShop()
    const both = Promise.all([fetchElement('bag', 'en'), fetchElement('product', 'en')])
    await Promise.resolve()
    expect(asked).toEqual(['bag.first.en', 'product.more.en'])
    await both
    expect(asked).toHaveLength(2)
    expect(ran.toSorted()).toEqual([0, 1, 3, 4, 5])
  })

  test('2a. elements that are often together are one file', async () => {
    const sets = [...release.sets.slice(0, -1), [[0, 1, 2], 28, true] as const]
    const { fetchElement, asked } = aShop({ sets })
    await Promise.all(['video', 'product', 'bag'].map((element) => fetchElement(element, 'en')))
    expect(asked).toEqual(['set4.first.en'])
  })

  test('2b. elements after a single one bring the common code that it lacks; later ones do not', async () => {
    const { fetchElement, asked } = aShop()
    await fetchElement('bag', 'en')
    await fetchElement('product', 'en')
    await fetchElement('video', 'en')
    expect(asked).toEqual(['bag.en', 'bag.rest.en', 'product.more.en', 'video.more.en'])
  })

  test('2c. if the file with the common code fails, all that need it fail, and request it again', async () => {
    const { fetchElement, asked, failing } = aShop({ failing: new Set(['bag.first.en']) })
    const both = await Promise.allSettled([fetchElement('bag', 'en'), fetchElement('product', 'en')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    failing.clear()
    const again = [fetchElement('product', 'en'), fetchElement('bag', 'en')]
    expect(await Promise.all(again)).toEqual([{ id: 1 }, { id: 0 }])
    expect(asked).toEqual(['bag.first.en', 'product.more.en', 'bag.first.en'])
  })

  test('2d. if the rest of the common code fails, it is requested again', async () => {
    const { fetchElement, asked, failing } = aShop({ failing: new Set(['bag.rest.en']) })
    await fetchElement('bag', 'en')
    await expect(fetchElement('product', 'en')).rejects.toThrow('bag.rest.en')
    failing.clear()
    expect(await fetchElement('product', 'en')).toEqual({ id: 1 })
    expect(asked).toEqual(['bag.en', 'bag.rest.en', 'product.more.en', 'bag.rest.en'])
  })

  test('2e. on a page that takes the variant, the first element brings what it imports on demand', async () => {
    const { fetchElement, asked, packs } = aShop({ takesVariant: true })
    await fetchElement('bag', 'en')
    expect(await packs().later(7)).toEqual({ id: 7 })
    await fetchElement('product', 'en')
    expect(asked).toEqual(['bag.member.en', 'bag.rest.en', 'product.more.en'])
  })

  test('2f. an element without a variant has the same file for all pages', async () => {
    const { fetchElement, asked } = aShop({ takesVariant: true })
    await fetchElement('product', 'en')
    expect(asked).toEqual(['product.en'])
  })

  test('2g. if the variant fails, it is requested again', async () => {
    const { fetchElement, asked, failing } = aShop({ takesVariant: true, failing: new Set(['bag.member.en']) })
    await expect(fetchElement('bag', 'en')).rejects.toThrow('Failed to fetch bag.member.en')
    failing.clear()
    expect(await fetchElement('bag', 'en')).toEqual({ id: 0 })
    expect(asked).toEqual(['bag.member.en', 'bag.member.en'])
  })

  test('3. another language is one file, even while the first is loading', async () => {
    const { fetchElement, asked, packs } = aShop()
    await Promise.all([fetchElement('bag', 'en'), fetchElement('product', 'fr')])
    expect(asked).toEqual(['bag.first.en', 'product.more.en', 'fr'])
    expect(packs().speaks('fr')).toBe(true)
    await packs().speak('fr')
    expect(asked).toHaveLength(3)
  })

  test('4. texts that are used before they arrive are filled in place', async () => {
    const { fetchElement, packs } = aShop()
    await fetchElement('bag', 'en')
    const french = packs().texts(1)
    expect(french).toEqual({})
    await packs().speak('fr')
    expect(french).toEqual({ close: 'Fermer' })
  })

  test('5. an import on demand is one file, requested once', async () => {
    const { fetchElement, asked, packs } = aShop()
    await fetchElement('bag', 'en')
    expect(await Promise.all([packs().later(7), packs().later(7)])).toEqual([{ id: 7 }, { id: 7 }])
    expect(await packs().later(7)).toEqual({ id: 7 })
    expect(asked).toEqual(['bag.en', 'later7.en'])
  })

  test('5a. nothing is requested for an import on demand whose code is loaded', async () => {
    const { fetchElement, asked, packs } = aShop()
    await fetchElement('bag', 'en')
    expect(await packs().later(4)).toEqual({ id: 4 })
    expect(asked).toEqual(['bag.en'])
  })

  test('5b. it brings texts in the first element’s language, even after a change of language', async () => {
    const { fetchElement, asked, packs } = aShop()
    await fetchElement('bag', 'fr')
    await packs().speak('en')
    await packs().later(7)
    expect(asked).toEqual(['bag.fr', 'en', 'later7.fr'])
    expect(packs().texts(2)).toEqual({ close: 'Fermer' })
  })

  test('5c. a failed one is requested again', async () => {
    const { fetchElement, asked, failing, packs } = aShop({ failing: new Set(['later7.en']) })
    await fetchElement('bag', 'en')
    await expect(packs().later(7)).rejects.toThrow('Failed to fetch later7.en')
    failing.clear()
    expect(await packs().later(7)).toEqual({ id: 7 })
    expect(asked).toEqual(['bag.en', 'later7.en', 'later7.en'])
  })

  test('5d. one whose code arrived before the common code that it needs is fetched, and runs', async () => {
    let deliver = (_: Pack) => {}
    const { fetchElement, asked, packs, files, chunksOf } = aShop()
    files['bag.rest.en'] = new Promise<Pack>((done) => (deliver = done))
    files['product.more.en'] = { chunks: { ...chunksOf(1, 5), 7: (given) => given(6) }, texts: {} }
    await fetchElement('bag', 'en')
    const product = fetchElement('product', 'en')
    await vi.waitFor(() => expect(asked).toContain('product.more.en'))
    expect(await packs().later(7)).toEqual({ id: 7 })
    deliver({ chunks: chunksOf(6), texts: {} })
    expect(await product).toEqual({ id: 1 })
  })

  test('5e. so is one whose common code failed', async () => {
    const { fetchElement, packs, files, chunksOf } = aShop({ failing: new Set(['bag.rest.en']) })
    files['product.more.en'] = { chunks: { ...chunksOf(1, 5), 7: (given) => given(6) }, texts: {} }
    await fetchElement('bag', 'en')
    await expect(fetchElement('product', 'en')).rejects.toThrow('bag.rest.en')
    expect(await packs().later(7)).toEqual({ id: 7 })
  })

  test('5f. so is a language', async () => {
    const { fetchElement, asked, failing, packs } = aShop({ failing: new Set(['fr']) })
    await fetchElement('bag', 'en')
    await expect(packs().speak('fr')).rejects.toThrow('Failed to fetch fr')
    failing.clear()
    await packs().speak('fr')
    expect([packs().speaks('fr'), asked]).toEqual([true, ['bag.en', 'fr', 'fr']])
  })

  test('6. a failed file is requested again', async () => {
    const { fetchElement, asked, failing } = aShop({ failing: new Set(['bag.en']) })
    await expect(fetchElement('bag', 'en')).rejects.toThrow('Failed to fetch bag.en')
    failing.clear()
    expect(await fetchElement('bag', 'en')).toEqual({ id: 0 })
    expect(asked).toEqual(['bag.en', 'bag.en'])
  })

  test('7. each element’s code runs in its own task', async () => {
    const { fetchElement, ran } = aShop()
    const order: string[] = []
    const element = (name: string) =>
      fetchElement(name, 'en').then(() => {
        order.push(name)
        setTimeout(() => order.push(`after ${name}`))
      })
    await Promise.all([element('bag'), element('product')])
    expect(ran.filter((chunk) => chunk < 2)).toHaveLength(2)
    expect(order).toEqual(['bag', 'product'])
  })
})
