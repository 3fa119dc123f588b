import { SaxesParser } from 'saxes'
import type { Encoding } from './lines.ts'
import { FileRefused } from './refused.ts'
import type { RawRow, Row } from './row.ts'

/** The most characters between two tags, and in the texts of one programme. */
const longest = 1_000_000
const piece = 1 << 16

/**
 * The programmes of an XMLTV file, by the line on which each ends. French texts have `lang="fr"`; the id is
 * `<episode-num system="onair">`, else made of the start; each `<keyword>item:123456</keyword>` is a product, and in
 * `item:123456@49.99` the amount is its price while the programme runs.
 * @throws {FileRefused} for what is not XML, and a file that is cut off
 */
export async function* xmltvRows(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Row[]> {
  const decoder = new TextDecoder(encoding === 'utf8' ? 'utf-8' : 'windows-1252', { fatal: true })
  const parser = new SaxesParser({ position: true })
  let rows: Row[] = []
  let show: Programme | undefined
  let path: string[] = []
  let attributes: Readonly<Record<string, string>> = {}
  let words = ''
  let sinceTag = 0

  parser.on('opentag', ({ name, attributes: written }) => {
    const own = Object.fromEntries(Object.entries(written).map(([key, value]) => [key, String(value)]))
    if (path.length === 0 && name !== 'tv') throw new FileRefused('The file is no XMLTV: its root is not <tv>.')
    if (path.length > 100) throw new FileRefused(`Line ${parser.line}: tags lie more than 100 deep.`)
    path.push(name)
    sinceTag = 0
    attributes = own
    words = ''
    if (path.length === 2 && name === 'programme') show = { start: own.start, end: own.stop, items: [], length: 0 }
    if (show && path.length === 3 && name === 'icon') show.image = own.src
  })
  parser.on('text', (text) => {
    words += text
  })
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    if (show && path.length > 2) {
      show.length += words.length
      if (show.length > longest) throw new FileRefused(`Line ${parser.line}: the programme is longer than 1 MB.`)
      take(show, name, words.trim(), attributes)
    }
    words = ''
    path = path.slice(0, -1)
    if (!show || path.length !== 1) return
    rows.push({ line: parser.line, lastLine: parser.line, raw: rowOf(show) })
    show = undefined
  })
  parser.on('error', (error) => {
    throw new FileRefused(`Line ${parser.line}: the file is cut off, or no XML (${error.message}).`)
  })

  function feed(text: string): void {
    for (let at = 0; at < text.length; at += piece) {
      const some = text.slice(at, at + piece)
      sinceTag += some.length
      parser.write(some)
      if (sinceTag > longest) throw new FileRefused(`Line ${parser.line}: no tag for more than 1 MB.`)
    }
  }
  const decoded = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new FileRefused(`The file is not ${encoding} near line ${parser.line}.`)
    }
  }
  for await (const chunk of bytes) {
    feed(decoded(chunk))
    if (rows.length > 0) yield rows
    rows = []
  }
  feed(decoded())
  parser.close()
}

type Programme = {
  start: string | undefined
  end: string | undefined
  items: string[]
  length: number
  id?: string
  image?: string | undefined
  host?: string
  department?: string
  titleEn?: string
  titleFr?: string
  descriptionEn?: string
  descriptionFr?: string
}

function take(show: Programme, name: string, text: string, { lang, system }: Readonly<Record<string, string>>): void {
  const french = lang?.toLowerCase().startsWith('fr') === true
  if (name === 'title') show[french ? 'titleFr' : 'titleEn'] ??= text
  else if (name === 'desc') show[french ? 'descriptionFr' : 'descriptionEn'] ??= text
  else if (name === 'presenter') show.host = show.host === undefined ? text : `${show.host} & ${text}`
  else if (name === 'category') show.department ??= text
  else if (name === 'episode-num' && system === 'onair') show.id ??= text
  else if (name === 'keyword' && text.startsWith('item:')) show.items.push(text.slice('item:'.length))
}

/** A text in one language alone stands for both. */
function rowOf({ items, start, id, image, length: _, ...show }: Programme): RawRow {
  return {
    ...show,
    id: id ?? `x${(start ?? '').replace(/\D/g, '-')}`,
    titleEn: show.titleEn ?? show.titleFr,
    titleFr: show.titleFr ?? show.titleEn,
    descriptionEn: show.descriptionEn ?? show.descriptionFr,
    descriptionFr: show.descriptionFr ?? show.descriptionEn,
    imageUrl: image,
    start,
    products: items.map((item) => {
      const [itemNo, price] = item.split('@', 2)
      return { itemNo, price }
    }),
  }
}
