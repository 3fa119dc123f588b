import { decodeHTMLStrict, decodeXML } from 'entities'
import { SaxesParser } from 'saxes'
import { type Encoding, xmlText } from './encodings.ts'
import { pictureName } from './picture-name.ts'
import { FileRefused } from './refused.ts'
import type { RawRow, Row } from './row.ts'

/** The most characters between two tags, and in the texts of one programme. */
const longest = 1_000_000
const piece = 1 << 16

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
  const parser = new SaxesParser({ position: true })
  const channels = new Map<string, string>()
  const onAir = new Set<string>()
  let rows: Row[] = []
  let read = 0
  let iconsElsewhere = 0
  let show: Programme | undefined
  let open: Element[] = []
  let sinceTag = 0
  let lastTag = { line: 1, position: 0 }
  const unknownEntity = takeEntities(parser)

  parser.on('opentag', ({ name, attributes: written }) => {
    const attributes = Object.fromEntries(Object.entries(written).map(([key, value]) => [key, String(value)]))
    if (open.length === 0 && name !== 'tv') throw new FileRefused('The file is no XMLTV: its root is not <tv>.')
    if (open.length > 100) throw new FileRefused(`Line ${parser.line}: tags lie more than 100 deep.`)
    open.push({ name, attributes, text: '' })
    tagEnded()
    if (open.length === 2 && name === 'programme')
      show = { attributes, line: parser.line, titles: [], descriptions: [], hosts: [], items: [], icons: 0, length: 0 }
    if (open.length === 2 && name === 'channel') channels.set(attributes.id ?? '', '')
    if (show && open.length === 3 && name === 'icon' && attributes.src && show.image === undefined) {
      show.icons += 1
      show.image = pictureName(attributes.src, pictures)
    }
  })
  const words = (text: string): void => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', words)
  parser.on('cdata', words)
  parser.on('closetag', () => {
    tagEnded()
    const element = open.at(-1)
    const [, top] = open
    if (element && show && open.length > 2) {
      show.length += element.text.length
      if (show.length > longest) throw new FileRefused(`Line ${parser.line}: the programme is longer than 1 MB.`)
      take(
        show,
        open
          .slice(2)
          .map(({ name }) => name)
          .join('/'),
        element,
      )
    } else if (
      element?.name === 'display-name' &&
      top?.name === 'channel' &&
      channels.get(top.attributes.id ?? '') === ''
    )
      channels.set(top.attributes.id ?? '', element.text.trim().slice(0, 60))
    open = open.slice(0, -1)
    if (!show || open.length !== 1) return
    finish(show)
    show = undefined
  })
  parser.on('error', ({ message }) => {
    // A lone & hides the tags after it from the parser.
    const hides =
      message.includes('entity name') || (message.includes('unclosed tag') && parser.position > lastTag.position + 20)
    const line = hides ? lastTag.line : parser.line
    throw new FileRefused(`Line ${line}: ${hides ? loneAmpersand : troubleIn(message, unknownEntity())}`)
  })
  function tagEnded(): void {
    sinceTag = 0
    lastTag = { line: parser.line, position: parser.position }
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

  function feed(text: string): void {
    for (let at = 0; at < text.length; at += piece) {
      const some = text.slice(at, at + piece)
      sinceTag += some.length
      parser.write(some)
      if (sinceTag > longest) throw new FileRefused(`Line ${lastTag.line}: no tag for more than 1 MB; ${loneAmpersand}`)
    }
  }
  for await (const text of xmlText(bytes, options.encoding)) {
    feed(text)
    if (rows.length > 0) yield rows
    rows = []
  }
  parser.close()
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

type Attributes = Readonly<Record<string, string>>
type Element = { name: string; attributes: Attributes; text: string }
type Text = { lang: string; text: string }

type Programme = {
  attributes: Attributes
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
  { text: written, attributes: { lang = '', system, units = '' } }: Element,
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

/** The most entities that a file can declare, and characters of each. */
const [mostEntities, longestEntity] = [500, 1000]
const declaration = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<%]*)"|'([^'<%]*)')\s*>/g

/**
 * Makes a parser read the entities that the file declares as plain text, and those of HTML, which guides use as if they were XML's.
 * Nothing outside of the file is read, and no entity refers to another.
 *
 * @returns what the last unknown entity was called
 */
function takeEntities(parser: SaxesParser): () => string {
  const own = new Map<string, string>()
  let unknown = ''
  parser.on('doctype', (doctype) => {
    for (const [, name = '', double, single = ''] of doctype.matchAll(declaration)) {
      const text = double ?? single
      if (own.size < mostEntities && text.length <= longestEntity && !/&(?!#)/.test(text))
        own.set(name, decodeXML(text))
    }
  })
  parser.ENTITIES = new Proxy<Record<string, string>>(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string') return undefined
        const written = `&${name};`
        const text = own.get(name) ?? decodeHTMLStrict(written)
        if (text !== written) return text
        unknown = written
        return undefined
      },
    },
  )
  return () => unknown
}

const loneAmpersand = 'the file is cut off after this line, or an “&” stands alone there, which XML writes as “&amp;”.'

/** A sentence for what the parser says. */
function troubleIn(message: string, entity: string): string {
  if (message.includes('undefined entity')) return `the entity ${entity} is unknown.`
  return `the file is cut off, or no XML (${message.replace(/^\d+:\d+: /, '')}).`
}
