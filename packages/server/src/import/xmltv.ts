import type { Encoding } from './encodings.ts'
import { pictureName } from './picture-name.ts'
import { FileRefused } from './refused.ts'
import type { RawRow, Row } from './row.ts'
import { longestPart, readXml, type XmlElement } from './xml.ts'

/** The most channels that a refusal lists. */
const mostChannels = 50

export type XmltvOptions = {
  encoding: Encoding | undefined
  /** The `id` of the shop's channel; needed for a file with programmes of several. */
  channel: string | undefined
  /** The address below which the shop's pictures are. */
  pictures: string
  /** Gets what an operator should know of the file. */
  remark(sentence: string): void
}

/**
 * The programmes of one channel of an XMLTV file, by their number in the file.
 *
 * 1. A text with `lang="fr"` is French; `texts` chooses among several.
 * 2. The id is `<episode-num system="onair">`, else made of the start.
 * 3. Each `<keyword>item:123456</keyword>` is a product; in `item:123456@49.99` the amount is its price while the programme runs.
 * 4. An `<icon>` that is not one of the shop's pictures is left out, because the pages show no pictures of other sites.
 *
 * @throws {FileRefused} for what is not XML, a file that is cut off, and one with several channels without `channel`
 */
export async function* xmltvRows(bytes: AsyncIterable<Buffer>, options: XmltvOptions): AsyncGenerator<Row[]> {
  const { channel, pictures, remark } = options
  const channels = new Map<string, string>()
  const onAir = new Set<string>()
  let rows: Row[] = []
  let read = 0
  let iconsElsewhere = 0
  let show: Programme | undefined

  function opened(path: readonly XmlElement[], line: number): void {
    const [root, top, inside] = path
    if (root?.name !== 'tv') throw new FileRefused('The file is no XMLTV: its root is not <tv>.')
    const { attributes = {} } = top ?? {}
    if (path.length === 2 && top?.name === 'programme')
      show = { attributes, line, titles: [], descriptions: [], hosts: [], items: [], icons: 0, length: 0 }
    if (path.length === 2 && top?.name === 'channel') channels.set(attributes.id ?? '', '')
    if (show && path.length === 3 && inside?.name === 'icon' && inside.attributes.src && show.image === undefined) {
      show.icons += 1
      show.image = pictureName(inside.attributes.src, pictures)
    }
  }

  function closed(path: readonly XmlElement[], line: number): void {
    const [, top, ...inside] = path
    const element = inside.at(-1)
    if (element && show) {
      show.length += element.text.length
      if (show.length > longestPart) throw new FileRefused(`Line ${line}: the programme is longer than 1 MB.`)
      take(show, inside.map(({ name }) => name).join('/'), element)
    } else if (
      element?.name === 'display-name' &&
      top?.name === 'channel' &&
      channels.get(top.attributes.id ?? '') === ''
    )
      channels.set(top.attributes.id ?? '', element.text.trim().slice(0, 60))
    if (!show || path.length !== 2) return
    finish(show)
    show = undefined
  }

  function finish(programme: Programme): void {
    read += 1
    const id = programme.attributes.channel ?? ''
    onAir.add(id)
    // Of several channels none is chosen here: the file is read to its end, for their names.
    if (channel === undefined ? onAir.size > 1 : id !== channel) return
    if (programme.icons > 0 && programme.image === undefined) iconsElsewhere += 1
    rows.push({ line: read, lastLine: read, name: nameOf(programme), raw: rowOf(programme) })
  }

  for await (const _ of readXml(bytes, options.encoding, { opened, closed })) {
    if (rows.length > 0) yield rows
    rows = []
  }
  checkChannels()
  if (iconsElsewhere > 0)
    remark(
      `${iconsElsewhere === 1 ? 'One icon lies' : `${iconsElsewhere} icons lie`} elsewhere than the shop’s pictures (${pictures}), and ${iconsElsewhere === 1 ? 'is' : 'are'} left out: such a programme has the picture of its first product.`,
    )

  function checkChannels(): void {
    const listed = [...onAir].slice(0, mostChannels).map((id) => {
      const name = channels.get(id)
      return `  ${id || '(none)'}${name ? `  ${name}` : ''}`
    })
    if (onAir.size > mostChannels) listed.push(`  … and ${onAir.size - mostChannels} more`)
    if (onAir.size === 0) throw new FileRefused('The file has no programme.')
    if (channel === undefined && onAir.size > 1)
      throw new FileRefused(
        [
          `The file has programmes of ${onAir.size} channels: say with --channel which one is the shop’s.`,
          ...listed,
        ].join('\n'),
      )
    if (channel !== undefined && !onAir.has(channel))
      throw new FileRefused([`The file has no programme of the channel “${channel}”. It has:`, ...listed].join('\n'))
  }
}

