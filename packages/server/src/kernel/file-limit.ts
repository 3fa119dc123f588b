import { existsSync, readFileSync } from 'node:fs'

/** How many files and connections this process may hold open; undefined where the system sets no limit, or does not say. */
export function readFileLimit(): number | undefined {
  // Linux says it in a file; elsewhere the process's own report, which takes longer, does.
  const limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : undefined
  if (limits !== undefined) return asLimit(/^Max open files +(\w+)/m.exec(limits)?.[1])
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } }
  return asLimit(userLimits?.open_files?.soft)
}

/** The system's `unlimited` is no number. */
const asLimit = (soft: number | string | undefined): number | undefined => (Number(soft) > 0 ? Number(soft) : undefined)

/** More than this would take gigabytes. */
const mostUseful = 50_000
/** Files, database, outside services. */
const spare = 1000

/** The connections that a process with this limit of files may accept: the rest is for files, the database and outside services. */
export function connectionsWithin(fileLimit: number | undefined): number {
  if (fileLimit === undefined) return mostUseful
  return Math.min(mostUseful, fileLimit - Math.min(spare, Math.ceil(fileLimit / 4)))
}

/** The event streams among so many connections: up to ten thousand, and some room for other requests. */
export const streamsWithin = (connections: number): number =>
  Math.min(10_000, Math.max(Math.floor(connections / 2), connections - spare))
