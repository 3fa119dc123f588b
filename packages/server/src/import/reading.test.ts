import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvReader, guarded, printCsv, unguarded } from './csv.ts'
import type { Encoding } from './encodings.ts'
import { type Line, linesOf, longestLine } from './lines.ts'
import { FileRefused } from './refused.ts'
import { type Format, type Row, rowsOf } from './rows.ts'

async function* chunksOf(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function all<Item>(batches: AsyncIterable<Item[]>): Promise<Item[]> {
  const items: Item[] = []
  for await (const batch of batches) items.push(...batch)
  return items
}

const linesIn = (text: string | Buffer, length = 7, encoding?: Encoding): Promise<Line[]> =>
  all(linesOf(chunksOf(Buffer.from(text), length), encoding))

type Asked = {
  format?: Format
  length?: number
  unterminated?: boolean
  after?: number
  delimiter?: string | undefined
}

const rowsIn = (text: string | Buffer, { format = 'csv', length = 7, ...more }: Asked = {}): Promise<Row[]> =>
  all(
    rowsOf(chunksOf(Buffer.from(text), length), {
      format,
      encoding: undefined,
      channel: undefined,
      pictures: 'http://shop.test/images/',
      now: new Date(),
      remark() {},
      delimiter: ',',
      unterminated: false,
      after: 0,
      onHeader() {},
      ...more,
    }),
  )

const raw = (row: Row | undefined) => (row && 'raw' in row ? row.raw : row?.fault.reason)

describe('lines', () => {
  test('1 are the same, however the bytes are split', async () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, ''))
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 9 }),
        async (texts, end, length) => {
          const expected = texts.map((text, place) => ({
            number: place + 1,
            text: place === 0 ? text.replace(/^\ufeff/, '') : text,
            ended: true,
          }))
          expect(await linesIn(texts.map((text) => text + end).join(''), length)).toEqual(expected)
        },
      ),
    )
  })

  test('2 omit the byte-order mark, and mark a last line without a line break', async () => {
    expect(await linesIn('\ufeffa\nb')).toEqual([
      { number: 1, text: 'a', ended: true },
      { number: 2, text: 'b', ended: false },
    ])
  })

  test('3 in undeclared Latin-1 are refused with a remedy', async () => {
    const latin1 = Buffer.from('name\nCr\xe8me br\xfbl\xe9e\n', 'latin1')
    await expect(linesIn(latin1)).rejects.toThrow(
      new FileRefused(
        'Line 2 is not UTF-8. Save the file as UTF-8, or say --encoding latin1 if that is what it is written in.',
      ),
    )
    expect((await linesIn(latin1, 7, 'windows-1252'))[1]?.text).toBe('Crème brûlée')
  })

  test('4 longer than a megabyte are reported without their text, and reading continues', async () => {
    const long = 'x'.repeat(longestLine + 1)
    expect(await linesIn(`a\n${long}\n${'y'.repeat(longestLine)}\nb\n`, 65_536)).toEqual([
      { number: 1, text: 'a', ended: true },
      { number: 2, text: null, ended: true },
      { number: 3, text: 'y'.repeat(longestLine), ended: true },
      { number: 4, text: 'b', ended: true },
    ])
  })

  test('5 without an end are refused soon, and not buffered', async () => {
    const chunk = Buffer.alloc(1 << 20, 'x')
    let sent = 0
    async function* endless() {
      for (;;) {
        sent += chunk.length
        yield chunk
      }
    }
    const before = process.memoryUsage().arrayBuffers
    await expect(all(linesOf(endless(), undefined))).rejects.toThrow(
      'Line 1 goes on for more than 64 MB: this is not a file of rows.',
    )
    expect(sent).toBeLessThan(70_000_000)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16_000_000)
  })
})

