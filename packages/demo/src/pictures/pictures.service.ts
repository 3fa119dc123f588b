/** Finds or draws the pictures: each once, however many ask for it at the same time. */

import type { Format, Policy } from './drawings/render.ts'
import { drawingVersion, type Files, type Log, newFiles } from './files.ts'
import { type Picture, parsePicture, printPicture } from './names.ts'
import { NotDrawn, newRasteriser, type Rasteriser } from './rasteriser.ts'

/** A picture in one width and format; `name` is an ImageUrl (`p/kettle-red-0`). */
export type PictureFile = { name: string; policy: Policy; format: Format }

export type Pictures = {
  /** Changes when a drawing does; part of the entity tags. */
  version(): Promise<string>
  /** The bytes of a picture, kept or drawn now. Rejects with `NotDrawn` where too many wait, or the shop is closing. */
  read(picture: Picture, policy: Policy, format: Format): Promise<Uint8Array>
  /**
   * Draws those that are not kept yet, behind what shoppers are waiting for. Unknown names and failures are logged
   * and passed over; a shop that closes draws no further ones. Resolves to the number of pictures that are ready.
   */
  warm(files: readonly PictureFile[]): Promise<number>
  /** Ends the drawing: what is begun is finished, what waits is refused. */
  close(): Promise<void>
}

/** How many are drawn ahead at a time: enough to keep the threads busy. */
const aheadAtATime = 4

/**
 * The pictures kept in `cacheDir`. Nothing is read or started before the first use.
 * `rasteriser` draws; tests pass one that counts.
 */
export function newPictures({
  cacheDir,
  log,
  rasteriser = newRasteriser(),
}: {
  cacheDir: string
  log: Log
  rasteriser?: Rasteriser
}): Pictures {
  const inFlight = new Map<string, Promise<Uint8Array>>()
  let opened: Promise<{ version: string; files: Files }> | undefined

  const open = () => {
    opened ??= drawingVersion().then((version) => ({ version, files: newFiles(cacheDir, version, log) }))
    return opened
  }

  const find = async (picture: Picture, policy: Policy, format: Format, ahead: boolean): Promise<Uint8Array> => {
    const name = `${printPicture(picture)}-${policy}.${format}`
    const pending = inFlight.get(name)
    if (pending) return pending
    const work = (async () => {
      const { files } = await open()
      const kept = await files.read(name, format)
      if (kept) return kept
      const bytes = await rasteriser.raster(picture, policy, format, ahead)
      await files.write(name, bytes)
      return bytes
    })()
    inFlight.set(name, work)
    try {
      return await work
    } finally {
      inFlight.delete(name)
    }
  }

  return {
    version: async () => (await open()).version,
    read: (picture, policy, format) => find(picture, policy, format, false),
    async warm(files) {
      const queue = [...files]
      let ready = 0
      const drain = async () => {
        for (let file = queue.shift(); file; file = queue.shift()) {
          const picture = parsePicture(file.name)
          if (!picture) {
            log.warn({ picture: file.name }, 'There is no such picture to draw ahead')
            continue
          }
          try {
            await find(picture, file.policy, file.format, true)
            ready += 1
          } catch (error) {
            if (error instanceof NotDrawn) return
            log.warn({ err: error, picture: file.name }, 'A picture could not be drawn ahead')
          }
        }
      }
      await Promise.all(Array.from({ length: aheadAtATime }, drain))
      return ready
    },
    close: () => rasteriser.close(),
  }
}
