import { csvReader, delimiterOf, unguarded } from './csv.ts'
import type { Encoding } from './encodings.ts'
import { type FeedOptions, feedRows } from './feed.ts'
import { type Line, linesOf, longestLine } from './lines.ts'
import { type Fault, FileRefused } from './refused.ts'
import type { RawRow, Row } from './row.ts'
import { type XmltvOptions, xmltvRows } from './xmltv.ts'

export type { RawRow, Row } from './row.ts'

export const formats = ['csv', 'ndjson'] as const
export type Format = (typeof formats)[number]

/** XMLTV is a form of the schedule alone, and a feed of Google Merchant one of products. */
export const importFormats = [...formats, 'xmltv', 'feed'] as const
export type ImportFormat = (typeof importFormats)[number]

/** What the row numbers of a file count. */
export type Unit = 'line' | 'programme' | 'item'
export const unitOf = (format: ImportFormat): Unit =>
  format === 'xmltv' ? 'programme' : format === 'feed' ? 'item' : 'line'

type ReadOptions = XmltvOptions &
  FeedOptions & {
    format: ImportFormat
    /** By default the declared one, else UTF-8. */
    encoding: Encoding | undefined
    /** By default that of the header. */
    delimiter: string | undefined
    /** Accepts a last line without a line break. */
    unterminated: boolean
    /** Rows up to this line are skipped. */
    after: number
    /** Gets the columns of a CSV file before the first row; may throw. */
    onHeader: (columns: readonly string[], delimiter: string) => void
  }

const megabyte = `${longestLine / 1e6} MB`
const tooLong: Fault = { field: '', reason: `The line is longer than ${megabyte}.` }
const cut = (line: number) =>
  new FileRefused(`The file ends inside the row on line ${line}: it was cut, or is still being written.`)

/**
 * The rows of a file, in batches. Empty lines are skipped.
 * @throws {FileRefused} for a file that ends inside a row, has an invalid header, or is not text
 */
export function rowsOf(bytes: AsyncIterable<Buffer>, options: ReadOptions): AsyncGenerator<Row[]> {
  if (options.format === 'xmltv') return xmltvRows(bytes, options)
  if (options.format === 'feed') return feedRows(bytes, options)
  const lines = linesOf(bytes, options.encoding)
  return options.format === 'csv' ? csvRows(lines, options) : ndjsonRows(lines, options)
}

async function* ndjsonRows(batches: AsyncIterable<Line[]>, { after }: ReadOptions): AsyncGenerator<Row[]> {
  for await (const batch of batches) {
    const rows: Row[] = []
    for (const { number, text, ended } of batch) {
      if (number <= after || text?.trim() === '') continue
      const raw = text === null ? undefined : parseObject(text)
      // A last line without a line break is accepted if it is a complete object.
      if (!ended && !raw) throw cut(number)
      const fault = text === null ? tooLong : { field: '', reason: 'The line is not a JSON object.' }
      rows.push({ line: number, lastLine: number, ...(raw ? { raw } : { fault }) })
    }
    yield rows
  }
}

function parseObject(text: string): RawRow | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether something is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function* csvRows(batches: AsyncIterable<Line[]>, options: ReadOptions): AsyncGenerator<Row[]> {
  const { unterminated, after, onHeader } = options
  let { delimiter } = options
  let reader = csvReader(delimiter ?? ',')
  let columns: readonly string[] | undefined
  let line = 0
  let bytes = 0
  for await (const batch of batches) {
    const rows: Row[] = []
    for (const { number, text, ended } of batch) {
      const goesOn = reader.isWithin()
      if (!goesOn) {
        if (text === '') continue
        // Excel's own first line, which names the delimiter.
        const said = columns || line > 0 ? undefined : /^"?sep=(.)"?$/i.exec(text ?? '')?.[1]
        if (!columns && text !== null) {
          delimiter ??= said ?? delimiterOf(text)
          reader = csvReader(delimiter)
        }
        if (said !== undefined) continue
        line = number
        bytes = 0
      }
      bytes += text?.length ?? 0
      if (goesOn && (text === null || bytes > longestLine))
        throw new FileRefused(
          `The row that begins on line ${line} is longer than ${megabyte}: a quotation mark is not closed.`,
        )
      const fed = text === null ? { wrong: tooLong.reason } : reader.feed(text)
      if (!ended && (fed === 'more' || text === null)) throw cut(line)
      if (fed === 'more') continue
      if (!columns) {
        if ('wrong' in fed) throw new FileRefused(`The header cannot be read. ${fed.wrong}`)
        columns = withoutEmptyEnd(fed.fields.map((name) => name.trim()))
        onHeader(columns, delimiter ?? ',')
        continue
      }
      if (!ended && !unterminated && 'fields' in fed && fed.fields.length < columns.length) throw cut(line)
      if (!ended && !unterminated)
        throw new FileRefused(
          `The file ends inside the row on line ${line}, which has no line break: it was cut, or is still being written. If it is whole, as Google Sheets writes it, say --unterminated.`,
        )
      if (
        number <= after ||
        ('fields' in fed && fed.fields.length > 1 && fed.fields.every((field) => field.trim() === ''))
      )
        continue
      const fault = 'wrong' in fed ? { field: '', reason: fed.wrong } : misfit(fed.fields, columns)
      if (fault || 'wrong' in fed) rows.push({ line, lastLine: number, fault: fault ?? tooLong })
      else rows.push({ line, lastLine: number, raw: named(columns, fed.fields) })
    }
    yield rows
  }
  if (reader.isWithin()) throw cut(line)
  if (!columns) throw new FileRefused('The file is empty: its first line must name the columns.')
}

function misfit(fields: readonly string[], columns: readonly string[]): Fault | undefined {
  if (fields.length >= columns.length && fields.slice(columns.length).every((field) => field.trim() === ''))
    return undefined
  return { field: '', reason: `The row has ${fields.length} fields, but the header has ${columns.length}.` }
}

/** The columns without unnamed ones at the end, which spreadsheets write if they were ever used. */
const withoutEmptyEnd = (columns: readonly string[]): string[] =>
  columns.slice(0, columns.findLastIndex((name) => name !== '') + 1)

function named(columns: readonly string[], fields: readonly string[]): RawRow {
  const row: Record<string, unknown> = {}
  for (let place = 0; place < columns.length; place += 1) row[columns[place] ?? ''] = unguarded(fields[place])
  return row
}
