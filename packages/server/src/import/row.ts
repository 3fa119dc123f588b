import type { Fault } from './refused.ts'

/** A row of the file: text by column in CSV, any JSON by field in NDJSON. */
export type RawRow = Readonly<Record<string, unknown>>

/**
 * A row of a file, or why it is invalid. `line` is its number: of the line, or of the programme or item in XML, where `name` says what
 * it is called. A row of CSV may span several lines.
 */
export type Row = { line: number; lastLine: number; name?: string } & (
  | {
      raw: RawRow
      /** The rows that a mapping takes as parts of this one: consecutive ones and itself, or those that name it. */
      members?: readonly RawRow[]
    }
  | { fault: Fault }
)