type Text = { lang: string; text: string }

type Programme = {
  attributes: XmlElement['attributes']
  /** Where its tag ends. */
  line: number
  titles: Text[]
  descriptions: Text[]
  hosts: string[]
  items: string[]
  icons: number
  length: number
  id?: string
  image?: string | undefined
  department?: string
  /** In seconds. */
  lasts?: number
}

function take(
  show: Programme,
  path: string,
  { text: written, attributes: { lang = '', system, units = '' } }: XmlElement,
): void {
  const text = written.trim()
  if (!text) return
  if (path === 'title') show.titles.push({ lang, text })
  else if (path === 'desc') show.descriptions.push({ lang, text })
  else if (path === 'credits/presenter') show.hosts.push(text)
  else if (path === 'category') show.department ??= text
  else if (path === 'length') show.lasts ??= secondsOf(text, units)
  else if (path === 'episode-num' && system === 'onair') show.id ??= text
  else if (path === 'keyword' && text.startsWith('item:')) show.items.push(text.slice('item:'.length))
}

function secondsOf(text: string, units: string): number | undefined {
  const unit = { seconds: 1, minutes: 60, hours: 3600 }[units]
  const seconds = /^\d{1,6}$/.test(text) && unit ? Number(text) * unit : 0
  return seconds > 0 && seconds <= 86_400 ? seconds : undefined
}

/**
 * A programme's texts in both languages, of those that it has.
 *
 * 1. English: the first in English, else the first without a language, else the first that is not French, else the French one.
 * 2. French: the first in French; where another is marked as English, the first without a language; else the English one.
 */
export function texts(all: readonly Text[]): { en: string | undefined; fr: string | undefined } {
  const inLanguage = (language: RegExp) => all.find(({ lang }) => language.test(lang))?.text
  const english = inLanguage(/^en(g|$|[-_])/i)
  const french = inLanguage(/^fr(e|a|$|[-_])/i)
  const unmarked = inLanguage(/^$/)
  const other = inLanguage(/^(?!fr(e|a|$|[-_]))/i)
  const en = english ?? unmarked ?? other ?? french
  return { en, fr: french ?? (english === undefined ? undefined : unmarked) ?? en }
}

/** A programme's name in refusals. It is a copy, because a slice of a text keeps the whole text in memory. */
function nameOf({ titles, line, attributes: { start = '' } }: Programme): string {
  const title = texts(titles).en?.replace(/\s+/g, ' ').slice(0, 60)
  const name = `${title ? `“${title}”` : 'without a title'}, ${start.slice(0, 40) || 'without a start'}, line ${line}`
  return Buffer.from(name).toString()
}

function rowOf({ attributes: { start = '', stop, clumpidx = '' }, ...show }: Programme): RawRow {
  const title = texts(show.titles)
  const description = texts(show.descriptions)
  return {
    id: show.id,
    madeId: `x${start.replace(/\D/g, '-')}`,
    start,
    end: stop,
    clump: /^(\d{1,3})\/\d{1,3}$/.exec(clumpidx)?.[1],
    lasts: show.lasts,
    titleEn: title.en,
    titleFr: title.fr,
    descriptionEn: description.en,
    descriptionFr: description.fr,
    host: show.hosts.length > 0 ? show.hosts.join(' & ') : undefined,
    department: show.department,
    imageUrl: show.image,
    products: show.items.map((item) => {
      const [itemNo, price] = item.split('@', 2)
      return { itemNo, price }
    }),
  }
}
