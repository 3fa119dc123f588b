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
      before?: string
      padStart?: [number, string]
      slug?: boolean
    }
  | { join: Source[]; with: string }
  | { first: Source[] }
  | { list: Record<string, Source>[] }
  | { each: Record<string, Source>; where?: Source }
  | { named: string[]; name: string; value: string; slug?: boolean }
  | { split: string; at: string }

const Source: z.ZodType<Source> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ constant: z.json() }),
    z.strictObject({
      column: z.string(),
      values: z.record(z.string(), z.json()).optional(),
      otherwise: z.json().optional(),
      before: z.string().min(1).optional(),
      padStart: z.tuple([z.int().min(1).max(100), z.string().length(1)]).optional(),
      slug: z.boolean().optional(),
    }) as z.ZodType<Extract<Source, { column: string }>>,
    z.strictObject({ join: z.array(Source).min(1), with: z.string() }),
    z.strictObject({ first: z.array(Source).min(1) }),
    z.strictObject({ list: z.array(z.record(z.string(), Source)) }),
    z.strictObject({ each: z.record(z.string(), Source), where: Source.optional() }) as z.ZodType<
      Extract<Source, { each: unknown }>
    >,
    z.strictObject({
      named: z.array(z.string()).min(1),
      name: z.string().includes('#'),
      value: z.string().includes('#'),
      slug: z.boolean().optional(),
    }) as z.ZodType<Extract<Source, { named: unknown }>>,
    z.strictObject({ split: z.string(), at: z.string().min(1) }),
  ]),
)

