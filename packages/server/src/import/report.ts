import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { printCsv } from './csv.ts'
import type { Rejection } from './kind.ts'
import type { Unit } from './rows.ts'

/**
 * Writes all rejected rows to a file, one per line: `line,field,reason` as CSV if its name ends in .csv, else as NDJSON. For XMLTV
 * it is `programme,name,field,reason`,
 * and for a feed `item,name,field,reason`.
 */
export async function writeReport(path: string, rejections: AsyncIterable<Rejection[]>, unit: Unit): Promise<void> {
  const isCsv = path.toLowerCase().endsWith('.csv')
  const fieldsOf = ({ line, name, field, reason }: Rejection) => ({
    [unit]: line,
    ...(unit !== 'line' && { name: name ?? '' }),
    field,
    reason,
  })
  const print = (rejection: Rejection) => {
    const fields = fieldsOf(rejection)
    return isCsv ? printCsv(Object.values(fields).map(String)) : `${JSON.stringify(fields)}\n`
  }
  async function* text() {
    if (isCsv) yield printCsv(Object.keys(fieldsOf({ line: 0, name: '', field: '', reason: '' })))
    for await (const some of rejections) yield some.map(print).join('')
  }
  await pipeline(Readable.from(text()), createWriteStream(path))
}

/** The first rejected rows, as lines for a terminal. */
export async function firstOf(rejections: AsyncIterable<Rejection[]>, count: number, unit: Unit): Promise<string[]> {
  const place = ({ line, name, field }: Rejection) =>
    `${unit} ${line}${name ? ` (${name})` : ''}${field && `, ${field}`}`
  for await (const some of rejections)
    return some.slice(0, count).map((rejection) => `  ${place(rejection)}: ${rejection.reason}`)
  return []
}
