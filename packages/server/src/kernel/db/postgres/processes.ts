import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** State letter and start time of a process as Linux tells them; undefined elsewhere, or when there is no such process. */
function procStat(pid: number): { state: string; startedAt: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces and brackets of its own, so the fields are counted from its last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

/** Whether the process is there and still does something: a zombie, which nobody has collected yet, does not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return procStat(pid)?.state !== 'Z'
}

/** Tells a process from a later one that was given the same id: when it was started, in whatever unit the system uses. */
export function startMark(pid: number): string | undefined {
  if (process.platform === 'linux') return procStat(pid)?.startedAt
  if (process.platform === 'win32') return undefined
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** Whether a process looks like a PostgreSQL, by the name of its program; an id may meanwhile be another program's. */
export function isPostgres(pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
    if (process.platform === 'win32') return true
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}

/**
 * The running processes that work in a folder. PostgreSQL's processes, workers included, all sit in their data folder,
 * so this finds the workers that outlive a killed postmaster. Known on Linux only; undefined elsewhere.
 */
export function processesIn(folder: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!Number.isInteger(pid)) return false
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder && isRunning(pid)
      } catch {
        return false
      }
    })
}
