import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areAlike, lookOf, spread, spreadOver } from './apart.ts'
import { nameWords } from './names.ts'

const look = (name: string) => lookOf(nameWords(name, 'en'))

describe('look-alikes', () => {
  test.each([
    ['1 the same thing in another finish', 'Brushed Copper Wall Sconce', 'Brushed Nickel Wall Sconce', true],
    ['2 of another size', '24-Inch Cedar Planter', '36-Inch Cedar Planter', true],
    ['3 with something more', 'Quilted Barn Jacket', 'Quilted Barn Jacket with Detachable Collar', true],
    ['4 one word more', 'Velvet Ottoman', 'Tufted Velvet Ottoman', true],
    ['5 in the plural', 'Linen Napkin', 'Linen Napkins, Set of 6', true],
    ['6 another thing of the same kind', 'Quilted Barn Jacket', 'Quilted Barn Vest', false],
    ['7 two other words', 'Marble Pastry Board', 'Acacia Serving Board', false],
  ])('%s', (_name, one, other, expected) => {
    expect(areAlike(look(one), look(other))).toBe(expected)
    expect(areAlike(look(other), look(one))).toBe(expected)
  })

  test('8 every product looks like itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => areAlike(look(name), look(name))))
  })
})

type Face = { tier: number; face: number; category: number }
const aList = fc.array(fc.record<Face>({ tier: fc.nat(2), face: fc.nat(6), category: fc.nat(5) }), { maxLength: 400 })

/** Spreads products in the order of their tiers. @returns the places where they were */
function spreadOf(drawn: readonly Face[], isMixed = false) {
  const list = drawn.toSorted((one, other) => other.tier - one.tier)
  const of = (doc: number) => list[doc] ?? { tier: -1, face: -1, category: -1 }
  let compared = 0
  const docs = Uint32Array.from(list.keys())
  spread(docs, isMixed, {
    tier: (doc) => of(doc).tier,
    isAlike(one, other) {
      compared += 1
      return of(one).face === of(other).face
    },
    category: (doc) => of(doc).category,
    department: (doc) => of(doc).category >> 1,
  })
  return { list: Array.from(docs, of), docs, compared }
}
const many = (count: number, face: Partial<Face>): Face[] =>
  Array.from({ length: count }, () => ({ tier: 0, face: 0, category: 0, ...face }))

describe('the first products of a list', () => {
  test('1 stay the same products, and each tier stays before the next', () => {
    fc.assert(
      fc.property(aList, fc.boolean(), (drawn, isMixed) => {
        const { list, docs } = spreadOf(drawn, isMixed)
        expect(docs.toSorted()).toEqual(Uint32Array.from(drawn.keys()))
        const tiers = list.map(({ tier }) => tier)
        expect(tiers).toEqual(tiers.toSorted((one, other) => other - one))
        if (!isMixed) expect(docs.subarray(spreadOver)).toEqual(docs.subarray(spreadOver).toSorted())
      }),
    )
  })

  test('2 twenty finishes of one product leave room for other products', () => {
    const others = Array.from({ length: 60 }, (_, at) => ({ tier: 0, face: at + 1, category: 0 }))
    const page = spreadOf([...many(20, {}), ...others]).list.slice(0, 24)
    expect(page.filter(({ face }) => face === 0)).toHaveLength(2)
    expect(page[0]?.face).toBe(0)
  })

  test('3 keep their order if all look alike, or none do', () => {
    const different = Array.from({ length: 90 }, (_, at) => ({ tier: 0, face: at, category: 0 }))
    for (const drawn of [many(90, {}), different]) {
      const { docs } = spreadOf(drawn)
      expect(docs).toEqual(docs.toSorted())
    }
  })

  test('4 keep a more relevant look-alike before a less relevant product', () => {
    const { list } = spreadOf([...many(5, { tier: 1 }), ...many(5, { face: 1 })])
    expect(list.map(({ face }) => face)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
  })

  test('5 in a mixed list are of several categories, even if the best are all of one', () => {
    const drawn = [
      ...many(1000, {}),
      ...many(30, { category: 2, face: 1 }),
      ...many(30, { category: 4, face: 2 }),
      ...many(30, { category: 6, face: 3 }),
    ]
    const page = spreadOf(drawn, true).list.slice(0, 24)
    const categories = Map.groupBy(page, ({ category }) => category)
    expect([...categories.values()].map((one) => one.length)).toEqual([6, 6, 6, 6])
    expect(page[0]?.category).toBe(0)
  })

  test('6 are compared with few others, however many look alike', () => {
    fc.assert(
      fc.property(aList, fc.boolean(), (drawn, isMixed) => {
        expect(spreadOf(drawn, isMixed).compared).toBeLessThan(isMixed ? 400_000 : 130_000)
      }),
    )
    for (const isMixed of [false, true]) expect(spreadOf(many(400, {}), isMixed).compared).toBeLessThan(12_000)
  })

  test('7 in a mixed list of one department, such as a brand’s, cost hardly more', () => {
    const drawn = Array.from({ length: 400 }, (_, at) => ({ tier: 0, face: at, category: at % 2 }))
    expect(spreadOf(drawn, true).compared).toBeLessThan(12_000)
  })
})
