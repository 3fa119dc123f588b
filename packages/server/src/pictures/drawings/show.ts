/** The picture of a programme: a studio set with the things of a department. */

import type { ShowPicture } from '../names.ts'

/** The whole picture as SVG, 16:9, `width` pixels wide. */
export function drawShow({ department, variant }: ShowPicture, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="${width}" height="${(width * 9) / 16}"><title>${department}${variant}</title></svg>`
}
