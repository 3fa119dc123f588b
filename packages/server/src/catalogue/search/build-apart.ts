import { spawn } from 'node:child_process'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IndexData } from './index-data.ts'
import { unpack } from './pack.ts'

/**
 * Makes an index in a process of its own: answering shoppers goes on meanwhile, and all that it took to make the index goes
 * back to the system. (A thread's share of the heap stays with the process that it ended in.) All but the first, which
 * shoppers wait for, yield to the shop's own process.
 * The index comes by way of a file, from which it is read into place: a pipe's pieces would have to be put together. Whoever
 * is killed meanwhile, nothing is left of either.
 */
export function buildApart(databaseUrl: string): (signal: AbortSignal) => Promise<IndexData> {
  let isFirst = true
  return async (signal) => {
    const file = await openNameless()
    try {
      await run(databaseUrl, file, { signal, yields: !isFirst })
      isFirst = false
      return await read(file)
    } finally {
      await file.close()
    }
  }
}

/** A file that is in no folder any more: it is gone when nobody holds it. */
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
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The process that makes the index ended with code ${code}: ${said}`))
    })
    if (yields && child.pid !== undefined) yieldToOthers(child.pid)
    child.stdin?.on('error', () => {})
    // It stays open: the process ends when this one does.
    child.stdin?.write(`${databaseUrl}\n`)
  })
}

function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Where the system does not allow it, or it has ended already.
  }
}

async function read(file: FileHandle): Promise<IndexData> {
  const length = new Uint8Array(4)
  await file.read(length, 0, 4, 0)
  const head = Buffer.alloc(new DataView(length.buffer).getUint32(0))
  await file.read(head, 0, head.length, 4)
  const { shape, byteLength }: { shape: unknown; byteLength: number } = JSON.parse(head.toString())
  const columns = new Uint8Array(byteLength)
  for (let filled = 0; filled < byteLength; ) {
    const { bytesRead } = await file.read(columns, filled, byteLength - filled, 4 + head.length + filled)
    if (bytesRead === 0) throw new Error('The index is not whole')
    filled += bytesRead
  }
  return unpack({ shape, buffer: columns.buffer })
}