describe('CSV', () => {
  test('1 that was printed is read unchanged', () => {
    const field = fc.oneof(fc.string(), fc.stringMatching(/^[",;\n a]{0,8}$/)).map((text) => text.replaceAll('\r', ''))
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 })), (rows) => {
        const reader = csvReader(',')
        const read = rows
          .map(printCsv)
          .join('')
          .split('\n')
          .slice(0, -1)
          .map(reader.feed)
          .flatMap((fed) => (fed === 'more' ? [] : [fed]))
        expect(read).toEqual(rows.map((fields) => ({ fields })))
      }),
    )
  })

  test('2 loses no row around an invalid one', async () => {
    const field = fc.stringMatching(/^[",; a]{0,6}$/)
    // A row of empty cells does not count.
    const row = fc.tuple(field, field).filter((fields) => fields.join('').trim() !== '')
    const rows = fc.array(row, { minLength: 1, maxLength: 4 })
    const garbage = fc.constantFrom('x"y,z', '"x"y,z', 'x', 'x,y,z', '"x" ,y')
    await fc.assert(
      fc.asyncProperty(rows, garbage, rows, async (before, wrong, after) => {
        const text = ['a,b\n', ...before.map(printCsv), `${wrong}\n`, ...after.map(printCsv)].join('')
        const read = await rowsIn(text)
        expect(read.filter((row) => 'fault' in row).map(({ line }) => line)).toEqual([before.length + 2])
        expect(read.flatMap((row) => ('raw' in row ? [[row.raw.a, row.raw.b]] : []))).toEqual([...before, ...after])
      }),
    )
  })

  test('3 may have line breaks, delimiters and quotation marks within quotes', async () => {
    const rows = await rowsIn('a,b\r\n"1 ""one""","x\r\ny, z"\r\n2,\r\n')
    expect(rows.map(raw)).toEqual([
      { a: '1 "one"', b: 'x\ny, z' },
      { a: '2', b: '' },
    ])
    expect(rows.map(({ line, lastLine }) => [line, lastLine])).toEqual([
      [2, 3],
      [4, 4],
    ])
  })

  test('4 with an invalid row continues with the next', async () => {
    const rows = await rowsIn('a,b\n1,2\n3" pipe,4\n"5"x,6\n7\n8,9,10\n\n11,12\n')
    expect(rows.map(raw)).toEqual([
      { a: '1', b: '2' },
      'A quotation mark stands within a field that is not quoted: quote the field and double the mark.',
      'Something stands between a closing quotation mark and the end of its field.',
      'The row has 1 fields, but the header has 2.',
      'The row has 3 fields, but the header has 2.',
      { a: '11', b: '12' },
    ])
  })

  test.each([
    ['in the middle of a row', 'a,b\n1,2\n3'],
    ['in its last field, where a number may have been cut', 'a,b\n1,2\n3,4'],
    ['within quotes', 'a,b\n1,2\n3,"4\n'],
    ['in a quoted line', 'a,b\n1,2\n"3","4'],
    ['in its header, which is then all that there is', 'a,"b'],
  ])('5 that ends %s is refused', async (_, text) => {
    await expect(rowsIn(text)).rejects.toThrow(
      /^The file ends inside the row on line \d+[:,].* it was cut, or is still being written\./,
    )
  })

  test('6 without a last line break is accepted if declared complete', async () => {
    expect((await rowsIn('a,b\n1,2\n3,4', { unterminated: true })).map(raw)).toEqual([
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ])
  })

  test('7 with an unclosed quotation mark is refused before it is read to its end', async () => {
    const text = `a,b\n1,"2\n${'3,4\n'.repeat(longestLine / 3)}`
    await expect(rowsIn(text, { length: 65_536 })).rejects.toThrow(
      'The row that begins on line 2 is longer than 1 MB: a quotation mark is not closed.',
    )
  })

  test('8 continues after a given line', async () => {
    expect((await rowsIn('a,b\n1,"2\n2"\n3,4\n', { after: 3 })).map(raw)).toEqual([{ a: '3', b: '4' }])
  })

  test('9 that is empty is refused', async () => {
    await expect(rowsIn('')).rejects.toThrow('The file is empty: its first line must name the columns.')
    await expect(rowsIn('\n\n')).rejects.toThrow('The file is empty')
  })
})

