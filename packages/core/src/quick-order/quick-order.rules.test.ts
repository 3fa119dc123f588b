import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuickOrder } from './quick-order.rules.ts'

/** The rows as short text: `412305 2`, `abc: number`, `412305 0: quantity`. */
const read = (text: string) =>
  parseQuickOrder(text).map(
    ({ typed, itemNo, quantity, problem }) =>
      `${itemNo ? `${itemNo} ${quantity}` : typed}${problem ? `: ${problem}` : ''}`,
  )

describe('the text of a quick order', () => {
  test.each([
    ['lines', '412305\n412-311\r\n330118'],
    ['commas', '412305,412311, 330118'],
    ['semicolons', '412305;412311 ;330118;'],
    ['spaces', '  412305 412-311   330118 '],
    ['tabs', '412305\t412311\t\t330118'],
  ])('1. items are separated by %s', (_, text) => expect(read(text)).toEqual(['412305 1', '412311 1', '330118 1']))

  test.each([
    ['412305', '412305 1'],
    ['412-305', '412305 1'],
    ['412 305', '412305 1'],
    ['412\u00a0305', '412305 1'],
    ['412‑305', '412305 1'],
    ['412–305', '412305 1'],
    ['#412-305', '412305 1'],
    ['123456789', '123456789 1'],
    ['123-456789', '123456789 1'],
  ])('2. %s is an item number', (text, row) => expect(read(text)).toEqual([row]))

  test.each([
    ['412305 x 2', ['412305 2']],
    ['412305x2', ['412305 2']],
    ['412-305 X2', ['412305 2']],
    ['412305 × 2', ['412305 2']],
    ['412305 2×', ['412305 2']],
    ['412305 2 x', ['412305 2']],
    ['2 × 412305', ['412305 2']],
    ['2x412305', ['412305 2']],
    ['412305\t2', ['412305 2']],
    ['412305,2', ['412305 2']],
    ['412305;12', ['412305 12']],
    ['412305 x 2, 412311, 330118 x 3', ['412305 2', '412311 1', '330118 3']],
    ['2x 412305 3x 412311', ['412305 2', '412311 3']],
    ['2\t412305\n412311\t3', ['412305 2', '412311 3']],
    ['412305 2 412311 3', ['412305 2', '412311 3']],
  ])('3. %j has these quantities', (text, rows) => expect(read(text)).toEqual(rows))

  test.each([
    ['412305 x 0', '412305 0: quantity'],
    ['412305 x 99', '412305 99'],
    ['412305 x 100', '412305 100: quantity'],
    ['412305 150', '412305 150: quantity'],
  ])('4. %s: a quantity is from 1 to 99', (text, row) => expect(read(text)).toEqual([row]))

  test.each([
    ['12345', ['12345: number']],
    ['1234567890', ['1234567890: number']],
    ['12-3456', ['12-3456: number']],
    ['123--456', ['123--456: number']],
    ['kettle 412305', ['kettle: number', '412305 1']],
    ['٤١٢٣٠٥', ['٤١٢٣٠٥: number']],
    ['2', ['2: number']],
    ['412305 2 3', ['412305 2', '3: number']],
    ['2x 3x 412305', ['3x: number', '412305 2']],
    ['', []],
    [' \n\t,; ', []],
  ])('5. %j: text that is no item number is reported', (text, rows) => expect(read(text)).toEqual(rows))

  test('6. one item number has one row, and the quantities add up', () => {
    expect(read('412305 x 2\n412311\n412-305 x 3')).toEqual(['412305 5', '412311 1'])
    expect(read('412305 x 60, 412305 x 60')).toEqual(['412305 120: quantity'])
    expect(read('412305 x 0, 412305')).toEqual(['412305 1: quantity'])
  })

  const item = fc.record({
    itemNo: fc.stringMatching(/^\d{6,9}$/),
    quantity: fc.integer({ min: 1, max: 99 }),
    hyphen: fc.boolean(),
    sign: fc.constantFrom(' x ', 'x', ' ×', '\t', ';', ', '),
  })
  test('7. every written form of a number is read', () => {
    const items = fc.uniqueArray(item, { maxLength: 20, selector: ({ itemNo }) => itemNo })
    fc.assert(
      fc.property(items, fc.constantFrom('\n', '\r\n', '\n\n'), (written, end) => {
        const text = written.map(({ itemNo, quantity, hyphen, sign }) => {
          const number = hyphen ? `${itemNo.slice(0, 3)}-${itemNo.slice(3)}` : itemNo
          return number + sign + quantity
        })
        expect(read(text.join(end))).toEqual(written.map(({ itemNo, quantity }) => `${itemNo} ${quantity}`))
      }),
    )
  })

  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.constantFrom('4', '12', '305', '412305', '-', 'x', '×', ' ', ',', '\n', '\t', '#'), { maxLength: 60 })
      .map((parts) => parts.join('')),
  )
  test('8. for any text, each item number is read once, and a row is either valid or names its error', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const rows = parseQuickOrder(text)
        const numbers = rows.flatMap(({ itemNo }) => itemNo ?? [])
        expect(new Set(numbers).size).toBe(numbers.length)
        for (const { itemNo, quantity, problem } of rows) {
          expect(itemNo === undefined).toBe(problem === 'number')
          if (itemNo) expect(itemNo).toMatch(/^\d{6,9}$/)
          if (problem === undefined) expect(quantity >= 1 && quantity <= 99).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  test.each(['1 ', 'x ', '412305 x ', '4', '\t', 'x1', '2 x ', '-'])('9. 300,000 characters of %j are read', (part) => {
    const text = part.repeat(Math.ceil(300_000 / part.length))
    expect(parseQuickOrder(text).length).toBeLessThanOrEqual(text.length)
  })
})
