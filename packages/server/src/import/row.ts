import type { Fault } from './refused.ts'

/** A row of the file: text by column in CSV, any JSON by field in NDJSON. */
export type RawRow = Readonly<Record<string, unknown>>

/** A row of a file, or why it is invalid. A row of CSV may span several lines. */
export type Row = { line: number; lastLine: number } & ({ raw: RawRow } | { fault: Fault })
