import type { PoolClient } from 'pg'
import type { Pool } from '../kernel/db/pool.ts'
import type { Encoding } from './encodings.ts'
import { type Kind, missingOf, type Numbered, type Rejection } from './kind.ts'
import { type KindName, kindNamed } from './kinds.ts'
import { groupsOf, listed, type Mapping, mapperOf } from './mapping.ts'
import { FileRefused } from './refused.ts'
import { addRejections, rejectionsOf } from './rejected.ts'
import { type ImportFormat, type Row, rowsOf, unitOf } from './rows.ts'
import type { Source } from './source.ts'
import { emptyStaging, stageInSession, waiting } from './staging.ts'
import { Taxonomy } from './taxonomy.ts'

/** The options of an import. */
export type ImportOptions = {
  kind: KindName
  format: ImportFormat
  /** By default the one that the file declares, else UTF-8. */
  encoding: Encoding | undefined
  /** By default the one of the header. */
  delimiter: string | undefined
  /** Accepts a last line of CSV without a line break. */
  unterminated: boolean
  mapping: Mapping | undefined
  createMissing: boolean
  /** The time zone of a schedule's times without one; by default UTC in XMLTV, Toronto elsewhere. */
  timeZone: string | undefined
  /** The shop's channel in XMLTV. */
  channel: string | undefined
  /** The address below which the shop's pictures are. */
  pictures: string
  /** Validates everything, and changes nothing. */
  dryRun: boolean
  /** The instant that new and changed rows carry; the server's clock, not the database's. */
  clock: () => Date
  /** Starts over, although the same import was interrupted. */
  restart: boolean
}

/** Receives the progress of an import. */
export type ImportObserver = {
  sentence(text: string): void
  /** The bytes read so far. */
  progress(done: number): void
  /** All rejected rows by line, also of a refused file. */
  rejections(all: AsyncIterable<Rejection[]>): Promise<void>
}

/** Every row was either accepted or rejected. */
export type ImportCounts = { read: number; accepted: number; rejected: number }

/** The rows that are staged at once; a kill loses at most these. */
const chunkRows = 1000
const lock = 7_066_924_206

/**
 * Imports a file: its rows are staged until the last one is read, and then merged into the catalogue in one transaction, so that
 * readers see either the old or the new catalogue.
 *
 * 1. Only one import runs at a time.
 * 2. A killed import continues when the same file is imported again with the same options.
 * 3. A refused file changes nothing.
 *
 * @throws {FileRefused}
 */
export async function importRows(
  pool: Pool,
  source: Source,
  options: ImportOptions,
  observer: ImportObserver,
): Promise<ImportCounts> {
  const client = await pool.connect()
  try {
    // The connection of a killed process ends soon, and its transaction is rolled back.
    await client.query(`SET client_connection_check_interval = '1s'`)
    if (options.dryRun) await stageInSession(client)
    else await takeLock(client)
    const run = await beginRun(client, source, options, observer)
    try {
      const counts = await readAll(client, source, options, observer, run)
      await conclude(client, kindNamed(options.kind, options), options.clock(), counts, observer)
      await observer.rejections(rejectionsOf(client))
      if (!options.dryRun) await makeVisible(client, kindNamed(options.kind, options), options.clock, counts, observer)
      return counts
    } catch (error) {
      if (error instanceof FileRefused) {
        await observer.rejections(rejectionsOf(client))
        await emptyStaging(client)
      }
      throw error
    }
  } finally {
    // The connection has a lock and temporary tables, so it is closed.
    client.release(true)
  }
}

async function takeLock(client: PoolClient): Promise<void> {
  // The connection of a killed process takes a moment to end.
  for (const deadline = Date.now() + 4000; ; ) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [lock])
    if (rows[0]?.taken) return
    if (Date.now() > deadline)
      throw new FileRefused('Another import is under way; only one runs at a time. Try again when it is done.')
    await client.query('SELECT pg_sleep(0.2)')
  }
}

