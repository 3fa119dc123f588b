import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { lchown, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { copyBinaries, findBinaries, linkLibraries } from './binaries.ts'

/** The user that PostgreSQL runs as when the server itself is root, which PostgreSQL refuses. */
export type User = { uid: number; gid: number }

/** The folders of a database and of its binaries. `home` contains data, password, lock and log; mode 0700. */
export type Place = { home: string; native: string; user?: User }

/** A checkout (`projectDir`) and its folder for data (`dataDir`, relative to it). `outside`: the folder for data that cannot be there. */
export type Whereabouts = { projectDir: string; dataDir: string; outside?: string }

const recordOf = (folder: string) => join(folder, 'postgres.json')

/** The folder outside the checkout that an earlier start used and recorded, if any. */
export function recordedHome(where: Whereabouts): { outside: string; home: string } | undefined {
  try {
    return JSON.parse(readFileSync(recordOf(resolve(where.projectDir, where.dataDir)), 'utf8'))
  } catch {
    return undefined
  }
}

/** The home of the database when its user can enter the checkout. */
export const insideHome = (where: Whereabouts) => join(resolve(where.projectDir, where.dataDir), 'postgres')

/** The home of an existing database; undefined when there is none yet. */
export function existingHome(where: Whereabouts): string | undefined {
  const home = recordedHome(where)?.home ?? insideHome(where)
  return existsSync(home) ? home : undefined
}

/**
 * Decides where the database is, creates the folder, and makes the binaries accessible to the user that will run them.
 * As root that user is `nobody` (or the owner of data that is already there). If `nobody` cannot enter the checkout, data and a
 * copy of the binaries go to a folder outside it, named after a hash of the checkout's path and recorded beside the data folder.
 */
export async function preparePlace(where: Whereabouts, log: (sentence: string) => void): Promise<Place> {
  const folder = resolve(where.projectDir, where.dataDir)
  mkdirSync(folder, { recursive: true })
  const binaries = findBinaries()
  linkLibraries(binaries.native)
  const recorded = recordedHome(where)
  const inside = insideHome(where)

  if (process.getuid?.() !== 0) {
    const home = recorded?.home ?? inside
    makePrivate(home)
    return { home, native: binaries.native }
  }

  const data = join(inside, 'data')
  const user = existsSync(data) ? ownerOfFolder(data) : nobody()
  const stays = !recorded && (existsSync(data) || canEnter(folder, user))
  const reachable = canRun(binaries.native, user)
  if (stays && reachable) {
    makePrivate(inside, user)
    return { home: inside, native: binaries.native, user }
  }

  const outside = recorded?.outside ?? outsideFolder(where, user)
  makePrivate(outside, user)
  const home = stays ? inside : (recorded?.home ?? join(outside, slug(where, folder)))
  if (!recorded && !stays) {
    log(
      existsSync(join(home, 'data'))
        ? `Using the database of an earlier checkout at this path, ${home} (\`npm run onair -- reset\` removes it).`
        : `PostgreSQL does not run as root, and the user nobody cannot enter ${folder}: the database goes to ${home}.`,
    )
    await writeFile(join(outside, 'checkout'), `${realpathSync(where.projectDir)}\n`)
    await writeFile(recordOf(folder), `${JSON.stringify({ outside, home })}\n`)
  }
  makePrivate(home, user)
  if (reachable) return { home, native: binaries.native, user }
  const native = await copyBinaries(binaries, outside)
  if (!canRun(native, user)) await giveTo(user, dirname(native))
  return { home, native, user }
}

const slug = (where: Whereabouts, folder: string) =>
  relative(where.projectDir, folder)
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '') || 'data'

function outsideFolder({ projectDir, outside }: Whereabouts, user: User): string {
  const checkout = realpathSync(projectDir)
  const name = `onair-${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`
  const temporary = realpathSync(tmpdir())
  if (!outside && checkout.startsWith(temporary + sep)) {
    sweep(temporary, user)
    return join(temporary, name)
  }
  // Not the system's temporary folder: the data must survive a reboot, as the checkout does.
  const base = outside ?? ['/var/lib', '/var/tmp'].find((path) => existsSync(path) && isWritable(path))
  if (base) return join(base, name)
  throw new Error(
    'Found no folder for the database outside the checkout. Set DATABASE_URL, or start as a user that is not root.',
  )
}

/** Removes the folders of temporary checkouts that no longer exist. */
function sweep(temporary: string, user: User): void {
  for (const name of readdirSync(temporary).filter((entry) => /^onair-[0-9a-f]{12}$/.test(entry))) {
    const folder = join(temporary, name)
    const record = join(folder, 'checkout')
    const stats = lstatSync(folder)
    if (!stats.isDirectory() || stats.uid !== user.uid || !existsSync(record)) continue
    if (!existsSync(readFileSync(record, 'utf8').trim())) rmSync(folder, { recursive: true, force: true })
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function nobody(): User {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as root, and this system has no user nobody to run it as. Start as another user, or set DATABASE_URL.',
      { cause },
    )
  }
}

function ownerOfFolder(path: string): User {
  const { uid, gid } = statSync(path)
  return uid === 0 ? nobody() : { uid, gid }
}

/** Whether the user has all requested permissions on a file (4 read, 2 write, 1 enter or execute). */
function allows(path: string, user: User, requested: number): boolean {
  const { mode, uid, gid } = statSync(path)
  const bits = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode
  return (bits & requested) === requested
}

/** Whether the user can enter a folder and all its parents. */
function canEnter(path: string, user: User): boolean {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    if (!allows(folder, user, 1)) return false
    if (folder === dirname(folder)) return true
  }
}

const canRun = (native: string, user: User) =>
  canEnter(join(native, 'bin'), user) &&
  allows(join(native, 'bin', 'postgres'), user, 5) &&
  allows(join(native, 'share', 'postgresql', 'postgres.bki'), user, 4)

function makePrivate(path: string, user?: User): void {
  const owner = user?.uid ?? process.getuid?.()
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    const stats = lstatSync(path)
    if (user && stats.uid === 0) chownSync(path, user.uid, user.gid)
    else if (!stats.isDirectory() || (owner !== undefined && stats.uid !== owner)) throw new Error('another owner')
  } catch (cause) {
    throw new Error(
      `The database folder ${path} belongs to another user than the one who starts the shop. ` +
        'As that user, start the shop or run `npm run onair -- reset`; or set DATABASE_URL.',
      { cause },
    )
  }
}

async function giveTo(user: User, folder: string): Promise<void> {
  await lchown(folder, user.uid, user.gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
}
