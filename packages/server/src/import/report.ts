import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { printCsv } from './csv.ts'
import type { Rejection } from './kind.ts'

/** Writes all rejected rows to a file, one per line: `line,field,reason` as CSV if its name ends in .csv, else as NDJSON. */
export async function writeReport(path: string, rejections: AsyncIterable<Rejection[]>): Promise<void> {
  const isCsv = path.toLowerCase().endsWith('.csv')
  const print = ({ line, field, reason }: Rejection) =>
    isCsv ? printCsv([String(line), field, reason]) : `${JSON.stringify({ line, field, reason })}\n`
  async function* text() {
    if (isCsv) yield printCsv(['line', 'field', 'reason'])
    for await (const some of rejections) yield some.map(print).join('')
  }
  await pipeline(Readable.from(text()), createWriteStream(path))
}

/** The first rejected rows, as lines for a terminal. */
export async function firstOf(rejections: AsyncIterable<Rejection[]>, count: number): Promise<string[]> {
  for await (const some of rejections)
    return some.slice(0, count).map(({ line, field, reason }) => `  line ${line}${field && `, ${field}`}: ${reason}`)
  return []
}