type Run = ImportCounts & { line: number }

async function beginRun(
  client: PoolClient,
  source: Source,
  options: ImportOptions,
  { sentence }: ImportObserver,
): Promise<Run> {
  const { kind, format, encoding, delimiter, unterminated, mapping, createMissing, timeZone, restart } = options
  const how = { kind, format, encoding, delimiter, unterminated, mapping, createMissing, timeZone }
  const identity =
    source.identity === undefined || unitOf(format) !== 'line' || typeof mapping?.group === 'object'
      ? undefined
      : JSON.stringify([source.identity, how])
  const { rows } = await client.query<Run & { identity: string; file: string }>(
    'SELECT line, accepted, rejected, accepted + rejected AS read, identity, file FROM import_run',
  )
  const [unfinished] = rows
  if (unfinished && unfinished.identity === identity && !restart) {
    sentence(`Going on after line ${unfinished.line}, where the import was interrupted. (--restart begins anew.)`)
    return unfinished
  }
  if (unfinished) {
    sentence(`An unfinished import of ${unfinished.file} is discarded.`)
    await emptyStaging(client)
  }
  await client.query('INSERT INTO import_run (identity, file, started_at) VALUES ($1, $2, $3)', [
    identity ?? '',
    source.name,
    options.clock(),
  ])
  // New numbers are above the existing ones.
  await client.query(
    `SELECT setval('edp_number', greatest((SELECT max(edp_no) FROM edp), (SELECT last_value FROM edp_number)))`,
  )
  return { line: 0, read: 0, accepted: 0, rejected: 0 }
}

async function readAll(
  client: PoolClient,
  source: Source,
  options: ImportOptions,
  observer: ImportObserver,
  run: Run,
): Promise<ImportCounts> {
  const kind = kindNamed(options.kind, options)
  const mapper = mapperOf(options.mapping)
  const taxonomy = await Taxonomy.read(client)
  const counts: ImportCounts = { read: run.read, accepted: run.accepted, rejected: run.rejected }

  // Validated rows, until there are enough to stage.
  let fitting: Numbered<unknown>[] = []
  let rejections: Rejection[] = []
  let lastLine = 0
  let staging = Promise.resolve()

  function judge(row: Row): void {
    const mapped = 'fault' in row ? row : mapper.map(row.raw, row.members)
    const read = 'fault' in mapped ? mapped : kind.read(mapped.raw)
    const place = { line: row.line, name: row.name }
    if ('fault' in read) rejections.push({ ...place, ...read.fault })
    else fitting.push({ ...place, fields: read.fields })
    counts.read += 1
    lastLine = row.lastLine
  }

  /** Starts to stage the validated rows; the next ones are validated meanwhile. */
  async function flush(): Promise<void> {
    await staging
    staging = store(fitting, rejections, lastLine)
    // The next await handles a failure.
    staging.catch(() => {})
    fitting = []
    rejections = []
  }

  async function store(fitting: Numbered<unknown>[], rejections: Rejection[], lastLine: number): Promise<void> {
    await client.query('BEGIN')
    try {
      const unfit = fitting.length > 0 ? await kind.stage({ client, taxonomy }, fitting) : []
      rejections.push(...unfit)
      counts.accepted += fitting.length - unfit.length
      counts.rejected += rejections.length
      await addRejections(client, rejections)
      await client.query('UPDATE import_run SET line = $1, accepted = $2, rejected = $3', [
        lastLine,
        counts.accepted,
        counts.rejected,
      ])
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    }
  }

  const batches = rowsOf(source.bytes(observer.progress), {
    ...options,
    after: run.line,
    now: options.clock(),
    remark: observer.sentence,
    onHeader: (columns, delimiter) => checkHeader(columns, mapper.fieldsFrom(columns), kind, delimiter),
  })
  try {
    for await (const batch of groupsOf(batches, options.mapping?.group)) {
      for (const row of batch) {
        judge(row)
        if (fitting.length + rejections.length >= chunkRows) await flush()
      }
    }
    if (lastLine > run.line) await flush()
    await staging
    for (const remark of kind.remarks?.() ?? []) observer.sentence(remark)
  } finally {
    // The pending statement must end before another one on this connection.
    await staging.catch(() => {})
  }
  await source.stillSame()
  return counts
}

