/** A drawing thread: receives a job, replies with the file. Started by `rasteriser.ts` only. */

import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { render } from './drawings/render.ts'
import type { Order, RasterResult } from './rasteriser.ts'

// One picture at a time and no cache: the threads that serve shoppers need the processor as well.
sharp.concurrency(1)
sharp.cache(false)

const port = parentPort
port?.on('message', async ({ id, picture, policy, format }: Order) => {
  try {
    const bytes = await render(picture, policy, format)
    port.postMessage({ id, bytes } satisfies RasterResult, [bytes.buffer])
  } catch (error) {
    port.postMessage({ id, failure: error instanceof Error ? error.message : String(error) } satisfies RasterResult)
  }
})
