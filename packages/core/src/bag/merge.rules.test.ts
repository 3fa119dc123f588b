import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MergeBag, type MergeLine, mergeBags } from './merge.rules.ts'

const bag = (lines: MergeLine[], rest: Partial<MergeBag<MergeLine>> = {}): MergeBag<MergeLine> => ({
  lines,
  province: 'ON',
  promos: [],
  noOfInstallments: 1,
  ...rest,
})
const line = (edpNo: string, quantity = 1, rest: Partial<MergeLine> = {}): MergeLine => ({
  edpNo,
  quantity,
  priceCents: 100,
  weightGrams: 900,
  ...rest,
})

describe('mergeBags', () => {
  test('1, 2 · nothing is lost: the account’s lines first, then the guest’s new ones', () => {
    const merged = mergeBags(bag([line('a'), line('b')]), bag([line('c'), line('a', 2), line('d')]))
    expect(merged.lines).toEqual([line('a', 3), line('b'), line('c'), line('d')])
  })

  test('3 · the same thing is one line; donations of different amounts stay apart', () => {
    const five = line('gift', 1, { amountCents: 500 })
    const ten = line('gift', 1, { amountCents: 1000 })
    expect(mergeBags(bag([five]), bag([ten, five])).lines).toEqual([{ ...five, quantity: 2 }, ten])
  })

  test('4 · a line has at most `limit` pieces, and the rest is reported', () => {
    const merged = mergeBags(bag([line('a', 60)]), bag([line('a', 50), line('b', 99)]))
    expect(merged.lines).toEqual([line('a', 99), line('b', 99)])
    expect(merged.shortened).toEqual([{ edpNo: 'a', leftOut: 11 }])
  })

  test('5 · the guest’s choices are newer and win', () => {
    const account = bag([], { province: 'AB', noOfInstallments: 4 })
    expect(mergeBags(account, bag([], { province: 'QC' }))).toMatchObject({ province: 'QC', noOfInstallments: 4 })
    expect(mergeBags(account, bag([], { noOfInstallments: 2 }))).toMatchObject({ noOfInstallments: 2 })
  })

  test.each([
    ['none and none are none', [], [], []],
    ['a guest without codes changes nothing', ['ALONE', 'A+'], [], ['ALONE', 'A+']],
    ['the guest’s exclusive one is the newer choice', ['ALONE'], ['NEWER'], ['NEWER']],
    ['the guest’s exclusive one stands alone', ['A+', 'B+'], ['NEWER'], ['NEWER']],
    ['an exclusive one does not stay beside the guest’s', ['ALONE', 'A+'], ['G+'], ['G+', 'A+']],
    ['what can stand together stays, the guest’s first', ['A+', 'B+'], ['G+', 'H+'], ['G+', 'H+', 'A+', 'B+']],
    ['the same code in both is there once', ['A+', 'B+'], ['B+'], ['B+', 'A+']],
    ['the same exclusive one too', ['ALONE'], ['ALONE'], ['ALONE']],
  ])('6 · promo codes: %s', (_, account, guest, expected) => {
    const promos = (codes: string[]) => codes.map((code) => ({ code, isStackable: code.endsWith('+') }))
    const merged = mergeBags(bag([], { promos: promos(account) }), bag([], { promos: promos(guest) }))
    expect(merged.promoCodes).toEqual(expected)
  })

  test('other fields of a line are preserved, from the account’s line', () => {
    const merged = mergeBags(bag([{ ...line('a'), id: 1 } as MergeLine]), bag([{ ...line('a'), id: 2 } as MergeLine]))
    expect(merged.lines).toEqual([{ ...line('a', 2), id: 1 }])
  })

  test('7 · fills one bag with the guest’s things before the account’s, and reports the rest', () => {
    const dear = (edpNo: string, quantity: number) => line(edpNo, quantity, { priceCents: 1_000_000 })
    const merged = mergeBags(bag([dear('a', 6), line('b')]), bag([dear('c', 7)]))
    expect(merged.lines).toEqual([dear('a', 3), dear('c', 7)])
    expect(merged.leftOut).toEqual([
      { line: dear('a', 6), quantity: 3 },
      { line: line('b'), quantity: 1 },
    ])
    const heavy = (edpNo: string, quantity: number) => line(edpNo, quantity, { weightGrams: 500_000 })
    expect(mergeBags(bag([heavy('a', 3)]), bag([heavy('c', 2)])).lines).toEqual([heavy('a', 2), heavy('c', 2)])
    const many = (letter: string, count: number) => Array.from({ length: count }, (_, n) => line(`${letter}${n}`))
    const full = mergeBags(bag(many('a', 60)), bag(many('g', 60)))
    expect(full.lines).toEqual([...many('a', 40), ...many('g', 60)])
    expect(full.leftOut).toHaveLength(20)
  })

  const lines = fc.array(
    fc.record({ edpNo: fc.constantFrom('a', 'b', 'c', 'd', 'e'), quantity: fc.integer({ min: 1, max: 99 }) }),
    { maxLength: 8 },
  )
  const priced = (one: { edpNo: string; quantity: number }, priceCents: number) =>
    line(one.edpNo, one.quantity, { priceCents })
  const total = (all: readonly MergeLine[], edpNo: string): number =>
    all.filter((one) => one.edpNo === edpNo).reduce((sum, { quantity }) => sum + quantity, 0)

  test('1, 4, 7 · for every pair of bags, merged and reported quantities add up to both bags', () => {
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 1, max: 200_000 }), (mine, theirs, price) => {
        const [account, guest] = [mine, theirs].map((all) => all.map((one) => priced(one, price))) as [
          MergeLine[],
          MergeLine[],
        ]
        const merged = mergeBags(bag(account), bag(guest))
        for (const edpNo of ['a', 'b', 'c', 'd', 'e']) {
          const short = merged.shortened.find((one) => one.edpNo === edpNo)?.leftOut ?? 0
          const leftOut = merged.leftOut.find((one) => one.line.edpNo === edpNo)?.quantity ?? 0
          expect(total(merged.lines, edpNo) + short + leftOut).toBe(total([...account, ...guest], edpNo))
          expect(total(merged.lines, edpNo)).toBeLessThanOrEqual(99)
        }
        expect(merged.lines.reduce((sum, { quantity }) => sum + quantity * price, 0)).toBeLessThanOrEqual(10_000_000)
        expect(new Set(merged.lines.map(({ edpNo }) => edpNo)).size).toBe(merged.lines.length)
      }),
    )
  })

  test('an empty guest bag changes no line', () => {
    expect(mergeBags(bag([line('a', 2)]), bag([])).lines).toEqual([line('a', 2)])
  })
})
