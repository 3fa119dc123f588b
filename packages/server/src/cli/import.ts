import { accessSync, constants, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isTimeZone } from '@onair/core/dates'
import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { mediaSettings } from '../catalogue/catalogue.settings.ts'
import { type Encoding, encodingNamed } from '../import/encodings.ts'
import { type KindName, kindNames } from '../import/kinds.ts'
import { parseMapping } from '../import/mapping.ts'
import { createProgress } from '../import/progress.ts'
import { FileRefused } from '../import/refused.ts'
import { firstOf, writeReport } from '../import/report.ts'
import { type ImportFormat, importFormats, unitOf } from '../import/rows.ts'
import { importRows } from '../import/run.ts'
import { openSource } from '../import/source.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import { migrate } from '../kernel/db/migrate.ts'
import { CommandRefused, withPool } from './database.ts'

type Options = {
  format?: ImportFormat
  encoding?: Encoding
  channel?: string
  timeZone?: string
  delimiter?: string
  unterminated?: true
  map?: string
  report?: string
  createMissing?: true
  dryRun?: true
  restart?: true
}

const shownRejections = 10

/** Where the pictures of an installation are. */
export const settings = [mediaSettings]

/** `onair import …`: imports the catalogue from files. */
export function importCommand(program: Command, config: Config): void {
  program
    .command('import')
    .description(
      'import products, brands, categories, stock, prices, the schedule, synonyms or collections from a file',
    )
    .addArgument(new Argument('<kind>').choices(kindNames))
    .argument(
      '<file>',
      'a file of CSV or NDJSON, XMLTV for the schedule, or a feed of Google Merchant for products; - reads standard input',
    )
    .addOption(new Option('--format <name>', 'the file’s format, if its name does not tell it').choices(importFormats))
    .addOption(
      new Option(
        '--encoding <name>',
        'the encoding of its text, such as windows-1252; by default the one that it declares, else UTF-8',
      ).argParser(parseEncoding),
    )
    .addOption(
      new Option(
        '--delimiter <character>',
        'the separator of CSV fields; “tab” for a tab; by default the one of the header',
      ).argParser(parseDelimiter),
    )
    .option('--unterminated', 'accept a last line of CSV without a line break')
    .option('--channel <id>', 'which of the channels in a file of XMLTV is the shop’s')
    .addOption(
      new Option(
        '--time-zone <name>',
        'the clock of a schedule’s times that name none, such as America/Toronto; by default UTC in XMLTV, Toronto elsewhere',
      ).argParser(parseTimeZone),
    )
    .option('--map <file>', 'a mapping of columns, as JSON')
    .option('--report <file>', 'write every rejected row there, with its line, field and reason (.csv, else NDJSON)')
    .option('--create-missing', 'create brands and categories that products name and the shop does not have')
    .option('--dry-run', 'check everything, and change nothing')
    .option('--restart', 'start over, instead of continuing an interrupted import')
    .addHelpText('after', help)
    .action((kind: KindName, file: string, options: Options) => refusing(() => run(config, kind, file, options)))
}

const help = `
packages/server/src/import/FORMAT.md describes the files. The exit status is 0 if every row was accepted, 2 if some
were rejected and the others accepted, 1 if the file was refused and nothing changed. Schedules: all or nothing.`

function parseDelimiter(text: string): string {
  const character = text === 'tab' || text === '\\t' ? '\t' : text
  if (character.length === 1 && !'"\r\n'.includes(character)) return character
  throw new InvalidArgumentError('It is one character, or “tab”.')
}

function parseEncoding(text: string): Encoding {
  const encoding = encodingNamed(text)
  if (encoding !== undefined) return encoding
  throw new InvalidArgumentError('It is no encoding such as utf-8, windows-1252, iso-8859-15, utf-16le or macintosh.')
}

function parseTimeZone(text: string): string {
  if (isTimeZone(text)) return text
  throw new InvalidArgumentError('It is no time zone such as America/Toronto or UTC.')
}