/** Checks all rows together, if the kind has such a check, and refuses the file if a row is rejected. */
async function conclude(
  client: PoolClient,
  kind: Kind,
  now: Date,
  counts: ImportCounts,
  { sentence }: ImportObserver,
): Promise<void> {
  if (!kind.conclude) return
  const findings = [await kind.complete?.(client), await kind.conclude(client, now)].flatMap((one) => one ?? [])
  for (const remark of findings.flatMap(({ remarks }) => remarks)) sentence(remark)
  const rejections = findings.flatMap(({ rejections }) => rejections)
  await addRejections(client, rejections)
  const rejected = counts.rejected + new Set(rejections.map(({ line }) => line)).size
  if (rejected > 0) throw new FileRefused(refusedWhole(rejected))
}

const refusedWhole = (rejected: number): string =>
  `${rejected.toLocaleString('en-CA')} ${rejected === 1 ? 'row is' : 'rows are'} invalid, so the file is refused.`

function checkHeader(columns: readonly string[], fields: readonly string[], kind: Kind, delimiter: string): void {
  const twice = columns.filter((column, place) => columns.indexOf(column) !== place)
  if (twice.length > 0) throw new FileRefused(`The header names ${listed([...new Set(twice)])} more than once.`)
  const [only = ''] = columns
  const other = [';', '\t', '|', ','].find((character) => character !== delimiter && only.includes(character))
  if (columns.length === 1 && other)
    throw new FileRefused(
      `The header is one column, ${listed(columns)}. If its fields are parted by “${other === '\t' ? 'tab' : other}”, say so with --delimiter.`,
    )
  const unknown = fields.filter((field) => !kind.fields.includes(field))
  if (unknown.length > 0)
    throw new FileRefused(
      `The format has no ${listed(unknown)}: rename or ignore such columns with --map. It has ${listed(kind.fields)}.`,
    )
  const missing = missingOf(kind, fields)
  if (missing.length > 0) throw new FileRefused(`The header lacks ${missing.join(', ')}.`)
}

const deadlock = '40P01'

/** Merges the staged rows in one transaction, and notifies every process of the shop. */
async function makeVisible(
  client: PoolClient,
  kind: Kind,
  clock: () => Date,
  { accepted }: ImportCounts,
  { sentence }: ImportObserver,
): Promise<void> {
  sentence(`Merging ${accepted.toLocaleString('en-CA')} rows …`)
  const many = accepted >= chunkRows
  if (many) await client.query(`ANALYZE ${waiting.join(', ')}`)
  for (let attempt = 1; ; attempt += 1) {
    let late: Rejection[] = []
    try {
      await client.query('BEGIN')
      await client.query(`SET LOCAL work_mem = '64MB'; SET LOCAL jit = off`)
      await kind.lock?.(client)
      const now = clock()
      late = (await kind.conclude?.(client, now))?.rejections ?? []
      if (late.length > 0) throw new FileRefused(refusedWhole(late.length))
      await kind.merge(client, now)
      await client.query('NOTIFY catalogue')
      // Deletes the staged rows and the state of the run as well.
      await emptyStaging(client)
      await client.query('COMMIT')
      break
    } catch (error) {
      await client.query('ROLLBACK')
      await addRejections(client, late)
      // A concurrent order has priority; the merge is tried again.
      const again = error instanceof Error && 'code' in error && error.code === deadlock && attempt < 5
      if (!again) throw error
    }
  }
  if (many) {
    sentence('Collecting statistics for the query planner …')
    await client.query('ANALYZE brand, category, product, product_style, product_size, edp, product_section')
  }
}
