import { z } from 'zod'
import { type Fault, FileRefused } from './refused.ts'
import type { RawRow, Row } from './row.ts'
import { slug } from './slug.ts'

/** The source of a field's value; FORMAT.md has examples. */
type Source =
  | string
  | { constant: unknown }
  | {
      column: string
      values?: Record<string, unknown>
      otherwise?: unknown
      padStart?: [number, string]
      slug?: boolean
    }
  | { join: Source[]; with: string }
  | { first: Source[] }
  | { list: Record<string, Source>[] }
  | { each: Record<string, Source>; where?: string }

const Source: z.ZodType<Source> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ constant: z.json() }),
    z.strictObject({
      column: z.string(),
      values: z.record(z.string(), z.json()).optional(),
      otherwise: z.json().optional(),
      padStart: z.tuple([z.int().min(1).max(100), z.string().length(1)]).optional(),
      slug: z.boolean().optional(),
    }) as z.ZodType<Extract<Source, { column: string }>>,
    z.strictObject({ join: z.array(Source).min(1), with: z.string() }),
    z.strictObject({ first: z.array(Source).min(1) }),
    z.strictObject({ list: z.array(z.record(z.string(), Source)) }),
    z.strictObject({ each: z.record(z.string(), Source), where: z.string().optional() }) as z.ZodType<
      Extract<Source, { each: unknown }>
    >,
  ]),
)

const Mapping = z.strictObject({
  fields: z.record(z.string(), Source),
  ignore: z.union([z.array(z.string()), z.literal('rest')]).default([]),
  /** Consecutive rows with the same value of this column are one. */
  group: z.string().optional(),
})

/** A mapping of a file's columns to the fields of the format. */
export type Mapping = z.infer<typeof Mapping>

/** Parses a mapping. @throws {FileRefused} for an invalid one */
export function parseMapping(text: string): Mapping {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new FileRefused('The mapping is not JSON.')
  }
  const parsed = Mapping.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new FileRefused(`The mapping is wrong at “${issue?.path.join('.') ?? ''}”: FORMAT.md shows what it may hold.`)
}

/** A mapped row, or the field with a value that the mapping does not have. */
type Mapped = { raw: RawRow } | { fault: Fault }

export type Mapper = {
  /** `members`: the rows that are one, the first of them included. */
  map(row: RawRow, members?: readonly RawRow[]): Mapped
  /** The fields that are filled, of a file with these columns. @throws {FileRefused} where they do not fit the mapping */
  fieldsFrom(columns: readonly string[]): string[]
}

/** Maps every column to the field of its name. */
const plain: Mapper = { map: (raw) => ({ raw }), fieldsFrom: (columns) => [...columns] }

/**
 * Compiles a mapping.
 *
 * 1. A field of the mapping gets its value from it; any other field gets the column of its name.
 * 2. A column that the mapping reads or ignores fills no field by its name.
 */
export function mapperOf(mapping: Mapping | undefined): Mapper {
  if (!mapping) return plain
  const { ignore } = mapping
  const sources = Object.entries(mapping.fields)
  const read = new Set(sources.flatMap(([, source]) => columnsOf(source)))
  if (mapping.group !== undefined) read.add(mapping.group)
  const left = new Set(ignore === 'rest' ? [] : ignore)
  const fills = (column: string) =>
    ignore !== 'rest' && !read.has(column) && !left.has(column) && !(column in mapping.fields)

  return {
    map(row, members = [row]) {
      const raw: Record<string, unknown> = {}
      for (const column in row) if (fills(column)) raw[column] = row[column]
      for (const [field, source] of sources) {
        const value = valueFrom(source, row, members)
        if (value instanceof Unknown) return { fault: { field, reason: value.reason } }
        raw[field] = value
      }
      return { raw }
    },
    fieldsFrom(columns) {
      const missing = [...read].filter((column) => !columns.includes(column))
      if (missing.length > 0)
        throw new FileRefused(
          `The mapping reads ${listed(missing)}, which the file does not have. It has ${listed(columns)}.`,
        )
      return [...columns.filter(fills), ...sources.map(([field]) => field)]
    },
  }
}

