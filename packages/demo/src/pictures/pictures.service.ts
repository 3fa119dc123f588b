/** Reads pictures from the cache or draws them. Simultaneous requests for one picture share one drawing. */

import type { Format, Policy } from './drawings/render.ts'
import { drawingVersion, type Files, type Log, newFiles } from './files.ts'
import { type Picture, parsePicture, printPicture } from './names.ts'
import { type Asker, NotDrawn, newRasteriser, type Rasteriser } from './rasteriser.ts'

/** A picture in one width and format; `name` is an ImageUrl (`p/kettle-red-0`). */
export type PictureFile = { name: string; policy: Policy; format: Format }

export type Pictures = {
  /** The version of the drawings; part of the entity tags. */
  version(): Promise<string>
  /**
   * The bytes of a picture. Rejects with `NotDrawn` if the queue or the asker's share is full, if everybody who asked for the
   * picture has gone before it was begun, or if the server is closing.
   */
  read(picture: Picture, policy: Policy, format: Format, asker?: Asker): Promise<Uint8Array>
  /**
   * Fills the cache, with lower priority than `read`. Unknown names and failures are logged and skipped; a closing
   * server stops. Resolves to the number of pictures in the cache.
   */
  warm(files: readonly PictureFile[]): Promise<number>
  /** Finishes the drawings that have begun and refuses the queued ones. */
  close(): Promise<void>
}

/** Concurrency of `warm`: enough to keep the drawing threads busy. */
const aheadAtATime = 4

/**
 * The pictures, cached in `cacheDir`. Nothing is read or started before the first use. Tests pass a `rasteriser` that
 * counts. `only` draws every picture in that one size, whichever is asked for.
 */
export function newPictures({
  cacheDir,
  log,
  rasteriser = newRasteriser(),
  only,
}: {
  cacheDir: string
  log: Log
  rasteriser?: Rasteriser
  only?: Policy
}): Pictures {
  const inFlight = new Map<string, { work: Promise<Uint8Array>; askers: Askers }>()
  let opened: Promise<{ version: string; files: Files }> | undefined

  const open = () => {
    opened ??= drawingVersion().then((version) => ({ version, files: newFiles(cacheDir, version, log) }))
    return opened
  }

  const find = async (picture: Picture, asked: Policy, format: Format, asker?: Asker): Promise<Uint8Array> => {
    const policy = only ?? asked
    const name = `${printPicture(picture)}-${policy}.${format}`
    const pending = inFlight.get(name)
    if (pending && !pending.askers.signal.aborted) {
      pending.askers.join(asker)
      return pending.work
    }
    const askers = newAskers()
    askers.join(asker)
    const work = (async () => {
      const { files } = await open()
      const cached = await files.read(name, format)
      if (cached) return cached
      const bytes = await rasteriser.raster(picture, policy, format, asker && { ...asker, signal: askers.signal })
      await files.write(name, bytes)
      return bytes
    })()
    const entry = { work, askers }
    inFlight.set(name, entry)
    try {
      return await work
    } finally {
      if (inFlight.get(name) === entry) inFlight.delete(name)
    }
  }

  return {
    version: async () => (await open()).version,
    read: (picture, policy, format, asker = {}) => find(picture, policy, format, asker),
    async warm(files) {
      const queue = [...files]
      let ready = 0
      const drain = async () => {
        for (let file = queue.shift(); file; file = queue.shift()) {
          const picture = parsePicture(file.name)
          if (!picture) {
            log.warn({ picture: file.name }, 'there is no such picture to draw ahead')
            continue
          }
          try {
            await find(picture, file.policy, file.format)
            ready += 1
          } catch (error) {
            if (error instanceof NotDrawn) return
            log.warn({ err: error, picture: file.name }, 'a picture could not be drawn ahead')
          }
        }
      }
      await Promise.all(Array.from({ length: aheadAtATime }, drain))
      return ready
    },
    close: () => rasteriser.close(),
  }
}

type Askers = ReturnType<typeof newAskers>

/** The askers of one picture. The signal aborts when the last has gone; an asker without a signal prevents that. */
function newAskers() {
  const controller = new AbortController()
  let waiting = 0
  return {
    signal: controller.signal,
    join(asker: Asker | undefined): void {
      waiting += 1
      const leave = () => {
        waiting -= 1
        if (waiting === 0) controller.abort()
      }
      if (asker?.signal?.aborted) leave()
      else asker?.signal?.addEventListener('abort', leave, { once: true })
    },
  }
}