describe('CSV of spreadsheets', () => {
  const named = async (text: string | Buffer, more: Asked = {}) =>
    (await rowsIn(text, { delimiter: undefined, ...more })).map(raw)
  const expected = [
    { a: '1', b: 'x, y' },
    { a: '2', b: 'été' },
  ]

  test.each<[string, string | Buffer]>([
    ['of Excel, with a byte-order mark', '\ufeffa,b\r\n1,"x, y"\r\n2,été\r\n'],
    ['of Excel in French', '\ufeffa;b\r\n1;x, y\r\n2;été\r\n'],
    ['that say their delimiter', 'sep=;\r\na;b\r\n1;x, y\r\n2;été\r\n'],
    ['of Unicode Text', Buffer.from('\ufeffa\tb\r\n1\tx, y\r\n2\tété\r\n', 'utf16le')],
    ['of Unicode Text, the larger byte first', Buffer.from('\ufeffa\tb\r\n1\tx, y\r\n2\tété\r\n', 'utf16le').swap16()],
    ['of Macintosh', 'a;b\r1;x, y\r2;été\r'],
    ['with columns and rows that were used once', 'a,b,,\n1,"x, y",,\n,,,\n2,été,,\n,\n'],
    ['with a delimiter in a quoted name', '"a","b"\n1,"x, y"\n2,été\n'],
  ])('1 %s are read', async (_, text) => {
    expect(await named(text)).toEqual(expected)
  })

  test('2 that end without a line break are refused with a remedy', async () => {
    await expect(named('a,b\n1,2')).rejects.toThrow('If it is whole, as Google Sheets writes it, say --unterminated.')
  })

  test('3 with a cell in a column without a name cause a remark', async () => {
    expect(await named('a,b,\n1,2,3\n')).toEqual(['The row has 3 fields, but the header has 2.'])
  })

  test.each([
    ['=1+2', "'=1+2"],
    ['=HYPERLINK("https://x.test")', `'=HYPERLINK("https://x.test")`],
    ['+cmd', "'+cmd"],
    ['-2+3+cmd', "'-2+3+cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['-12.50', '-12.50'],
    ['+1 (514) 555-0199', '+1 (514) 555-0199'],
    ["'quoted'", "'quoted'"],
    ['a=b', 'a=b'],
  ])('4 keep %j from being a formula, and read it back', (cell, guardedCell) => {
    expect(guarded(cell)).toBe(guardedCell)
    expect(unguarded(guarded(cell))).toBe(cell)
  })

  test('4 preserve any cell', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-'=+@\t\d]{0,6}$/)), (cell) => {
        expect(unguarded(guarded(cell))).toBe(cell)
      }),
    )
  })
})

describe('NDJSON', () => {
  const read = (text: string, more: Asked = {}) => rowsIn(text, { format: 'ndjson', ...more })

  test('1 has one object per line', async () => {
    expect((await read('{"a":1}\n\n{"a":"\\ud800"}\r\n')).map(raw)).toEqual([{ a: 1 }, { a: '\ud800' }])
  })

  test('2 with an invalid line continues with the next', async () => {
    const rows = await read('[1]\n{"a":\nnull\n1e999\n{"a":2}\n')
    expect(rows.map(raw)).toEqual([...Array(4).fill('The line is not a JSON object.'), { a: 2 }])
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
  })

  test('3 that ends inside an object is refused; a complete last object needs no line break', async () => {
    await expect(read('{"a":1}\n{"a":2')).rejects.toThrow('The file ends inside the row on line 2')
    expect((await read('{"a":1}\n{"a":2}')).map(raw)).toEqual([{ a: 1 }, { a: 2 }])
  })

  test('4 rejects a line of over a megabyte', async () => {
    const rows = await read(`{"a":1}\n{"a":"${'x'.repeat(longestLine)}"}\n{"a":2}\n`, { length: 65_536 })
    expect(rows.map(raw)).toEqual([{ a: 1 }, 'The line is longer than 1 MB.', { a: 2 }])
  })
})
