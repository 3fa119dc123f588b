/** Draws pictures in worker threads, because drawing would block the event loop. */

import { Worker } from 'node:worker_threads'
import type { Format, Policy } from './drawings/render.ts'
import type { Picture } from './names.ts'

export type Order = { id: number; picture: Picture; policy: Policy; format: Format }
export type RasterResult = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; failure: string }

/** Who asks for a picture: the client's address, and a signal that aborts when nobody waits for it any more. */
export type Asker = { address?: string; signal?: AbortSignal }

/**
 * The picture was not drawn because the queue or the asker's share of it is full, because nobody waits for it any more, or because
 * the server is closing; a later request may succeed.
 */
export class NotDrawn extends Error {}

type Job = {
  order: Order
  resolve: (bytes: Uint8Array) => void
  reject: (reason: Error) => void
}

type DrawingThread = { worker: Worker; job: Job | undefined }

export type Rasteriser = {
  /**
   * Draws one picture. Addresses take turns; pictures that nobody asked for (without an asker) come last.
   * Rejects with {@link NotDrawn} if the queue or the address's share of it is full, when the signal aborts before the drawing has
   * begun, and after `close`.
   */
  raster(picture: Picture, policy: Policy, format: Format, asker?: Asker): Promise<Uint8Array>
  /** Rejects queued jobs, finishes running ones, and ends the threads. */
  close(): Promise<void>
}

/** Starts up to two threads on demand; idle ones do not keep the process alive. */
export function newRasteriser({ threads = 2, longestQueue = 600, share = 150 } = {}): Rasteriser {
  const pool: DrawingThread[] = []
  /** The waiting pictures of each address, in the order of its turn. */
  const urgent = new Map<string, Job[]>()
  const later: Job[] = []
  let lastId = 0
  let closed = false

  const dropThread = (thread: DrawingThread, reason: Error) => {
    const at = pool.indexOf(thread)
    if (at >= 0) pool.splice(at, 1)
    thread.job?.reject(reason)
    thread.job = undefined
  }

  const startThread = (): DrawingThread => {
    const worker = new Worker(new URL('./raster.worker.ts', import.meta.url))
    const thread: DrawingThread = { worker, job: undefined }
    worker.on('message', (result: RasterResult) => {
      const { job } = thread
      if (job?.order.id !== result.id) return
      thread.job = undefined
      worker.unref()
      if ('bytes' in result) job.resolve(result.bytes)
      else job.reject(new Error(`The picture could not be drawn: ${result.failure}`))
      startJobs()
    })
    const lost = (reason: Error) => {
      dropThread(thread, reason)
      startJobs()
    }
    worker.on('error', lost)
    worker.on('exit', (code) => lost(new Error(`A drawing thread ended with code ${code}`)))
    worker.unref()
    pool.push(thread)
    return thread
  }

  const nextUrgent = (): Job | undefined => {
    const [turn] = urgent
    if (!turn) return undefined
    const [address, jobs] = turn
    const job = jobs.shift()
    urgent.delete(address)
    if (jobs.length > 0) urgent.set(address, jobs)
    return job
  }

  const drop = (address: string, job: Job) => {
    const jobs = urgent.get(address)
    const at = jobs?.indexOf(job) ?? -1
    if (!jobs || at < 0) return
    jobs.splice(at, 1)
    if (jobs.length === 0) urgent.delete(address)
    job.reject(new NotDrawn('Nobody waits for the picture any more'))
  }

  const startJobs = () => {
    while (!closed && urgent.size + later.length > 0) {
      const thread = pool.find((one) => !one.job) ?? (pool.length < threads ? startThread() : undefined)
      if (!thread) return
      const job = nextUrgent() ?? later.shift()
      if (!job) return
      thread.job = job
      thread.worker.ref()
      thread.worker.postMessage(job.order)
    }
  }

  return {
    raster(picture, policy, format, asker) {
      if (closed) return Promise.reject(new NotDrawn('The pictures are closed'))
      if (asker?.signal?.aborted) return Promise.reject(new NotDrawn('Nobody waits for the picture any more'))
      const address = asker?.address ?? ''
      const queue = asker ? (urgent.get(address) ?? []) : later
      const waiting = asker ? [...urgent.values()].reduce((sum, jobs) => sum + jobs.length, 0) : later.length
      if (waiting >= longestQueue || (asker && queue.length >= share)) {
        return Promise.reject(new NotDrawn('Too many pictures are waiting to be drawn'))
      }
      return new Promise((resolve, reject) => {
        lastId += 1
        const job = { order: { id: lastId, picture, policy, format }, resolve, reject }
        queue.push(job)
        if (asker) urgent.set(address, queue)
        asker?.signal?.addEventListener('abort', () => drop(address, job), { once: true })
        startJobs()
      })
    },
    async close() {
      closed = true
      const reason = new NotDrawn('The pictures are closed')
      for (const job of [...[...urgent.values()].flat(), ...later.splice(0)]) job.reject(reason)
      urgent.clear()
      await Promise.all(
        [...pool].map(async ({ job, worker }) => {
          if (job) await new Promise((done) => worker.once('message', done).once('exit', done))
          await worker.terminate()
        }),
      )
    },
  }
}
