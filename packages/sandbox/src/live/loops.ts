import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the segments, which `packages/demo/src/videos/make-segments.mjs` makes. */
export const segmentFolder = join(import.meta.dirname, 'segments')

/** The loop between programmes, and while the guide cannot be read. */
export const station = 'station'

/** How long a segment lasts, in milliseconds: 128 frames of the picture, 240 of the sound. */
export const segmentMs = 5120

/** The loops by name, each with the number of its segments: `kitchen-0.m4s` … `kitchen-3.m4s`, `kitchen-init.mp4`. */
export function readLoops(folder = segmentFolder): ReadonlyMap<string, number> {
  const loops = new Map<string, number>()
  for (const file of readdirSync(folder)) {
    const name = /^([a-z]+)-\d\.m4s$/.exec(file)?.[1]
    if (name) loops.set(name, (loops.get(name) ?? 0) + 1)
  }
  return loops
}