export const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

function columnsOf(source: Source): string[] {
  if (typeof source === 'string') return [source]
  if ('column' in source) return [source.column]
  if ('join' in source) return source.join.flatMap(columnsOf)
  if ('first' in source) return source.first.flatMap(columnsOf)
  if ('each' in source)
    return [...Object.values(source.each).flatMap(columnsOf), ...(source.where === undefined ? [] : [source.where])]
  if ('list' in source) return source.list.flatMap((item) => Object.values(item).flatMap(columnsOf))
  return []
}

class Unknown {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** The text of a scalar; other JSON values have none. */
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

type Item = { item: Record<string, Source>; row: RawRow }

function itemsFrom(wanted: readonly Item[]): Record<string, unknown>[] | Unknown {
  const items: Record<string, unknown>[] = []
  for (const { item, row } of wanted) {
    const made: Record<string, unknown> = {}
    for (const [field, part] of Object.entries(item)) {
      const value = valueFrom(part, row, [row])
      if (value instanceof Unknown) return value
      made[field] = value
    }
    items.push(made)
  }
  return items
}

const isBlank = (value: unknown): boolean => value == null || (typeof value === 'string' && value.trim() === '')

function valueFrom(source: Source, row: RawRow, members: readonly RawRow[]): unknown {
  if (typeof source === 'string') return row[source]
  if ('constant' in source) return source.constant
  if ('join' in source) {
    const parts = source.join.map((part) => valueFrom(part, row, members))
    const unknown = parts.find((part) => part instanceof Unknown)
    if (unknown) return unknown
    if (!parts.every(isPlain)) return new Unknown('Only text and numbers can be joined, not lists and objects.')
    return parts.map((part) => part ?? '').join(source.with)
  }
  if ('first' in source) {
    // A value that the mapping does not know is no reason to take the next one.
    for (const part of source.first) {
      const value = valueFrom(part, row, members)
      if (value instanceof Unknown || !isBlank(value)) return value
    }
    return undefined
  }
  if ('list' in source) return itemsFrom(source.list.map((item) => ({ item, row })))
  if ('each' in source) {
    const { each: item, where } = source
    const items = itemsFrom(
      members.flatMap((row) => (where !== undefined && isBlank(row[where]) ? [] : [{ item, row }])),
    )
    if (items instanceof Unknown) return items
    // Several rows have the same style, in several sizes.
    return [...new Map(items.map((made) => [JSON.stringify(made), made])).values()]
  }
  const { column, values, otherwise, padStart } = source
  let value = row[column]
  if (values) {
    if (!isPlain(value)) return new Unknown(`“${column}” holds a list or an object, not text or a number.`)
    const key = String(value ?? '').trim()
    if (Object.hasOwn(values, key)) value = values[key]
    else if (otherwise !== undefined) value = otherwise
    else return new Unknown(`“${key.slice(0, 60)}” is none of the values that the mapping knows for “${column}”.`)
  }
  if (!isPlain(value)) return value
  if (padStart && value != null)
    value = String(value)
      .trim()
      .padStart(...padStart)
  if (source.slug && value != null) value = slug(String(value))
  return value
}

/** Takes consecutive rows with the same value of a column as one row, with the cells of the first. A row without a value is alone. */
export async function* grouped(batches: AsyncIterable<Row[]>, column: string | undefined): AsyncGenerator<Row[]> {
  if (column === undefined) return yield* batches
  let open: Extract<Row, { raw: RawRow }> | undefined
  for await (const batch of batches) {
    const done: Row[] = []
    for (const row of batch) {
      if (!('raw' in row)) done.push(row)
      else if (open && !isBlank(row.raw[column]) && row.raw[column] === open.raw[column])
        open = { ...open, lastLine: row.lastLine, members: [...(open.members ?? [open.raw]), row.raw] }
      else {
        if (open) done.push(open)
        open = row
      }
    }
    yield done
  }
  if (open) yield [open]
}
