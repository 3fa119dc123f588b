import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'

/** A value of a copied row. */
export type Field = string | number | boolean | Date | null | readonly string[]

/** A row in the text format of COPY: fields separated by tabs, `\N` for null. */
export const copyLine = (fields: readonly Field[]): string => `${fields.map(printField).join('\t')}\n`

function printField(field: Field): string {
  if (field === null) return '\\N'
  if (field instanceof Date) return field.toISOString()
  if (typeof field === 'object')
    return printText(`{${field.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return typeof field === 'string' ? printText(field) : String(field)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const printText = (text: string): string => text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)

/** Copies rows, as {@link copyLine} prints them, into columns of a table. */
export async function copyInto(client: PoolClient, columns: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  await pipeline(Readable.from([Buffer.from(lines.join(''))]), client.query(from(`COPY ${columns} FROM STDIN`)))
}
