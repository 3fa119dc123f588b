import { describe, expect, it } from 'vitest'
import { createWorker } from './jobs.ts'

describe('background jobs', () => {
  it('1. stop when the running job has ended; no other starts', async () => {
    const done: string[] = []
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = {
      name: 'slow',
      everyMs: 1,
      async run() {
        begun.resolve()
        await ending.promise
        done.push('slow')
      },
    }
    const worker = createWorker([slow], { warn() {} })
    worker.start()
    await begun.promise
    const stopped = worker.stop().then(() => done.push('stopped'))
    ending.resolve()
    await stopped
    expect(done).toEqual(['slow', 'stopped'])
  })

  it('2. continue after a failure', async () => {
    let runs = 0
    const warned: unknown[] = []
    await new Promise<void>((resolve) => {
      const worker = createWorker(
        [
          {
            name: 'failing',
            everyMs: 1,
            async run() {
              runs += 1
              if (runs === 1) throw new Error('no')
              resolve(worker.stop())
            },
          },
        ],
        { warn: (about: unknown) => void warned.push(about) },
      )
      worker.start()
    })
    expect(warned).toMatchObject([{ job: 'failing' }])
  })

  it('3. run soon after the start, however rare', async () => {
    await new Promise<void>((resolve) => {
      const rare = { name: 'rare', everyMs: 3_600_000, run: async () => resolve(worker.stop()) }
      const worker = createWorker([rare], { warn() {} })
      worker.start()
    })
  })
})
