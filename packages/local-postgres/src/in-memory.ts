import { existsSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const folder = '/dev/shm'
/** The most memory that a test run needs, with a margin. */
const neededBytes = 4 * 2 ** 30

/**
 * The system's in-memory folder, if it exists and has room; else undefined. A test database has 650 files: creating and removing them
 * on a disk takes several times as long as in memory.
 */
export function folderInMemory(): string | undefined {
  if (!existsSync(folder) || freemem() < neededBytes) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > neededBytes ? folder : undefined
}
