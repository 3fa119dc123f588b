import { decodeHTMLStrict, decodeXML } from 'entities'
import { SaxesParser } from 'saxes'
import { type Encoding, xmlText } from './encodings.ts'
import { FileRefused } from './refused.ts'

/** The most characters between two tags, and in the texts of one programme or item. */
export const longestPart = 1_000_000
const piece = 1 << 16

/** An element with its own text, without that of nested elements. */
export type XmlElement = { name: string; attributes: Readonly<Record<string, string>>; text: string }

/** Receives the path from the root to an element, and the line where its tag ends. */
type Visit = (path: readonly XmlElement[], line: number) => void

/**
 * Reads a file of XML as a stream, in the encoding that it declares. Yields after every piece of the file.
 * @throws {FileRefused} for a file that is not XML, or is truncated
 */
export async function* readXml(
  bytes: AsyncIterable<Buffer>,
  encoding: Encoding | undefined,
  { opened, closed }: { opened: Visit; closed: Visit },
): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: true })
  const path: XmlElement[] = []
  let sinceTag = 0
  let lastTag = { line: 1, position: 0 }
  const unknownEntity = takeEntities(parser)

  parser.on('opentag', ({ name, attributes: written }) => {
    const attributes = Object.fromEntries(Object.entries(written).map(([key, value]) => [key, String(value)]))
    if (path.length > 100) throw new FileRefused(`Line ${parser.line}: tags lie more than 100 deep.`)
    path.push({ name, attributes, text: '' })
    tagEnded()
    opened(path, parser.line)
  })
  const words = (text: string): void => {
    const element = path.at(-1)
    if (element) element.text += text
  }
  parser.on('text', words)
  parser.on('cdata', words)
  parser.on('closetag', () => {
    tagEnded()
    closed(path, parser.line)
    path.pop()
  })
  parser.on('error', ({ message }) => {
    // After a lone & the parser misses the following tags.
    const hides =
      message.includes('entity name') || (message.includes('unclosed tag') && parser.position > lastTag.position + 20)
    const line = hides ? lastTag.line : parser.line
    throw new FileRefused(`Line ${line}: ${hides ? loneAmpersand : troubleIn(message, unknownEntity())}`)
  })
  function tagEnded(): void {
    sinceTag = 0
    lastTag = { line: parser.line, position: parser.position }
  }

  for await (const text of xmlText(bytes, encoding)) {
    for (let at = 0; at < text.length; at += piece) {
      const some = text.slice(at, at + piece)
      sinceTag += some.length
      parser.write(some)
      if (sinceTag > longestPart)
        throw new FileRefused(`Line ${lastTag.line}: no tag for more than 1 MB; ${loneAmpersand}`)
    }
    yield
  }
  parser.close()
}

/** The most entities that a file can declare, and characters of each. */
const [mostEntities, longestEntity] = [500, 1000]
const declaration = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<%]*)"|'([^'<%]*)')\s*>/g

/**
 * Makes a parser replace the file's declared entities by plain text, and those of HTML, which guides use without declaration.
 * Nothing outside of the file is read, and entities cannot refer to each other.
 *
 * @returns the name of the last unknown entity
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

/** The sentence for an error of the parser. */
function troubleIn(message: string, entity: string): string {
  if (message.includes('undefined entity')) return `the entity ${entity} is unknown.`
  return `the file is cut off, or no XML (${message.replace(/^\d+:\d+: /, '')}).`
}
