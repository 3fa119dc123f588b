import { planTimeZone } from '@onair/core/dates'
import type { Encoding } from './encodings.ts'
import { FileRefused } from './refused.ts'
import type { RawRow, Row } from './row.ts'
import { airTime } from './show-times.ts'
import { longestPart, readXml, type XmlElement } from './xml.ts'

export type FeedOptions = {
  encoding: Encoding | undefined
  now: Date
  /** Receives remarks about the file for the operator. */
  remark(sentence: string): void
}

/** The namespace of Google's names, and the prefix that feeds without a declaration use. */
const [googleNames, googlePrefix] = ['http://base.google.com/ns/1.0', 'g']

const itemNames = new Set(['item', 'entry'])

/** Attributes of Google's product data that an item has several of. */
const repeated = new Set(['additional_image_link', 'product_highlight'])

/**
 * The items of a Google Merchant feed (RSS 2.0, RSS 1.0 or Atom), by their number in the file. A mapping converts them to products.
 *
 * 1. A column is an element of the item, by its name without Google's prefix: `id`, `title`, `sale_price`. The first that is not
 *    empty counts, also among `title` and `g:title`; `additional_image_link` and `product_highlight` are lists.
 * 2. A nested element of Google's is `shipping/price`; other nested elements are HTML.
 * 3. `image_links` is added: `image_link` and every `additional_image_link`.
 * 4. A sale price whose `sale_price_effective_date` does not include `now` is left out.
 *
 * @throws {FileRefused} for a file that is not XML or not a feed
 */
export async function* feedRows(bytes: AsyncIterable<Buffer>, options: FeedOptions): AsyncGenerator<Row[]> {
  const { now, encoding, remark } = options
  let rows: Row[] = []
  let read = 0
  let salesElsewhen = 0
  let prefixes = new Set([googlePrefix])
  let item: { depth: number; line: number; length: number; columns: Map<string, string[]> } | undefined

  const isGoogles = (name: string): boolean => prefixes.has(prefixOf(name) ?? '')
  const columnOf = (name: string): string => (isGoogles(name) ? localName(name) : name)

  function opened(path: readonly XmlElement[], line: number): void {
    const element = path.at(-1)
    if (!element) return
    if (path.length === 1 && !['rss', 'feed', 'RDF'].includes(localName(element.name)))
      throw new FileRefused(
        `The file is no feed of products: its root is <${element.name.slice(0, 60)}>, not <rss> or <feed>.`,
      )
    if (item) return
    prefixes = new Set([...prefixes, ...declaredIn(element)])
    if (path.length < 4 && itemNames.has(localName(element.name)))
      item = { depth: path.length, line, length: 0, columns: new Map() }
  }

  function closed(path: readonly XmlElement[], line: number): void {
    if (!item) return
    const inside = path.slice(item.depth)
    const element = inside.at(-1)
    if (!element) {
      finish(item)
      item = undefined
      return
    }
    item.length += element.text.length
    if (item.length > longestPart) throw new FileRefused(`Line ${line}: the item is longer than 1 MB.`)
    const above = inside.at(-2)
    if (above && !isGoogles(element.name)) above.text += `<${element.name}>${element.text}</${element.name}>`
    else add(item.columns, inside.map(({ name }) => columnOf(name)).join('/'), element.text.trim())
  }

  function finish({ line, columns }: NonNullable<typeof item>): void {
    read += 1
    if (columns.has('sale_price') && !isNow(columns.get('sale_price_effective_date')?.[0], now)) {
      columns.delete('sale_price')
      salesElsewhen += 1
    }
    rows.push({ line: read, lastLine: read, name: nameOf(columns, line), raw: rowOf(columns) })
  }

  for await (const _ of readXml(bytes, encoding, { opened, closed })) {
    if (rows.length > 0) yield rows
    rows = []
  }
  if (read === 0) throw new FileRefused('The feed has no items.')
  if (salesElsewhen > 0)
    remark(
      salesElsewhen === 1
        ? 'The sale price of one item is not in force now, and is left out.'
        : `The sale prices of ${salesElsewhen} items are not in force now, and are left out.`,
    )
}

const prefixOf = (name: string): string | undefined => /^([^:]*):/.exec(name)?.[1]
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The prefixes that an element declares for Google's names. */
const declaredIn = ({ attributes }: XmlElement): string[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('xmlns:') && value.trim() === googleNames ? [localName(name)] : [],
  )

function add(columns: Map<string, string[]>, column: string, text: string): void {
  if (text) columns.set(column, [...(columns.get(column) ?? []), text])
}

function rowOf(columns: ReadonlyMap<string, readonly string[]>): RawRow {
  const row = [...columns].map(([column, texts]) => [column, repeated.has(column) ? texts : texts[0]])
  const pictures = ['image_link', 'additional_image_link'].flatMap((column) => columns.get(column) ?? [])
  return { ...Object.fromEntries(row), image_links: pictures }
}

/** The name of an item in rejections. It is copied, because a slice would keep the whole piece of the file in memory. */
function nameOf(columns: ReadonlyMap<string, readonly string[]>, line: number): string {
  const title = columns.get('title')?.[0]?.replace(/\s+/g, ' ').slice(0, 60)
  const id = columns.get('id')?.[0]?.slice(0, 50)
  return Buffer.from(`${title ? `“${title}”` : 'without a title'}, ${id ?? 'without an id'}, line ${line}`).toString()
}

const readTime = airTime(planTimeZone)

/**
 * Whether a period such as `2026-11-23T00:00-0500/2026-11-30T23:59-0500` includes an instant; an unreadable period does. Times without
 * an offset are Toronto's, and a day without a time is the whole day.
 */
function isNow(period: string | undefined, now: Date): boolean {
  const [from = '', until = ''] = (period ?? '').split('/').map((written) => written.trim())
  const instant = (written: string, clock: string) => {
    const time = readTime(/^\d{4}-\d\d-\d\d$/.test(written) ? `${written}T${clock}` : written)
    return time instanceof Date ? time : undefined
  }
  const [first, last] = [instant(from, '00:00'), instant(until, '23:59:59.999')]
  return !((first && first > now) || (last && last < now))
}
