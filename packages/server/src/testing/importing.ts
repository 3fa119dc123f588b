import { exportRows } from '../import/export.ts'
import type { Rejection } from '../import/kind.ts'
import type { KindName } from '../import/kinds.ts'
import type { Format } from '../import/rows.ts'
import { type ImportCounts, type ImportOptions, importRows } from '../import/run.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Pool } from '../kernel/db/pool.ts'

type Asked = Partial<ImportOptions> & {
  /** The instant of the whole import. */
  now?: Date
  /** Identifies the file, so that the import can be continued; none by default. */
  identity?: string
  /** The content of the file, instead of the text. */
  bytes?: AsyncIterable<Buffer>
  /** Receives the rejected rows, also those of a refused file. */
  rejections?: Rejection[]
}

/** Imports a text as a file: NDJSON if it begins with a brace, otherwise CSV. */
export async function importText(
  pool: Pool,
  kind: KindName,
  text: string,
  { identity, bytes = once(text), rejections = [], now = systemClock(), ...asked }: Asked = {},
): Promise<ImportCounts & { rejections: Rejection[]; messages: string[] }> {
  const messages: string[] = []
  const options: ImportOptions = {
    kind,
    format: text.startsWith('{') ? 'ndjson' : text.startsWith('<') ? (kind === 'schedule' ? 'xmltv' : 'feed') : 'csv',
    encoding: undefined,
    delimiter: ',',
    unterminated: false,
    mapping: undefined,
    createMissing: false,
    timeZone: undefined,
    channel: undefined,
    pictures: 'http://shop.test/images/',
    dryRun: false,
    restart: false,
    clock: () => now,
    ...asked,
  }
  const source = { name: 'a test’s file', size: undefined, identity, bytes: () => bytes, async stillSame() {} }
  const counts = await importRows(pool, source, options, {
    sentence: (sentence) => void messages.push(sentence),
    progress() {},
    async rejections(all) {
      for await (const some of all) rejections.push(...some)
    },
  })
  return { ...counts, rejections, messages }
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

/** The export of a kind's rows, as text. */
export async function exportText(pool: Pool, kind: KindName, format: Format = 'ndjson'): Promise<string> {
  const parts: string[] = []
  await exportRows(pool, kind, format, async (text) => void parts.push(text))
  return parts.join('')
}