/** The formats of the file names' other endings. */
const formatsByEnding = (kind: KindName): Record<string, ImportFormat> => ({
  jsonl: 'ndjson',
  xml: kind === 'schedule' ? 'xmltv' : 'feed',
  rss: 'feed',
  atom: 'feed',
})

function formatOf(file: string, kind: KindName, asked: ImportFormat | undefined): ImportFormat {
  const ending = /\.(\w+)(?:\.gz)?$/.exec(file.toLowerCase())?.[1] ?? ''
  const format = asked ?? importFormats.find((format) => format === ending) ?? formatsByEnding(kind)[ending]
  if (format) return format
  throw new CommandRefused(`${file} may be CSV or NDJSON: say which with --format.`)
}

/** Reports a refused file by its message alone. */
async function refusing(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof FileRefused) throw new CommandRefused(`${error.message}\nNothing was imported.`)
    throw error
  }
}

async function run(config: Config, kind: KindName, file: string, options: Options): Promise<void> {
  const { encoding, delimiter, channel, timeZone, map, report, unterminated = false, createMissing = false } = options
  const { dryRun = false, restart = false } = options
  const format = formatOf(file, kind, options.format)
  if (format === 'xmltv' && kind !== 'schedule') throw new CommandRefused('XMLTV holds a schedule, and nothing else.')
  if (format === 'feed' && kind !== 'products')
    throw new CommandRefused('A feed of Google Merchant holds products, and nothing else.')
  if (format === 'feed' && map === undefined)
    throw new CommandRefused(
      'A feed has other names than the shop’s: say with --map what they become (FORMAT.md has an example).',
    )
  if (channel !== undefined && format !== 'xmltv') throw new CommandRefused('--channel is for files of XMLTV.')
  if (timeZone !== undefined && kind !== 'schedule') throw new CommandRefused('--time-zone is for the schedule.')
  const unit = unitOf(format)
  const mapping = map === undefined ? undefined : parseMapping(readable(map))
  if (report !== undefined) checkWritable(report)
  const source = await openSource(file, process.stdin)
  const begin = performance.now()
  const print = (sentence: string) => process.stderr.write(`${sentence}\n`)
  let first: string[] = []

  await withPool(config, async (pool) => {
    await migrate(pool)
    const progress = createProgress(process.stderr, source.size)
    try {
      const counts = await importRows(
        pool,
        source,
        {
          kind,
          format,
          encoding,
          delimiter,
          unterminated,
          mapping,
          createMissing,
          timeZone,
          channel,
          pictures: new URL(mediaSettings.of(config).imageBase, config.shopOrigin).href,
          dryRun,
          restart,
          clock: systemClock,
        },
        {
          sentence(text) {
            progress.stop()
            print(text)
          },
          progress: progress.update,
          async rejections(all) {
            progress.stop()
            if (report !== undefined) await writeReport(report, all, unit)
            else first = await firstOf(all, shownRejections, unit)
          },
        },
      )
      const { read, accepted, rejected } = counts
      const seconds = (performance.now() - begin) / 1000
      const count = (rows: number) => rows.toLocaleString('en-CA')
      process.stdout.write(
        `Read ${count(read)} ${read === 1 ? 'row' : 'rows'} of ${source.name}: ${count(accepted)} accepted, ${count(rejected)} rejected.\n` +
          `${dryRun ? 'Nothing was changed' : 'It is in the shop'}, after ${seconds.toFixed(1)} s (${count(Math.round(read / seconds))} rows/s).\n`,
      )
      if (rejected > 0) process.exitCode = 2
    } finally {
      progress.stop()
      if (first.length > 0) print(['Rejected (--report FILE lists them all):', ...first].join('\n'))
      if (report !== undefined) print(`Rejected rows: ${report}`)
    }
  })
}

function readable(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new CommandRefused(`The mapping ${path} cannot be read.`)
  }
}

function checkWritable(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK)
  } catch {
    throw new CommandRefused(`The report cannot be written to ${path}.`)
  }
}
