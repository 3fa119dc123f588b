import { spawn } from 'node:child_process'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IndexData } from './index-data.ts'
import { readColumns, readHead } from './index-file.ts'
import type { IndexSnapshot } from './index-snapshot.ts'

/**
 * Builds an index in a child process, so that the server goes on answering, and all memory of the build returns to the system
 * (a worker thread's heap would stay with the process). Builds after the first, for which shoppers wait, have a lower priority.
 *
 * The index is passed in a file, which is read into one buffer: the chunks of a pipe would have to be joined. If either process
 * is killed, nothing is left behind.
 * @param snapshot saves each index for the next start, which reads it instead of building one
 */
export function buildApart(databaseUrl: string, snapshot?: IndexSnapshot): (signal: AbortSignal) => Promise<IndexData> {
  let isFirst = true
  return async (signal) => {
    const last = isFirst ? await snapshot?.read() : undefined
    if (last) {
      isFirst = false
      return last
    }
    const file = await openNameless()
    let saving: Promise<void> | undefined
    try {
      await run(databaseUrl, file, { signal, yields: !isFirst })
      isFirst = false
      const data = await readColumns(file, await readHead(file))
      saving = snapshot?.replace(file)
      return data
    } finally {
      // Shoppers do not wait for the copy.
      if (saving) void saving.finally(() => file.close())
      else await file.close()
    }
  }
}

/** An open file that is already unlinked: it disappears when it is closed. */
async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'onair-index-'))
  try {
    return await open(join(folder, 'index'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Running = { signal: AbortSignal; yields: boolean }

function run(databaseUrl: string, file: FileHandle, { signal, yields }: Running): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('./index.process.ts', import.meta.url))
    const child = spawn(process.execPath, [script], {
      stdio: ['pipe', 'ignore', 'pipe', file.fd],
      signal,
      killSignal: 'SIGKILL',
    })
    let errors = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-2000)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The process that builds the index ended with code ${code}: ${errors}`))
    })
    if (yields && child.pid !== undefined) yieldToOthers(child.pid)
    child.stdin?.on('error', () => {})
    // The pipe stays open: the child exits when this process ends.
    child.stdin?.write(`${databaseUrl}\n`)
  })
}

function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The system does not allow it, or the child has already exited.
  }
}
