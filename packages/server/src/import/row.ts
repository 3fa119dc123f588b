import type { Fault } from './refused.ts'

/** A row of the file: text by column in CSV, any JSON by field in NDJSON. */
export type RawRow = Readonly<Record<string, unknown>>

/**
 * A row of a file, or why it is invalid. `line` is the number of the line, or in XML of the programme or item, whose title is `name`.
 * A row of CSV may span several lines.
 */
export type Row = { line: number; lastLine: number; name?: string } & (
  | {
      raw: RawRow
      /** The rows that a mapping combines with this one: consecutive ones and itself, or those that refer to it. */
      members?: readonly RawRow[]
    }
  | { fault: Fault }
)