const Mapping = z.strictObject({
  fields: z.record(z.string(), Source),
  ignore: z.union([z.array(z.string()), z.literal('rest')]).default([]),
  /**
   * Which rows form one product: consecutive ones with the same value of a column; or those that refer to another row in the column
   * `parent`, by a prefix and the value of that row's column.
   */
  group: z
    .union([z.string(), z.strictObject({ parent: z.string(), keys: z.record(z.string(), z.string()) })])
    .optional(),
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

/** A mapped row, or the field whose value the mapping does not have. */
type Mapped = { raw: RawRow } | { fault: Fault }

export type Mapper = {
  /** `members`: the rows of the product; by default the row itself. */
  map(row: RawRow, members?: readonly RawRow[]): Mapped
  /** The fields that a file with these columns fills. @throws {FileRefused} if the columns do not fit the mapping */
  fieldsFrom(columns: readonly string[]): string[]
}

/** Maps every column to the field of its name. */
const plain: Mapper = { map: (raw) => ({ raw }), fieldsFrom: (columns) => [...columns] }

/**
 * Compiles a mapping.
 *
 * 1. A field of the mapping gets its value from the mapping; any other field gets the column of its name.
 * 2. A column that the mapping reads or ignores fills no field by its name.
 */
export function mapperOf(mapping: Mapping | undefined): Mapper {
  if (!mapping) return plain
  const { ignore } = mapping
  const sources = Object.entries(mapping.fields)
  const read = new Set(sources.flatMap(([, source]) => columnsOf(source)))
  for (const column of groupColumns(mapping.group)) read.add(column)
  const ignored = new Set(ignore === 'rest' ? [] : ignore)
  const fills = (column: string) =>
    ignore !== 'rest' && !read.has(column) && !ignored.has(column) && !(column in mapping.fields)

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

function groupColumns(group: Mapping['group']): string[] {
  if (group === undefined) return []
  return typeof group === 'string' ? [group] : [group.parent, ...Object.values(group.keys)]
}

function columnsOf(source: Source): string[] {
  if (typeof source === 'string') return [source]
  if ('column' in source) return [source.column]
  if ('join' in source) return source.join.flatMap(columnsOf)
  if ('first' in source) return source.first.flatMap(columnsOf)
  if ('each' in source)
    return [
      ...Object.values(source.each).flatMap(columnsOf),
      ...(source.where === undefined ? [] : columnsOf(source.where)),
    ]
  if ('named' in source) return [source.name, source.value].map((column) => column.replace('#', '1'))
  if ('split' in source) return [source.split]
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

/** `owner`: the row with the names of attributes that `row` does not name. */
type Item = { item: Record<string, Source>; row: RawRow; owner: RawRow }

function itemsFrom(sources: readonly Item[]): Record<string, unknown>[] | Unknown {
  const items: Record<string, unknown>[] = []
  for (const { item, row, owner } of sources) {
    const made: Record<string, unknown> = {}
    for (const [field, part] of Object.entries(item)) {
      const value = valueFrom(part, row, [row], owner)
      if (value instanceof Unknown) return value
      made[field] = value
    }
    items.push(made)
  }
  return items
}

const isBlank = (value: unknown): boolean => value == null || (typeof value === 'string' && value.trim() === '')

function valueFrom(source: Source, row: RawRow, members: readonly RawRow[], owner = row): unknown {
  if (typeof source === 'string') return row[source]
  if ('constant' in source) return source.constant
  if ('join' in source) {
    const parts = source.join.map((part) => valueFrom(part, row, members, owner))
    const unknown = parts.find((part) => part instanceof Unknown)
    if (unknown) return unknown
    if (!parts.every(isPlain)) return new Unknown('Only text and numbers can be joined, not lists and objects.')
    return parts.map((part) => part ?? '').join(source.with)
  }
  if ('first' in source) {
    // An unknown value is a fault: the next source is not tried.
    for (const part of source.first) {
      const value = valueFrom(part, row, members, owner)
      if (value instanceof Unknown || !isBlank(value)) return value
    }
    return undefined
  }
  if ('list' in source) return itemsFrom(source.list.map((item) => ({ item, row, owner })))
  if ('each' in source) {
    const { each: item, where } = source
    const items = itemsFrom(
      members.flatMap((member) =>
        where !== undefined && isBlank(valueFrom(where, member, [member], row))
          ? []
          : [{ item, row: member, owner: row }],
      ),
    )
    if (items instanceof Unknown) return items
    // Several rows have the same style, in several sizes.
    return [...new Map(items.map((made) => [JSON.stringify(made), made])).values()]
  }
  if ('named' in source) {
    const value = namedValue(source, row, owner)
    return source.slug && value !== undefined ? slug(value) : value
  }
  if ('split' in source) {
    const value = row[source.split]
    if (isBlank(value)) return []
    return typeof value === 'string' ? partsOf(value, source.at) : value
  }
  const { column, values, otherwise, before, padStart } = source
  let value = row[column]
  if (before !== undefined && typeof value === 'string') value = partsOf(value, before)[0]
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

/** The parts of a text. A backslash before a separator makes it part of the text, as in WooCommerce. */
function partsOf(text: string, at: string): string[] {
  const escaped = text.replaceAll(`\\${at}`, '\0')
  return escaped.split(at).map((part) => part.replaceAll('\0', at).trim())
}

/**
 * The value of the attribute with one of these names, from columns such as `Attribute 1 name` and `Attribute 1 value(s)`. A row
 * without the name uses the name of its owner's row.
 */
function namedValue(
  { named, name, value }: Extract<Source, { named: unknown }>,
  row: RawRow,
  owner: RawRow,
): string | undefined {
  const names = new Set(named.map((one) => one.toLowerCase()))
  for (let number = 1; name.replace('#', String(number)) in row; number += 1) {
    const column = name.replace('#', String(number))
    const attribute = String((isBlank(row[column]) ? owner[column] : row[column]) ?? '')
    const cell = row[value.replace('#', String(number))]
    if (names.has(attribute.trim().toLowerCase()) && !isBlank(cell)) return String(cell).trim()
  }
  return undefined
}

/** The rows, with those that form one product combined. */
export const groupsOf = (batches: AsyncIterable<Row[]>, group: Mapping['group']): AsyncGenerator<Row[]> =>
  typeof group === 'object' ? gathered(batches, group) : grouped(batches, group)

/** The most rows in memory until the last one is read. */
const mostInMemory = 100_000

/**
 * Makes the rows that refer to another row its members, wherever they are. All rows are kept in memory, because a row may be far from
 * the one that it refers to.
 * @throws {FileRefused} for a file with more rows than fit into memory
 */
async function* gathered(
  batches: AsyncIterable<Row[]>,
  { parent, keys }: Extract<Mapping['group'], object>,
): AsyncGenerator<Row[]> {
  const rows: Row[] = []
  for await (const batch of batches) {
    rows.push(...batch)
    if (rows.length > mostInMemory)
      throw new FileRefused(
        `The file has more than ${mostInMemory.toLocaleString('en-CA')} rows, and rows that belong together may stand apart: part it by products.`,
      )
  }
  const referenceOf = ({ [parent]: value }: RawRow): string => (isBlank(value) ? '' : String(value).trim())
  const membersByName = new Map<string, RawRow[]>()
  const owners = rows.map((row): Row => {
    if (!('raw' in row) || referenceOf(row.raw)) return row
    const members: RawRow[] = []
    for (const [prefix, column] of Object.entries(keys))
      if (!isBlank(row.raw[column])) membersByName.set(`${prefix}${String(row.raw[column]).trim()}`, members)
    return { ...row, members }
  })
  yield owners.flatMap((row): Row[] => {
    const reference = 'raw' in row ? referenceOf(row.raw) : ''
    if (!('raw' in row) || !reference) return [row]
    const members = membersByName.get(reference)
    members?.push(row.raw)
    const reason = `The file has no row “${reference.slice(0, 60)}”, to which this one belongs.`
    return members ? [] : [{ line: row.line, lastLine: row.lastLine, fault: { field: parent, reason } }]
  })
}

/** Combines consecutive rows with the same value of a column into one, with the first one's cells. Rows without a value stay single. */
async function* grouped(batches: AsyncIterable<Row[]>, column: string | undefined): AsyncGenerator<Row[]> {
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
