import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { CommandRefused } from './database.ts'
import { ifStopped } from './stopping.ts'

/**
 * Writes a file under a temporary name and renames it when it is on the disk, so that the file is never incomplete. `write` need
 * not end the stream.
 *
 * @param mode the file's permissions; by default what the process's umask allows
 * @throws {CommandRefused} if the file cannot be written
 */
export async function writeAtomically<Result>(
  path: string,
  write: (stream: Writable) => Promise<Result>,
  mode = 0o666,
): Promise<Result> {
  const partial = `${path}.partial`
  // A killed command's file may have other permissions.
  await rm(partial, { force: true })
  const done = ifStopped(() => rm(partial, { force: true }))
  const stream = createWriteStream(partial, { mode, flush: true })
  const end = finished(stream)
  try {
    await Promise.race([once(stream, 'open'), end])
    const result = await write(stream)
    stream.end()
    await end
    await rename(partial, path)
    await syncFolder(dirname(path))
    return result
  } catch (error) {
    stream.destroy()
    await end.catch(() => {})
    await rm(partial, { force: true })
    if (error instanceof Error && 'syscall' in error)
      throw new CommandRefused(`${path} cannot be written: ${error.message}.`)
    throw error
  } finally {
    done()
  }
}

/** Makes the new name survive a power failure. Windows cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
