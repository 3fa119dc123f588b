// @module-tag slow
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBinaries, linkLibraries, program } from './binaries.ts'
import { query } from './cluster.ts'
import { folderInMemory } from './in-memory.ts'
import { FolderInUse, takeOwnership } from './owner.ts'
import { borrowPostgres, resetPostgres, startPostgres } from './postgres.ts'
import { isRunning, startMark } from './processes.ts'

const isRoot = process.getuid?.() === 0
let root = ''
let made = ''
const logged: string[] = []
const log = (sentence: string) => logged.push(sentence)

/** A checkout that everybody can enter, and a folder for data that cannot be in it. */
function aCheckout(name: string) {
  const projectDir = join(root, name)
  const outside = join(root, `${name}-outside`)
  for (const folder of [projectDir, outside]) mkdirSync(folder, { mode: 0o755 })
  return { projectDir, outside, log, durable: false }
}

/** A checkout with an existing database, because creating one takes most of a test's time. */
function aUsedCheckout(name: string) {
  const checkout = aCheckout(name)
  // With its owner, who is nobody for root.
  execFileSync('cp', ['-a', join(made, '.onair'), checkout.projectDir])
  return checkout
}

const postmasterPid = (projectDir: string) =>
  Number(readFileSync(join(projectDir, '.onair/postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

/** A separate server process whose database answers. */
async function aServer(options: { projectDir: string; outside: string }, env = process.env) {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres.test-child.ts'), options.projectDir, options.outside],
    { stdio: ['pipe', 'pipe', 'inherit'], env },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  if (!child.stdout) throw new Error('no output to read')
  const url = await new Promise<string>((resolve, reject) => {
    if (child.stdout) createInterface(child.stdout).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    kill: () => child.kill('SIGKILL'),
    stop: () => child.stdin?.write('stop\n'),
  }
}

beforeAll(async () => {
  root = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'onair-postgres-'))
  chmodSync(root, 0o755)
  const checkout = aCheckout('made')
  await (await startPostgres(checkout)).stop()
  made = checkout.projectDir
}, 60_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the project’s own PostgreSQL', { timeout: 60_000 }, () => {
  it('1. starts without data, keeps its data, and stops without leaving a process or a file', async () => {
    const checkout = aCheckout('fresh')
    const first = await startPostgres(checkout)
    const [made] = await query(
      first.url,
      `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider, datlocale, current_setting('server_version_num')::int / 10000 AS version,
              current_setting('listen_addresses') AS listens FROM pg_database WHERE datname = current_database()`,
    )
    expect(made).toEqual({
      encoding: 'UTF8',
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
      version: 18,
      listens: '127.0.0.1',
    })
    await query(first.url, `CREATE TABLE kept AS SELECT 'été' AS word`)
    const pid = postmasterPid(checkout.projectDir)
    await Promise.all([first.stop(), first.stop()])
    expect(isRunning(pid)).toBe(false)

    const second = await startPostgres(checkout)
    expect(await query(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'été' }])
    await second.stop()
    expect(existsSync(join(checkout.projectDir, '.onair/postgres/owner.lock'))).toBe(false)
  })

  it('2. gives others no access to its folder and its password', async () => {
    const checkout = aCheckout('private')
    const running = await startPostgres(checkout)
    const home = join(checkout.projectDir, '.onair/postgres')
    expect(statSync(home).mode & 0o777).toBe(0o700)
    expect(statSync(join(home, 'data')).mode & 0o777).toBe(0o700)
    expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600)
    const wrong = new URL(running.url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password/)
    await running.stop()
  })

  it('2a. writes no value of a failed statement to its log', async () => {
    const checkout = aUsedCheckout('discreet')
    const running = await startPostgres(checkout)
    await query(running.url, 'CREATE TABLE member (email text PRIMARY KEY)')
    await query(running.url, `INSERT INTO member VALUES ('maya@example.com')`)
    await expect(query(running.url, `INSERT INTO member VALUES ('maya@example.com')`)).rejects.toThrow(/duplicate/)
    await expect(query(running.url, `SELECT 'maya@example.com'::integer`)).rejects.toThrow(/invalid input/)
    await running.stop()
    const logged = readFileSync(join(checkout.projectDir, '.onair/postgres/postgres.log'), 'utf8')
    expect(logged).toContain('ready to accept connections')
    expect(logged).not.toContain('maya')
  })

  it('2b. listens on a socket in its folder, or on the loopback interface if that path is too long', async () => {
    const near = aUsedCheckout('near')
    const running = await startPostgres(near)
    const home = join(near.projectDir, '.onair/postgres')
    expect(new URL(running.url).searchParams.get('host')).toBe(home)
    process.kill(postmasterPid(near.projectDir), 'SIGKILL')
    await running.stop()
    const again = await startPostgres(near)
    const { port } = new URL(again.url)
    expect((await readdir(home)).filter((name) => name.startsWith('.s.')).toSorted()).toEqual([
      `.s.PGSQL.${port}`,
      `.s.PGSQL.${port}.lock`,
    ])
    await again.stop()

    const far = await startPostgres(aUsedCheckout('far-'.repeat(25)))
    expect(new URL(far.url).searchParams.get('host')).toBeNull()
    expect(await query(far.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
    await far.stop()
  })

  it('3. starts in UTF-8 even in an empty environment', async () => {
    const server = await aServer(aCheckout('empty'), {})
    expect(await query(server.url, `SELECT current_setting('server_encoding') AS encoding`)).toEqual([
      { encoding: 'UTF8' },
    ])
    server.stop()
    await server.ended
  })

  it('4. refuses a second owner, with a message that names the first and says what to do', async () => {
    const checkout = aUsedCheckout('owned')
    const server = await aServer(checkout)
    const refusal = await startPostgres(checkout).catch((error) => error)
    expect(refusal).toBeInstanceOf(FolderInUse)
    expect(refusal.message).toContain(`kill ${server.pid}`)
    expect(refusal.message).toContain('DATABASE_URL')
    await expect(resetPostgres(checkout)).rejects.toBeInstanceOf(FolderInUse)

    const borrowed = await borrowPostgres(checkout)
    expect(borrowed.url).toBe(server.url)
    await borrowed.stop()
    expect(await query(server.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
    server.stop()
    await server.ended
  })

  it('5. takes over the PostgreSQL of a killed server, with all committed rows', async () => {
    const checkout = aUsedCheckout('orphan')
    const server = await aServer(checkout)
    await query(server.url, 'CREATE TABLE kept AS SELECT 1 AS one')
    const pid = postmasterPid(checkout.projectDir)
    server.kill()
    await server.ended
    expect(isRunning(pid)).toBe(true)

    const next = await startPostgres(checkout)
    expect(next.url).toBe(server.url)
    expect(postmasterPid(checkout.projectDir)).toBe(pid)
    expect(await query(next.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }])
    await next.stop()
    expect(isRunning(pid)).toBe(false)
  })

  it('6. recovers when PostgreSQL itself was killed as well', async () => {
    const checkout = aUsedCheckout('killed')
    const server = await aServer(checkout)
    await query(server.url, 'CREATE TABLE kept AS SELECT 1 AS one')
    process.kill(postmasterPid(checkout.projectDir), 'SIGKILL')
    server.kill()
    await server.ended
    const next = await startPostgres(checkout)
    expect(await query(next.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }])
    await next.stop()
  })

  it('6b. is restarted at the same address when it is killed', async () => {
    const checkout = { ...aUsedCheckout('again'), durable: true }
    const running = await startPostgres(checkout)
    await query(running.url, 'CREATE TABLE kept AS SELECT 1 AS one')
    const killed = postmasterPid(checkout.projectDir)
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => query(running.url, 'SELECT one FROM kept').catch(String), { timeout: 15_000 })
      .toEqual([{ one: 1 }])
    const pid = postmasterPid(checkout.projectDir)
    expect(pid).not.toBe(killed)
    await running.stop()
    expect(isRunning(pid)).toBe(false)
  })

  it("7. is not misled by a postmaster.pid that names another program's process", async () => {
    const checkout = aUsedCheckout('stale')
    await (await startPostgres(checkout)).stop()
    const file = join(checkout.projectDir, '.onair/postgres/data/postmaster.pid')
    writeFileSync(file, [process.pid, join(dirname(file)), 1, 1, '', '127.0.0.1', '', 'ready   ', ''].join('\n'))
    const running = await startPostgres(checkout)
    expect(postmasterPid(checkout.projectDir)).not.toBe(process.pid)
    await running.stop()
  })

  it.runIf(isRoot)(
    '8. as root: where nobody cannot enter the checkout, all goes to a private folder outside it',
    async () => {
      const checkout = aCheckout('closed')
      chmodSync(checkout.projectDir, 0o700)
      const running = await startPostgres(checkout)
      await query(running.url, 'CREATE TABLE kept AS SELECT 1 AS one')
      const { home, outside } = JSON.parse(readFileSync(join(checkout.projectDir, '.onair/postgres.json'), 'utf8'))
      expect(dirname(outside)).toBe(checkout.outside)
      expect(statSync(outside).mode & 0o777).toBe(0o700)
      expect(statSync(home).uid).not.toBe(0)
      await running.stop()

      const again = await startPostgres(checkout)
      expect(await query(again.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }])
      await again.stop()

      await resetPostgres(checkout)
      expect(await readdir(checkout.outside)).toEqual([])
      expect(await readdir(join(checkout.projectDir, '.onair'))).toEqual([])
    },
  )

  it('9. reset ends an orphan and removes its data', async () => {
    const checkout = aUsedCheckout('reset')
    const server = await aServer(checkout)
    const pid = postmasterPid(checkout.projectDir)
    server.kill()
    await server.ended
    await resetPostgres(checkout)
    expect(isRunning(pid)).toBe(false)
    expect(existsSync(join(checkout.projectDir, '.onair/postgres'))).toBe(false)
  })

  it('10. creates the library links that an install without scripts omits', async () => {
    const { native } = findBinaries()
    const bare = join(root, 'bare', 'native')
    await cp(native, bare, { recursive: true, verbatimSymlinks: true })
    const links: { target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
    for (const { target } of links) rmSync(join(dirname(bare), target), { force: true })
    const version = () =>
      execFileSync(program(bare, 'initdb'), ['--version'], { encoding: 'utf8', stdio: 'pipe', env: {} })
    expect(version).toThrow(/loading shared|not loaded/)
    linkLibraries(bare)
    linkLibraries(bare)
    expect(version()).toContain('PostgreSQL) 18')
    for (const { target } of links) expect(existsSync(join(dirname(bare), target))).toBe(true)
  })
})

describe('the lock of a data folder', () => {
  it('1. is free after its release', () => {
    const folder = mkdtempSync(join(root, 'lock-'))
    takeOwnership(folder).release()
    takeOwnership(folder).release()
  })

  it('2. is taken over from a dead process, even if its id was reused', () => {
    const folder = mkdtempSync(join(root, 'lock-'))
    for (const owner of [
      { pid: 2 ** 22 + 1, mark: null },
      { pid: process.pid, mark: `not ${startMark(process.pid)}` },
    ]) {
      writeFileSync(join(folder, 'owner.lock'), JSON.stringify(owner))
      takeOwnership(folder).release()
    }
  })

  it('3. is refused while its process lives', () => {
    const folder = mkdtempSync(join(root, 'lock-'))
    const mine = takeOwnership(folder)
    expect(() => takeOwnership(folder)).toThrow(FolderInUse)
    mine.release()
  })
})
