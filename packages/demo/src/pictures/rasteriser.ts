/** Draws pictures in worker threads, because drawing would block the event loop. */

import { Worker } from 'node:worker_threads'
import type { Format, Policy } from './drawings/render.ts'
import type { Picture } from './names.ts'

export type Order = { id: number; picture: Picture; policy: Policy; format: Format }
export type Answer = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; failure: string }

/** The picture was not drawn because the queue is full or the server is closing; a later request may succeed. */
export class NotDrawn extends Error {}

type Job = {
  order: Order
  resolve: (bytes: Uint8Array) => void
  reject: (reason: Error) => void
}

type DrawingThread = { worker: Worker; job: Job | undefined }

export type Rasteriser = {
  /**
   * Draws one picture. Pictures drawn ahead of any request (`ahead`) have the lower priority.
   * Rejects with {@link NotDrawn} if the queue is full, and after `close`.
   */
  raster(picture: Picture, policy: Policy, format: Format, ahead?: boolean): Promise<Uint8Array>
  /** Rejects queued jobs, finishes running ones, and ends the threads. */
  close(): Promise<void>
}

/** Starts up to two threads on demand; idle ones do not keep the process alive. */
export function newRasteriser({ threads = 2, longestQueue = 600 } = {}): Rasteriser {
  const pool: DrawingThread[] = []
  const urgent: Job[] = []
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
    worker.on('message', (answer: Answer) => {
      const { job } = thread
      if (job?.order.id !== answer.id) return
      thread.job = undefined
      worker.unref()
      if ('bytes' in answer) job.resolve(answer.bytes)
      else job.reject(new Error(`The picture could not be drawn: ${answer.failure}`))
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

  const startJobs = () => {
    while (!closed && urgent.length + later.length > 0) {
      const thread = pool.find((one) => !one.job) ?? (pool.length < threads ? startThread() : undefined)
      if (!thread) return
      const job = urgent.shift() ?? later.shift()
      if (!job) return
      thread.job = job
      thread.worker.ref()
      thread.worker.postMessage(job.order)
    }
  }

  return {
    raster(picture, policy, format, ahead = false) {
      if (closed) return Promise.reject(new NotDrawn('The pictures are closed'))
      const queue = ahead ? later : urgent
      if (queue.length >= longestQueue) return Promise.reject(new NotDrawn('Too many pictures are waiting to be drawn'))
      return new Promise((resolve, reject) => {
        lastId += 1
        queue.push({ order: { id: lastId, picture, policy, format }, resolve, reject })
        startJobs()
      })
    },
    async close() {
      closed = true
      const reason = new NotDrawn('The pictures are closed')
      for (const job of [...urgent.splice(0), ...later.splice(0)]) job.reject(reason)
      await Promise.all(
        [...pool].map(async ({ job, worker }) => {
          if (job) await new Promise((done) => worker.once('message', done).once('exit', done))
          await worker.terminate()
        }),
      )
    },
  }
}
