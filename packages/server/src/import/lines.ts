import { isUtf8 } from 'node:buffer'
import { type Encoding, lineBytes } from './encodings.ts'
import { FileRefused } from './refused.ts'

/** A line of a file. Its text is null if it is longer than {@link longestLine}. */
export type Line = {
  /** From 1. */
  number: number
  text: string | null
  /** False for text after the last line break. */
  ended: boolean
}

/** In bytes. A longer line is reported, and not stored. */
export const longestLine = 1_000_000

// Without a line break for this long, the file has no rows, and reading stops.
const hopeless = 64_000_000

const newline = 0x0a
const carriageReturn = 0x0d
const byteOrderMark = '\ufeff'

/**
 * The lines of a stream of bytes, in batches. Lines end with LF or CRLF; a byte-order mark is skipped. At most one line is
 * buffered.
 * @throws {FileRefused} for bytes that are not the encoding's
 */
export async function* linesOf(file: AsyncIterable<Buffer>, asked: Encoding | undefined): AsyncGenerator<Line[]> {
  const { bytes, encoding } = await lineBytes(file, asked)
  const decode = encoding === 'utf-8' ? fromUtf8 : decoderOf(encoding)
  let number = 0
  let buffered: Buffer[] = []
  let length = 0

  function take(last: Buffer, ended: boolean): Line {
    number += 1
    const whole = buffered.length > 0 ? Buffer.concat([...buffered, last]) : last
    const tooLong = length + last.length > longestLine
    buffered = []
    length = 0
    if (tooLong) return { number, text: null, ended }
    const end = ended && whole.at(-1) === carriageReturn ? whole.length - 1 : whole.length
    const text = decode(whole.subarray(0, end), number)
    return { number, text: number === 1 && text.startsWith(byteOrderMark) ? text.slice(1) : text, ended }
  }

  for await (const chunk of bytes) {
    const lines: Line[] = []
    let start = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      lines.push(take(chunk.subarray(start, end), true))
      start = end + 1
    }
    const rest = chunk.subarray(start)
    length += rest.length
    if (length <= longestLine) buffered.push(rest)
    else buffered = []
    if (length > hopeless)
      throw new FileRefused(
        `Line ${number + 1} goes on for more than ${hopeless / 1e6} MB: this is not a file of rows.`,
      )
    if (lines.length > 0) yield lines
  }
  if (length > 0) yield [take(Buffer.alloc(0), false)]
}

function fromUtf8(bytes: Buffer, line: number): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  throw new FileRefused(
    `Line ${line} is not UTF-8. Save the file as UTF-8, or say --encoding latin1 if that is what it is written in.`,
  )
}

function decoderOf(encoding: Encoding): (bytes: Buffer, line: number) => string {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (bytes, line) => {
    try {
      return decoder.decode(bytes)
    } catch {
      throw new FileRefused(`Line ${line} is not ${encoding.toUpperCase()}.`)
    }
  }
}
