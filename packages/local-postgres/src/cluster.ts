import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { program } from './binaries.ts'
import type { Place } from './place.ts'
import { isPostgres, isRunning, processesIn } from './processes.ts'

/**
 * A running PostgreSQL: the id of its postmaster, its port on the loopback interface, and the folder of its Unix socket (empty
 * if it has none).
 */
export type Cluster = { pid: number; port: number; socketFolder: string }

const role = 'onair'
const paths = ({ home }: Place) => ({
  data: join(home, 'data'),
  password: join(home, 'password'),
  log: join(home, 'postgres.log'),
  postmaster: join(home, 'data', 'postmaster.pid'),
})

// The caller's environment is not passed on: a stray PGDATA or LANG would change the result.
const surroundings = (place: Place) => ({
  cwd: place.home,
  env: { PATH: process.env.PATH ?? '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' },
  ...place.user,
})

/**
 * The URL of a database in the cluster, with its password: by the Unix socket if there is one, which costs less than half of
 * the loopback interface per message.
 */
export function urlOf(place: Place, { port, socketFolder }: Omit<Cluster, 'pid'>, database: string): string {
  const password = readFileSync(paths(place).password, 'utf8').trim()
  const url = `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  return socketFolder ? `${url}?host=${encodeURIComponent(socketFolder)}` : url
}

/** The longest path of a socket that every system accepts, in bytes. */
const longestSocketName = 103

/** The folder of the socket: beside the data, unless that path is too long, or cannot be written in PostgreSQL's list. */
function socketFolderOf({ home }: Place): string {
  const tooLong = Buffer.byteLength(join(home, '.s.PGSQL.65535')) > longestSocketName
  return process.platform === 'win32' || tooLong || /[,"]/.test(home) ? '' : home
}

/**
 * Creates an empty data folder if there is none. It is created under another name and renamed when complete, so that an
 * interrupted start leaves nothing that looks like a database.
 */
export async function initialise(place: Place, { durable }: { durable: boolean }): Promise<'made' | 'found'> {
  const { data, password } = paths(place)
  if (existsSync(data)) {
    const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
    if (version === '18') return 'found'
    throw new Error(
      `The data in ${data} is of PostgreSQL ${version}, but this is 18. \`npm run onair -- reset\` deletes it.`,
    )
  }
  const partial = `${data}.partial`
  rmSync(partial, { recursive: true, force: true })
  writeFileSync(password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (place.user) chownSync(password, place.user.uid, place.user.gid)
  // In an empty environment initdb would choose SQL_ASCII, so encoding and locale are explicit.
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const access = ['-U', role, '-A', 'scram-sha-256', '--pwfile', password]
  const options = ['-D', partial, ...access, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])]
  try {
    await promisify(execFile)(program(place.native, 'initdb'), options, surroundings(place))
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true })
    const reason = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause)
    throw new Error(`PostgreSQL could not create its data folder in ${place.home}: ${reason}`, { cause })
  }
  renameSync(partial, data)
  return 'made'
}

type Postmaster = Cluster & { status: string }

function readPostmaster(place: Place): Postmaster | undefined {
  try {
    const lines = readFileSync(paths(place).postmaster, 'utf8').split('\n')
    const [pid, , , port, socketFolder = '', , , status = ''] = lines
    return { pid: Number(pid), port: Number(port), socketFolder: socketFolder.trim(), status: status.trim() }
  } catch {
    return undefined
  }
}

/** Runs one statement as the owner of the cluster. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function answers(place: Place, postmaster: Postmaster): Promise<boolean> {
  try {
    const [row] = await query(urlOf(place, postmaster, 'postgres'), 'SHOW data_directory')
    return row?.data_directory === realpathSync(paths(place).data)
  } catch {
    return false
  }
}

/**
 * The PostgreSQL that already runs on this data folder because its server process was killed; undefined if there is none. If
 * a killed one is still stopping (a zombie, workers that have not noticed), waits for its end and removes its files.
 */
