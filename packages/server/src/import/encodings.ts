import { FileRefused } from './refused.ts'

/** An encoding by its name in the WHATWG Encoding Standard, such as `utf-8` or `windows-1252`. */
export type Encoding = string

/** The encoding of a name such as `utf8`, `latin1` or `ISO-8859-15`; undefined for one that is unknown. */
export function encodingNamed(label: string): Encoding | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** The encoding that a byte-order mark names, or in XML the zeros between the first characters. */
function markedEncoding(head: Buffer): Encoding | undefined {
  const [first, second, third, fourth] = head
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c && third === 0 && fourth !== 0) return 'utf-16be'
  return undefined
}

/**
 * The encoding that an XML declaration names. If it says UTF-16 in single bytes, it is wrong, and the file is UTF-8.
 * @throws {FileRefused} for an unknown one
 */
function declaredEncoding(head: Buffer): Encoding | undefined {
  const label = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head.toString('latin1'))?.[1]
  if (label === undefined) return undefined
  const encoding = encodingNamed(label)
  if (encoding === undefined)
    throw new FileRefused(`The file says that its encoding is “${label}”, which is unknown: say --encoding.`)
  return encoding.startsWith('utf-16') ? 'utf-8' : encoding
}

/** The bytes that may contain a byte-order mark or an XML declaration. */
const headLength = 1024

/** Reads the first bytes of a stream. `all` is the whole stream, these bytes included. */
export async function peek(
  bytes: AsyncIterable<Buffer>,
  length = headLength,
): Promise<{ head: Buffer; all: AsyncGenerator<Buffer> }> {
  const iterator = bytes[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < length) {
    const { value, done } = await iterator.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  async function* all() {
    if (head.length > 0) yield head
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { head, all: all() }
}

/** The bytes within which the first line of a text file ends. */
const longestHeader = 65_536

/**
 * The text of an XML file, a piece at a time. Its encoding is that of its byte-order mark, else the requested one, else the declared
 * one, else UTF-8.
 * @throws {FileRefused} for bytes that are not the encoding's
 */
export async function* xmlText(bytes: AsyncIterable<Buffer>, asked: Encoding | undefined): AsyncGenerator<string> {
  const { head, all } = await peek(bytes)
  const encoding = markedEncoding(head) ?? asked ?? declaredEncoding(head) ?? 'utf-8'
  yield* decoded(all, encoding)
}

/**
 * The bytes of a text file, prepared for splitting into lines: UTF-16 with a byte-order mark becomes UTF-8, and in a file whose lines
 * end with CR alone, CR becomes LF.
 */
export async function lineBytes(
  bytes: AsyncIterable<Buffer>,
  asked: Encoding | undefined,
): Promise<{ bytes: AsyncIterable<Buffer>; encoding: Encoding }> {
  const { head, all } = await peek(bytes, longestHeader)
  const encoding = markedEncoding(head) ?? asked ?? 'utf-8'
  const isWide = encoding.startsWith('utf-16')
  async function* asUtf8() {
    for await (const text of decoded(all, encoding)) yield Buffer.from(text)
  }
  const text = isWide ? head.subarray(0, head.length & ~1).toString('utf16le') : head.toString('latin1')
  const lines = isWide ? asUtf8() : all
  const endsWithReturns = encoding !== 'utf-16be' && text.includes('\r') && !text.includes('\n')
  return { bytes: endsWithReturns ? withNewlines(lines) : lines, encoding: isWide ? 'utf-8' : encoding }
}

/**
 * Replaces CR by LF, because Excel for Macintosh ends the lines of CSV with CR alone. In the encodings that get here, the byte has no
 * other use.
 */
async function* withNewlines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) yield Buffer.from(chunk.map((byte) => (byte === 0x0d ? 0x0a : byte)))
}

async function* decoded(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let line = 1
  const read = (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new FileRefused(
        `The file is not ${encoding.toUpperCase()} after line ${line}: say with --encoding what it is written in, such as windows-1252.`,
      )
    }
  }
  for await (const chunk of bytes) {
    const text = read(chunk)
    yield text
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line += 1
  }
  yield read()
}
