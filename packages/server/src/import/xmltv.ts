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
  /** Receives remarks about the file for the operator. */
  remark(sentence: string): void
}

/**
 * The programmes of one channel of an XMLTV file, by their number in the file.
 *
 * 1. A text with `lang="fr"` is French; `texts` chooses among several.
 * 2. The id is `<episode-num system="onair">`, else derived from the start.
 * 3. Each `<keyword>item:123456</keyword>` is a product; in `item:123456@49.99` the amount is its price while the programme runs.
 * 4. An `<icon>` that is not one of the shop's pictures is left out, because the pages show no pictures of other sites.
 *
 * @throws {FileRefused} for a file that is not XML, is truncated, or has several channels and no `channel` is given
 */
export async function* xmltvRows(
  bytes: AsyncIterable<Buffer>,
  { encoding, channel, pictures, remark }: XmltvOptions,
): AsyncGenerator<Row[]> {
  const guide = guideReader(pictures)
  const onAir = new Set<string>()
  let read = 0
  let iconsElsewhere = 0
  for await (const _ of readXml(bytes, encoding, guide)) {
    const rows: Row[] = []
    for (const programme of guide.ended()) {
      read += 1
      const id = programme.attributes.channel ?? ''
      onAir.add(id)
      // With several channels, the file is read to its end for their names.
      if (channel === undefined ? onAir.size > 1 : id !== channel) continue
      if (programme.icons > 0 && programme.image === undefined) iconsElsewhere += 1
      rows.push({ line: read, lastLine: read, name: nameOf(programme), raw: rowOf(programme) })
    }
    if (rows.length > 0) yield rows
  }
  const fault = channelFault(onAir, guide.channels, channel)
  if (fault) throw new FileRefused(fault)
  if (iconsElsewhere > 0) remark(iconRemark(iconsElsewhere, pictures))
}

/** Collects the channels' names and the programmes of a guide while its XML is read. */
function guideReader(pictures: string) {
  const channels = new Map<string, string>()
  let ended: Programme[] = []
  let show: Programme | undefined
  return {
    /** The channels' names by their ids; empty for one without a name. */
    channels: channels as ReadonlyMap<string, string>,

    /** The programmes that have ended since the last call. */
    ended(): Programme[] {
      const taken = ended
      ended = []
      return taken
    },

    opened([root, top, inside]: readonly XmlElement[], line: number): void {
      if (root?.name !== 'tv') throw new FileRefused('The file is no XMLTV: its root is not <tv>.')
      if (!top) return
      if (!inside) {
        if (top.name === 'programme') show = programmeAt(top, line)
        if (top.name === 'channel') channels.set(top.attributes.id ?? '', '')
      } else if (show && inside.name === 'icon') takeIcon(show, inside, pictures)
    },

    closed([, top, ...inside]: readonly XmlElement[], line: number): void {
      const element = inside.at(-1)
      if (element && show) {
        show.length += element.text.length
        if (show.length > longestPart) throw new FileRefused(`Line ${line}: the programme is longer than 1 MB.`)
        takeText(show, inside.map(({ name }) => name).join('/'), element)
      } else if (element?.name === 'display-name' && top?.name === 'channel') {
        const id = top.attributes.id ?? ''
        if (channels.get(id) === '') channels.set(id, element.text.trim().slice(0, 60))
      }
      if (!show || !top || element) return
      ended.push(show)
      show = undefined
    },
  }
}

/** Why no channel of the file can be the shop's, as a sentence; undefined if one can. */
function channelFault(
  onAir: ReadonlySet<string>,
  names: ReadonlyMap<string, string>,
  channel: string | undefined,
): string | undefined {
  if (onAir.size === 0) return 'The file has no programme.'
  const listed = [...onAir].slice(0, mostChannels).map((id) => {
    const name = names.get(id)
    return `  ${id || '(none)'}${name ? `  ${name}` : ''}`
  })
  if (onAir.size > mostChannels) listed.push(`  … and ${onAir.size - mostChannels} more`)
  if (channel === undefined && onAir.size > 1) {
    const asked = `The file has programmes of ${onAir.size} channels: say with --channel which one is the shop’s.`
    return [asked, ...listed].join('\n')
  }
  if (channel !== undefined && !onAir.has(channel))
    return [`The file has no programme of the channel “${channel}”. It has:`, ...listed].join('\n')
  return undefined
}

const iconRemark = (count: number, pictures: string): string =>
  `${count === 1 ? 'One icon lies' : `${count} icons lie`} elsewhere than the shop’s pictures (${pictures}), and ${count === 1 ? 'is' : 'are'} left out: such a programme has the picture of its first product.`

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

const programmeAt = ({ attributes }: XmlElement, line: number): Programme => ({
  attributes,
  line,
  titles: [],
  descriptions: [],
  hosts: [],
  items: [],
  icons: 0,
  length: 0,
})

/** Uses the first icon that is one of the shop's pictures as the programme's picture. */
function takeIcon(show: Programme, { attributes: { src } }: XmlElement, pictures: string): void {
  if (!src || show.image !== undefined) return
  show.icons += 1
  show.image = pictureName(src, pictures)
}

function takeText(
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
 * Chooses a programme's texts in both languages.
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
