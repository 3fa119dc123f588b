/** The picture of a product: a backdrop in studio light, and the thing. */

import { completed } from '../attributes.ts'
import type { ProductPicture, Variant } from '../names.ts'
import { drawings } from './drawings.ts'
import { brightness, mix, type Palette, paletteOf } from './palette.ts'
import { circle, ellipse, path, rect } from './shapes.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { viewOf } from './views.ts'

/** Pale walls behind dark or colourful products, deeper ones behind white and ivory. */
function wallOf(palette: Palette, variant: Variant): string {
  const pale = ['#efe8de', mix('#f1ebe4', palette.base, 0.13), '#e6e9ea'] as const
  const deep = ['#cdbfae', '#b4c2bb', '#d3b5a6'] as const
  return (brightness(palette.base) > 0.78 ? deep : pale)[variant]
}

/** The wall, the floor and the light; variants 1 and 2 have a set piece behind the thing. */
function backdrop(s: Sheet): string {
  const wall = wallOf(s.p, s.v)
  const high = mix(wall, '#ffffff', 0.5)
  const low = mix(wall, '#6b5a55', 0.16)
  const set =
    s.v === 1
      ? circle(400, 372, 286, s.lin('d', [0, '#ffffff', 0.5], [1, '#ffffff', 0.1]))
      : s.v === 2
        ? path('M150 580V376A250 250 0 0 1 650 376V580Z', s.lin('v', [0, '#ffffff', 0.46], [1, '#ffffff', 0.08]))
        : ''
  return [
    rect(0, 0, 800, 800, 0, s.lin('d', high, wall, mix(wall, '#6b5a55', 0.1))),
    set,
    rect(0, 560, 800, 240, 0, s.lin('v', [0, low, 0], [0.12, mix(wall, '#ffffff', 0.22), 0.9], [1, low, 1])),
    ellipse(300, 250, 520, 420, s.rad(0.5, 0.5, 0.5, [0, '#ffffff', 0.5], [1, '#ffffff', 0])),
  ].join('')
}

/** The whole picture as SVG, `width` pixels square. The same picture is the same text, always. */
export function drawProduct(picture: ProductPicture, width: number): string {
  const { archetype, attributes, colour, variant, view } = picture
  const sheet = newSheet(paletteOf(colour), variant, completed(archetype, attributes))
  const thing = drawings[archetype](sheet)
  const content = backdrop(sheet) + (view ? viewOf(sheet, picture, view, thing) : thing)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="${width}" height="${width}"><defs>${sheet.defs()}</defs>${content}</svg>`
}
