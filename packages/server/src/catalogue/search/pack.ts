/**
 * An index for another process: all columns in one buffer, everything else as JSON. The memory of one large buffer returns to
 * the system when the index is replaced; that of many small ones may not.
 */
export type Packed = { shape: unknown; buffer: ArrayBuffer }

type Column = Uint8Array | Uint16Array | Uint32Array
const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const
/** The place of a column in the buffer; replaces the column in the shape. */
type Place = { column: keyof typeof kinds; from: number; length: number }

export function pack(data: object): Packed {
  const columns: { column: Column; from: number }[] = []
  let byteLength = 0
  const shape = walk(data, (value) => {
    const column = kindOf(value)
    if (!column) return undefined
    const from = byteLength
    columns.push({ column: value as Column, from })
    byteLength += Math.ceil((value as Column).byteLength / 8) * 8
    return { column, from, length: (value as Column).length } satisfies Place
  })
  const buffer = new ArrayBuffer(byteLength)
  for (const { column, from } of columns) {
    new Uint8Array(buffer, from).set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength))
  }
  return { shape, buffer }
}

/** The packed data, with its columns as views of the buffer. */
export function unpack<T>({ shape, buffer }: Packed): T {
  return walk(shape, (value) => {
    if (!isPlace(value)) return undefined
    return new kinds[value.column](buffer, value.from, value.length)
  }) as T
}

const kindOf = (value: unknown): Place['column'] | undefined =>
  (Object.keys(kinds) as Place['column'][]).find((name) => value instanceof kinds[name])

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null && 'column' in value

/** A copy of the value with the replacements of `replace`. Lists are not copied. */
function walk(value: unknown, replace: (value: unknown) => unknown): unknown {
  const instead = replace(value)
  if (instead !== undefined) return instead
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, replace)]))
}
