import { once } from 'node:events'
import { Argument, type Command, Option } from 'commander'
import { exportRows } from '../import/export.ts'
import { type KindName, kindNames } from '../import/kinds.ts'
import { type Format, formats } from '../import/rows.ts'
import type { Config } from '../kernel/config.ts'
import type { Pool } from '../kernel/db/pool.ts'
import { writeAtomically } from './atomic-file.ts'
import { withPool } from './database.ts'

type Options = { format?: Format; out?: string }

/** `onair export …`: writes the catalogue as files for `onair import`. */
export function exportCommand(program: Command, config: Config): void {
  program
    .command('export')
    .description(
      'write products, brands, categories, stock, prices, the schedule, synonyms or collections to a file for import',
    )
    .addArgument(new Argument('<kind>').choices(kindNames))
    .argument('[file]', 'the same as --out; - is standard output')
    .addOption(new Option('--format <name>', 'csv (unless the file’s name says otherwise) or ndjson').choices(formats))
    .option('--out <file>', 'where to; standard output without it')
    .action((kind: KindName, file: string | undefined, { format, out: given }: Options) =>
      withPool(config, async (pool) => {
        const out = given ?? (file === '-' ? undefined : file)
        if (out === undefined) return writeOutput(pool, kind, format ?? 'csv')
        const named = formats.find((one) => out.toLowerCase().endsWith(`.${one}`))
        const written = format ?? named ?? 'csv'
        const count = await writeAtomically(out, (stream) => {
          // Without a byte-order mark Excel takes the accents of UTF-8 for other letters.
          if (written === 'csv') stream.write('\ufeff')
          return writeTo(pool, kind, written, stream)
        })
        process.stdout.write(`${count.toLocaleString('en-CA')} ${kind} in ${out}\n`)
      }),
    )
}

async function writeTo(
  pool: Pool,
  kind: KindName,
  format: Format,
  stream: NodeJS.WritableStream,
  signal?: AbortSignal,
): Promise<number> {
  return exportRows(pool, kind, format, async (text) => {
    signal?.throwIfAborted()
    if (!stream.write(text)) await once(stream, 'drain', { signal })
  })
}

/** A reader may close the pipe early (`| head`): that is not an error. */
async function writeOutput(pool: Pool, kind: KindName, format: Format): Promise<void> {
  const closed = new AbortController()
  process.stdout.on('error', (error) => closed.abort(error))
  try {
    await writeTo(pool, kind, format, process.stdout, closed.signal)
  } catch (error) {
    const reason: unknown = closed.signal.reason ?? error
    if (!(reason instanceof Error && 'code' in reason && reason.code === 'EPIPE')) throw reason
  }
}
