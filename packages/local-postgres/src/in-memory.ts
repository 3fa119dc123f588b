import { existsSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const folder = '/dev/shm'
/** What a run of the tests needs at most, with room to spare. */
const neededBytes = 4 * 2 ** 30

/**
 * The system's folder in memory, where it has one and there is room; else undefined. A test database has 650 files: making and
 * removing them on a disk takes several times as long as on a file system in memory.
 */
export function folderInMemory(): string | undefined {
  if (!existsSync(folder) || freemem() < neededBytes) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > neededBytes ? folder : undefined
}
