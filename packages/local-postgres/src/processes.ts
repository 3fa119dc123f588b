import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** State letter and start time of a process as Linux reports them; undefined on other systems, or when there is no such process. */
function procStat(pid: number): { state: string; startedAt: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces and brackets, so the fields are counted from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

/** Whether the process runs. A zombie does not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return procStat(pid)?.state !== 'Z'
}

/** Distinguishes a process from a later one with the same id: its start time, in the unit of the system. */
export function startMark(pid: number): string | undefined {
  if (process.platform === 'linux') return procStat(pid)?.startedAt
  if (process.platform === 'win32') return undefined
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

/** Whether a process is a PostgreSQL, by the name of its program: its id may have been reused. */
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
 * The running processes whose working folder this is. PostgreSQL's workers run in the data folder, so this finds those that
 * outlive a killed postmaster. On Linux only; undefined elsewhere.
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