export async function findRunning(place: Place): Promise<Cluster | undefined> {
  const data = realpathSync(paths(place).data)
  const deadline = Date.now() + 60_000
  for (;;) {
    const postmaster = readPostmaster(place)
    const processes = processesIn(data)
    if (!postmaster && !processes?.length) return undefined
    const runs = postmaster !== undefined && isRunning(postmaster.pid) && isPostgres(postmaster.pid)
    if (runs && postmaster.status === 'ready' && (await answers(place, postmaster))) return postmaster
    // Without a process in the folder the file is stale. PostgreSQL would refuse to start if it names a zombie or a reused
    // process id.
    const elsewhere = runs && processes !== undefined && !processes.includes(postmaster.pid)
    if (postmaster && (!runs || elsewhere) && !processes?.length) {
      rmSync(paths(place).postmaster, { force: true })
      return undefined
    }
    if (Date.now() > deadline) {
      const pid = runs ? postmaster.pid : processes?.[0]
      throw new Error(
        `A PostgreSQL (pid ${pid}) runs on ${data} and does not answer. End it (kill ${pid}) and start again.`,
      )
    }
    await pause(100)
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('The system gave no free port')
  return address.port
}

// For a developer's machine: little memory, and every commit durable. A failed statement goes to the server's own log, which
// hides personal data; PostgreSQL's log would show its values, such as an e-mail that exists already.
const settings = {
  listen_addresses: '127.0.0.1',
  shared_buffers: '128MB',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** The log's largest size in bytes, and its longest time in milliseconds: seven days. */
const logLimits = { bytes: 5_000_000, ms: 7 * 86_400_000 }

/**
 * Rotates the log to `postgres.log.1`, replacing it, when the log is too large or a week after the last rotation. So no line is older
 * than two weeks. PostgreSQL appends, and continues at the beginning of the emptied file.
 */
export function limitLog(place: Place, now = Date.now()): void {
  const { log } = paths(place)
  if (!existsSync(log)) return
  const { size, birthtimeMs } = statSync(log)
  const previous = `${log}.1`
  const since = existsSync(previous) ? statSync(previous).mtimeMs : birthtimeMs
  if (size <= logLimits.bytes && now - since < logLimits.ms) return
  copyFileSync(log, previous)
  utimesSync(previous, new Date(now), new Date(now))
  truncateSync(log)
}

/**
 * Starts PostgreSQL on the data folder: on a free port, or on `onPort`, where the clients of a dead one expect it. It runs in its own
 * session, so that Ctrl+C in the terminal does not reach it. `launched` is called while it starts in its own processes.
 */
export async function launch(
  place: Place,
  { durable, onPort, launched = () => {} }: { durable: boolean; onPort?: number | undefined; launched?: () => void },
): Promise<Cluster> {
  const { log } = paths(place)
  limitLog(place)
  const socketFolder = socketFolderOf(place)
  // A killed one leaves its socket, under a port that may never be reused.
  for (const name of readdirSync(place.home)) if (name.startsWith('.s.PGSQL.')) rmSync(join(place.home, name))
  for (let attempt = 1; ; attempt += 1) {
    const port = onPort ?? (await freePort())
    const safety = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
    const own = { ...settings, ...safety, port, unix_socket_directories: socketFolder }
    const options = Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const output = openSync(log, 'a', 0o600)
    const sizeBefore = statSync(log).size
    const child = spawn(program(place.native, 'postgres'), ['-D', paths(place).data, ...options], {
      ...surroundings(place),
      detached: true,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    launched()
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('exit', () => resolve(readFileSync(log, 'utf8').slice(sizeBefore).trim()))
    })
    const reason = await Promise.race([ended, ready(place, child.pid)])
    if (reason === undefined && child.pid) {
      child.unref()
      return { pid: child.pid, port, socketFolder }
    }
    // Another program has taken the port meanwhile, or the last workers of a killed one still use its memory.
    if (attempt < 5 && /in use|already exists/.test(reason ?? '')) {
      await pause(200 * attempt)
      continue
    }
    throw new Error(`PostgreSQL did not start on ${place.home}: ${reason}`)
  }
}

/** Resolves with nothing when the postmaster's file reports that it is ready; with a reason if that takes minutes. */
async function ready(place: Place, pid: number | undefined): Promise<string | undefined> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(place)
    if (pid !== undefined && postmaster?.pid === pid && postmaster.status === 'ready') return undefined
    if (pid === undefined || !isRunning(pid)) return new Promise(() => {})
    await pause(15)
  }
  return `not ready within two minutes; see ${paths(place).log}`
}

/** Stops a cluster cleanly: closes sessions and flushes data. If that takes too long, stops it at once; it recovers at its next start. */
export async function shutDown(place: Place, { pid }: Cluster): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    if (!isRunning(pid)) return
    const options = ['stop', '-D', paths(place).data, '-m', mode, '-w', '-t', '6', '-s']
    await promisify(execFile)(program(place.native, 'pg_ctl'), options, surroundings(place)).catch(() => {})
    for (let tries = 0; tries < 50 && isRunning(pid); tries += 1) await pause(20)
  }
  if (isRunning(pid)) throw new Error(`PostgreSQL (pid ${pid}) did not stop; see ${paths(place).log}`)
}
