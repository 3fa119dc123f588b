import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPacks, type Pack, type Packs, type Release } from './packs.ts'

/**
 * Two elements: `bag` (chunk 3) needs 0 and 1, `product` (4) needs 0 and 2. The chunks 1 and 2 are in one file. The bag has a
 * screen for members, chunk 5.
 */
const release: Release = {
  name: 'r',
  elements: 'bag product',
  users: '3 1 2',
  files: [0, 1, 1],
  members: 0b01,
  groups: [],
}

/** A shop whose files the test answers by hand or at once. Chunk 5 is fetched later, and needs 2. */
function aShop({ failing = new Set<string>(), groups = release.groups, isSignedIn = false } = {}) {
  const ran: number[] = []
  const asked: string[] = []
  let packs: Packs | undefined
  const chunk = (id: number, needed: number[]) => (given: Packs) => {
    packs = given
    for (const other of needed) given(other)
    ran.push(id)
    return { id }
  }
  const chunks = [chunk(0, []), chunk(1, [0]), chunk(2, [0]), chunk(3, [0, 1]), chunk(4, [0, 2]), chunk(5, [2])]
  const of = (...ids: number[]): Pack['chunks'] => Object.assign({}, ...ids.map((id) => ({ [id]: chunks[id] })))
  const english = { 0: { close: 'Close' } }
  const french = { 1: { close: 'Fermer' } }
  const files: Record<string, Pack> = {
    'bag.en': { chunks: of(3, 0, 1), texts: english },
    'bag.fr': { chunks: of(3, 0, 1), texts: french },
    'bag.member.en': { chunks: of(3, 0, 1, 5, 2), texts: english },
    'product.en': { chunks: of(4, 0, 2), texts: english },
    'group0.en': { chunks: of(3, 4, 0, 1, 2), texts: english },
    'shared0.en': { chunks: of(0), texts: english },
    'shared1.en': { chunks: of(1, 2), texts: {} },
    '3.en': { chunks: of(3), texts: {} },
    '4.en': { chunks: of(4), texts: {} },
    'later0.en': { chunks: of(5, 2), texts: {} },
    'later0.fr': { chunks: of(5, 2), texts: { 2: { close: 'Fermer' } } },
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
  const fetchElement = createPacks({ ...release, groups }, fetchFile, () => isSignedIn)
  return { fetchElement, asked, ran, failing, packs: () => packs as Packs }
}

describe('the files of a release', () => {
  test('1. the first element is one file, with its texts in its language', async () => {
    const { fetchElement, asked, ran, packs } = aShop()
    expect(await fetchElement('bag', 'fr')).toEqual({ id: 3 })
    expect(asked).toEqual(['bag.fr'])
    expect(ran).toEqual([0, 1, 3])
    expect(packs().texts(1)).toEqual({ close: 'Fermer' })
    expect([packs().speaks('fr'), packs().speaks('en')]).toEqual([true, false])
  })

  test('2. the further files of a later element are requested at once, and run once', async () => {
    const { fetchElement, asked, ran } = aShop()
    await Promise.all([fetchElement('bag', 'en'), fetchElement('product', 'en')])
    expect(asked).toEqual(['bag.en', 'shared1.en', '4.en'])
    expect(ran).toEqual([0, 1, 2, 3, 4])
  })

  test('2a. enough elements of a group that are asked for at once are one file', async () => {
    const { fetchElement, asked, ran } = aShop({ groups: [[0b11, 2]] })
    await Promise.all([fetchElement('product', 'en'), fetchElement('bag', 'en')])
    expect(asked).toEqual(['group0.en'])
    expect(ran).toEqual([0, 2, 1, 4, 3])
  })

  test('2b. fewer of a group are not, and neither are those that are asked for later', async () => {
    const { fetchElement, asked } = aShop({ groups: [[0b11, 2]] })
    await fetchElement('bag', 'en')
    await fetchElement('product', 'en')
    expect(asked).toEqual(['bag.en', 'shared1.en', '4.en'])
  })

  test('2c. where the file of a group fails, the next ones are requested anew', async () => {
    const { fetchElement, asked, failing } = aShop({ groups: [[0b11, 2]], failing: new Set(['group0.en']) })
    const both = await Promise.allSettled([fetchElement('bag', 'en'), fetchElement('product', 'en')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    failing.clear()
    expect(await fetchElement('product', 'en')).toEqual({ id: 4 })
    expect(asked).toEqual(['group0.en', 'product.en'])
  })

  test('2d. where somebody is signed in, the first element brings its screen for members', async () => {
    const { fetchElement, asked, packs } = aShop({ isSignedIn: true })
    await fetchElement('bag', 'en')
    expect(await packs().later(0, 5, 2)).toEqual({ id: 5 })
    await fetchElement('product', 'en')
    expect(asked).toEqual(['bag.member.en', '4.en'])
  })

  test('2e. an element without such a screen is the same file for all', async () => {
    const { fetchElement, asked } = aShop({ isSignedIn: true })
    await fetchElement('product', 'en')
    expect(asked).toEqual(['product.en'])
  })

  test('2f. where the file for members fails, it is requested again', async () => {
    const { fetchElement, asked, failing } = aShop({ isSignedIn: true, failing: new Set(['bag.member.en']) })
    await expect(fetchElement('bag', 'en')).rejects.toThrow('Failed to fetch bag.member.en')
    failing.clear()
    expect(await fetchElement('bag', 'en')).toEqual({ id: 3 })
    expect(asked).toEqual(['bag.member.en', 'bag.member.en'])
  })

  test('3. another language is one file, also while the first is on its way', async () => {
    const { fetchElement, asked, packs } = aShop()
    await Promise.all([fetchElement('bag', 'en'), fetchElement('product', 'fr')])
    expect(asked).toEqual(['bag.en', 'shared1.en', '4.en', 'fr'])
    expect(packs().speaks('fr')).toBe(true)
    await packs().speak('fr')
    expect(asked).toHaveLength(4)
  })

  test('4. texts that were taken before they came are filled in place', async () => {
    const { fetchElement, packs } = aShop()
    await fetchElement('bag', 'en')
    const french = packs().texts(1)
    expect(french).toEqual({})
    await packs().speak('fr')
    expect(french).toEqual({ close: 'Fermer' })
  })

  test('5. an import on demand is one file, which is requested once', async () => {
    const { fetchElement, asked, packs } = aShop()
    await fetchElement('bag', 'en')
    expect(await Promise.all([packs().later(0, 5, 2), packs().later(0, 5, 2)])).toEqual([{ id: 5 }, { id: 5 }])
    expect(await packs().later(0, 5, 2)).toEqual({ id: 5 })
    expect(asked).toEqual(['bag.en', 'later0.en'])
  })

  test('5a. nothing is requested for an import on demand whose chunks are here', async () => {
    const { fetchElement, asked, packs } = aShop()
    await fetchElement('bag', 'en')
    expect(await packs().later(1, 1)).toEqual({ id: 1 })
    expect(asked).toEqual(['bag.en'])
  })

  test('5b. it brings texts in the first element’s language, whatever has been spoken since', async () => {
    const { fetchElement, asked, packs } = aShop()
    await fetchElement('bag', 'fr')
    await packs().speak('en')
    await packs().later(0, 5, 2)
    expect(asked).toEqual(['bag.fr', 'en', 'later0.fr'])
    expect(packs().texts(2)).toEqual({ close: 'Fermer' })
  })

  test('5c. one that failed is requested again', async () => {
    const { fetchElement, asked, failing, packs } = aShop({ failing: new Set(['later0.en']) })
    await fetchElement('bag', 'en')
    await expect(packs().later(0, 5, 2)).rejects.toThrow('Failed to fetch later0.en')
    failing.clear()
    expect(await packs().later(0, 5, 2)).toEqual({ id: 5 })
    expect(asked).toEqual(['bag.en', 'later0.en', 'later0.en'])
  })

  test('6. a failed file is requested again', async () => {
    const { fetchElement, asked, failing } = aShop({ failing: new Set(['bag.en']) })
    await expect(fetchElement('bag', 'en')).rejects.toThrow('Failed to fetch bag.en')
    failing.clear()
    expect(await fetchElement('bag', 'en')).toEqual({ id: 3 })
    expect(asked).toEqual(['bag.en', 'bag.en'])
  })

  test('7. a later element whose first file fails waits for what it needs and recovers with it', async () => {
    const { fetchElement, failing } = aShop({ failing: new Set(['bag.en']) })
    const [bag, product] = await Promise.allSettled([fetchElement('bag', 'en'), fetchElement('product', 'en')])
    expect([bag.status, product.status]).toEqual(['rejected', 'rejected'])
    failing.clear()
    expect(await fetchElement('product', 'en')).toEqual({ id: 4 })
    expect(await fetchElement('bag', 'en')).toEqual({ id: 3 })
  })

  test('8. the code that elements share runs in a task of its own, before the element’s', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { fetchElement, ran } = aShop()
    const fetched = fetchElement('bag', 'en')
    await new Promise(setImmediate)
    expect(ran).toEqual([0, 1])
    vi.runAllTimers()
    expect(await fetched).toEqual({ id: 3 })
    expect(ran).toEqual([0, 1, 3])
  })
})
