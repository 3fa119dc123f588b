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
const line = (edpNo: string, quantity = 1): MergeLine => ({ edpNo, quantity })

describe('mergeBags', () => {
  test('1, 2 · nothing is lost: the account’s lines first, then the guest’s new ones', () => {
    const merged = mergeBags(bag([line('a'), line('b')]), bag([line('c'), line('a', 2), line('d')]))
    expect(merged.lines).toEqual([line('a', 3), line('b'), line('c'), line('d')])
  })

  test('3 · the same thing is one line; donations of different amounts stay apart', () => {
    const five = { edpNo: 'gift', quantity: 1, amountCents: 500 }
    const ten = { edpNo: 'gift', quantity: 1, amountCents: 1000 }
    expect(mergeBags(bag([five]), bag([ten, five])).lines).toEqual([{ ...five, quantity: 2 }, ten])
  })

  test('4 · a line holds at most the limit, and what is left out is said', () => {
    const merged = mergeBags(bag([line('a', 60)]), bag([line('a', 50), line('b', 99)]))
    expect(merged.lines).toEqual([line('a', 99), line('b', 99)])
    expect(merged.shortened).toEqual([{ edpNo: 'a', leftOut: 11 }])
  })

  test('5 · the guest’s choices are the newer ones', () => {
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

  test('what else a line carries is kept, from the account’s line', () => {
    const merged = mergeBags(bag([{ ...line('a'), id: 1 } as MergeLine]), bag([{ ...line('a'), id: 2 } as MergeLine]))
    expect(merged.lines).toEqual([{ edpNo: 'a', quantity: 2, id: 1 }])
  })

  const lines = fc.array(
    fc.record({ edpNo: fc.constantFrom('a', 'b', 'c', 'd', 'e'), quantity: fc.integer({ min: 1, max: 99 }) }),
    { maxLength: 8 },
  )
  const total = (all: readonly MergeLine[], edpNo: string): number =>
    all.filter((one) => one.edpNo === edpNo).reduce((sum, { quantity }) => sum + quantity, 0)

  test('1, 4 · for every pair of bags, kept and left out add up to both', () => {
    fc.assert(
      fc.property(lines, lines, (mine, theirs) => {
        const merged = mergeBags(bag(mine), bag(theirs))
        for (const edpNo of ['a', 'b', 'c', 'd', 'e']) {
          const left = merged.shortened.find((one) => one.edpNo === edpNo)?.leftOut ?? 0
          expect(total(merged.lines, edpNo) + left).toBe(total([...mine, ...theirs], edpNo))
          expect(total(merged.lines, edpNo)).toBeLessThanOrEqual(99)
        }
        expect(new Set(merged.lines.map(({ edpNo }) => edpNo)).size).toBe(merged.lines.length)
      }),
    )
  })

  test('an empty guest bag changes no line', () => {
    expect(mergeBags(bag([line('a', 2)]), bag([])).lines).toEqual([line('a', 2)])
  })
})
