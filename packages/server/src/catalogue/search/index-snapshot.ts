import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../../kernel/db/pool.ts'
import { catalogueState } from './build-index.ts'
import type { IndexData } from './index-data.ts'
import { readColumns, readHead, sourcesOfIndex } from './index-file.ts'

/** A partial file that is older, in milliseconds, belongs to a process that was killed. */
const abandonedMs = 600_000

export type IndexSnapshot = ReturnType<typeof indexSnapshot>

/**
 * A snapshot of the last index in a file, for the next start. Indexing 23,500 products takes more than a second of processor time; comparing the
 * state of the catalogue and reading the file takes 60 ms.
 *
 * 1. It is used only if neither the catalogue nor the code that builds the index has changed since.
 * 2. It is replaced whole or not at all. Of two processes that build at the same time, one replaces it.
 * 3. When it cannot be used, the index is built. A file that cannot be read or written is logged.
 */
export function indexSnapshot(path: string, { pool, log }: { pool: Pool; log: Pick<FastifyBaseLogger, 'warn'> }) {
  const partial = `${path}.partial`

  return {
    /** The index, unless catalogue or code have changed since. */
    async read(): Promise<IndexData | undefined> {
      let file: FileHandle | undefined
      try {
        file = await open(path)
        const head = await readHead(file)
        if (head.sources !== sourcesOfIndex() || head.state !== (await catalogueState(pool))) return undefined
        return await readColumns(file, head)
      } catch (error) {
        if (!isCode(error, 'ENOENT'))
          log.warn({ err: error }, `the search index in ${path} cannot be read, and is built again`)
        return undefined
      } finally {
        await file?.close()
      }
    },
    /** Writes a copy of the index in `built`. */
    async replace(built: FileHandle): Promise<void> {
      try {
        const copy = await openPartial()
        if (!copy) return
        try {
          await copy.writeFile(built.createReadStream({ start: 0, autoClose: false }))
          await copy.sync()
          await copy.close()
          await rename(partial, path)
        } catch (error) {
          await copy.close().catch(() => {})
          await rm(partial, { force: true })
          throw error
        }
      } catch (error) {
        log.warn({ err: error }, `the search index cannot be saved in ${path}: the next start builds it again`)
      }
    },
  }

  /** Undefined while another process writes it. */
  async function openPartial(): Promise<FileHandle | undefined> {
    await mkdir(dirname(path), { recursive: true })
    try {
      return await open(partial, 'wx', 0o600)
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
      const { mtimeMs } = await stat(partial).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
      if (mtimeMs < Date.now() - abandonedMs) await rm(partial, { force: true })
      return undefined
    }
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
