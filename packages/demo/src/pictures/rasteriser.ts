/** Draws pictures in threads of its own, so that the thread that answers shoppers never waits for one. */

import { Worker } from 'node:worker_threads'
import type { Format, Policy } from './drawings/render.ts'
import type { Picture } from './names.ts'

export type Order = { id: number; picture: Picture; policy: Policy; format: Format }
export type Answer = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; failure: string }

/** A picture is not drawn now, because too many wait already or the shop is closing: try again later. */
export class NotDrawn extends Error {}

type Job = {
  order: Order
  resolve: (bytes: Uint8Array) => void
  reject: (reason: Error) => void
}

type Hand = { worker: Worker; job: Job | undefined }

export type Rasteriser = {
  /**
   * Draws one picture. What a shopper waits for is drawn before what is drawn ahead (`ahead`).
   * Rejects with {@link NotDrawn} where the queue is full, and from `close` on.
   */
  raster(picture: Picture, policy: Policy, format: Format, ahead?: boolean): Promise<Uint8Array>
  /** Refuses what waits, finishes what is begun, and ends the threads. */
  close(): Promise<void>
}

/** Two threads at most, started on first use; they don't keep the process alive when idle. */
export function newRasteriser({ threads = 2, longestQueue = 600 } = {}): Rasteriser {
  const hands: Hand[] = []
  const urgent: Job[] = []
  const later: Job[] = []
  let lastId = 0
  let closed = false

  const dismiss = (hand: Hand, reason: Error) => {
    const at = hands.indexOf(hand)
    if (at >= 0) hands.splice(at, 1)
    hand.job?.reject(reason)
    hand.job = undefined
  }

  const hire = (): Hand => {
    const worker = new Worker(new URL('./raster.worker.ts', import.meta.url))
    const hand: Hand = { worker, job: undefined }
    worker.on('message', (answer: Answer) => {
      const { job } = hand
      if (job?.order.id !== answer.id) return
      hand.job = undefined
      worker.unref()
      if ('bytes' in answer) job.resolve(answer.bytes)
      else job.reject(new Error(`The picture could not be drawn: ${answer.failure}`))
      work()
    })
    const lost = (reason: Error) => {
      dismiss(hand, reason)
      work()
    }
    worker.on('error', lost)
    worker.on('exit', (code) => lost(new Error(`A drawing thread ended with code ${code}`)))
    worker.unref()
    hands.push(hand)
    return hand
  }

  const work = () => {
    while (!closed && urgent.length + later.length > 0) {
      const hand = hands.find((one) => !one.job) ?? (hands.length < threads ? hire() : undefined)
      if (!hand) return
      const job = urgent.shift() ?? later.shift()
      if (!job) return
      hand.job = job
      hand.worker.ref()
      hand.worker.postMessage(job.order)
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
        work()
      })
    },
    async close() {
      closed = true
      const reason = new NotDrawn('The pictures are closed')
      for (const job of [...urgent.splice(0), ...later.splice(0)]) job.reject(reason)
      await Promise.all(
        [...hands].map(async ({ job, worker }) => {
          if (job) await new Promise((done) => worker.once('message', done).once('exit', done))
          await worker.terminate()
        }),
      )
    },
  }
}
