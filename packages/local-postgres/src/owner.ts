import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning, startMark } from './processes.ts'

/** The process that owns a database folder; the mark distinguishes it from a later process with the same id. */
type Owner = { pid: number; mark: string | null }

/** Another process owns the folder. The message says what to do. */
export class FolderInUse extends Error {
  readonly pid: number
  constructor(folder: string, pid: number) {
    const other = pid === process.pid ? 'this very process' : `process ${pid}, another server of this checkout`
    super(
      `The database in ${folder} is in use by ${other} (pid ${pid}). ` +
        `Stop that one first (Ctrl+C in its terminal, or: kill ${pid}), or give this one a database of its own with DATABASE_URL.`,
    )
    this.name = 'FolderInUse'
    this.pid = pid
  }
}

const lockOf = (folder: string) => join(folder, 'owner.lock')

function readOwner(lock: string): Owner | undefined {
  try {
    const { pid, mark } = JSON.parse(readFileSync(lock, 'utf8'))
    return typeof pid === 'number' ? { pid, mark: typeof mark === 'string' ? mark : null } : undefined
  } catch {
    return undefined
  }
}

const lives = (owner: Owner): boolean =>
  isRunning(owner.pid) && (owner.mark === null || (startMark(owner.pid) ?? owner.mark) === owner.mark)

/** The process that owns the folder; undefined if there is none. */
export function ownerOf(folder: string): Owner | undefined {
  const owner = readOwner(lockOf(folder))
  return owner && lives(owner) ? owner : undefined
}

/**
 * Makes this process the folder's only owner until `release`. A stale lock is replaced.
 * @throws {FolderInUse} when a living process, this one included, owns it
 */
export function takeOwnership(folder: string): { release(): void } {
  const lock = lockOf(folder)
  const mine = `${lock}.${process.pid}.${performance.now()}`
  writeFileSync(mine, JSON.stringify({ pid: process.pid, mark: startMark(process.pid) ?? null }), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        // A link is created atomically with its content, and never replaces another.
        linkSync(mine, lock)
        return { release: () => rmSync(lock, { force: true }) }
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      }
      const owner = ownerOf(folder)
      if (owner) throw new FolderInUse(folder, owner.pid)
      setAside(lock, `${mine}.stale`)
    }
    throw new Error(`Several processes are starting on the database in ${folder} at once; try again.`)
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Removes a stale lock; one that a faster process has just replaced is restored. */
function setAside(lock: string, aside: string): void {
  try {
    renameSync(lock, aside)
    const owner = readOwner(aside)
    if (owner && lives(owner)) linkSync(aside, lock)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EEXIST')))
      throw error
  } finally {
    rmSync(aside, { force: true })
  }
}
