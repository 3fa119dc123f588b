/** A sheet of paper to draw on: collects the gradients and clips that the shapes of one picture share. */

import type { Attributes } from '../attributes.ts'
import type { Variant } from '../names.ts'
import type { Palette, Tones } from './palette.ts'

/** A colour, evenly spaced among its neighbours, or an offset (0 to 1), a colour and an opacity. */
export type Stop = string | readonly [offset: number, colour: string, opacity?: number]

/** Across, down, along the light (top left to bottom right). */
type Direction = 'h' | 'v' | 'd'

export type Sheet = {
  readonly p: Palette
  readonly v: Variant
  /** What the drawing follows besides colour. */
  readonly a: Attributes
  /** A linear gradient over the shape that uses it; a fill. */
  lin(direction: Direction, ...stops: Stop[]): string
  /** A radial gradient, centre and radius as parts of the shape; a fill. */
  rad(cx: number, cy: number, r: number, ...stops: Stop[]): string
  /** Diagonal stripes or dots in the colours of the set; a fill. */
  print(kind: 'stripe' | 'dot' | 'check', colours: readonly string[], size: number): string
  /** A tile of that size, repeated and turned; a fill. */
  tile(size: number, markup: string, degrees?: number): string
  /** An attribute that shows only what lies within the path. */
  within(path: string): string
  /** Light around an upright cylinder, from the left. */
  round(t: Tones): string
  /** Light over a flat face, from the top left. */
  face(t: Tones): string
  /** Light on a ball. */
  ball(t: Tones): string
  /** Light falling on an upright thing, from above. */
  fall(t: Tones): string
  /** The same paper with other colours, for a thing with these attributes. */
  in(palette: Palette, variant?: Variant, attributes?: Attributes): Sheet
  /** The collected definitions for `<defs>`. */
  defs(): string
}

const vectors: Record<Direction, string> = {
  h: 'x1="0" y1="0" x2="1" y2="0"',
  v: 'x1="0" y1="0" x2="0" y2="1"',
  d: 'x1="0" y1="0" x2="1" y2="1"',
}

function printStops(stops: readonly Stop[]): string {
  return stops
    .map((stop, i) => {
      const [offset, colour, opacity = 1] =
        typeof stop === 'string' ? ([i / Math.max(1, stops.length - 1), stop] as const) : stop
      const seeThrough = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${seeThrough}/>`
    })
    .join('')
}

function printPattern(kind: 'stripe' | 'dot' | 'check', colours: readonly string[], size: number): string {
  const step = size / colours.length
  if (kind === 'dot') {
    return colours
      .map((colour, i) => {
        const x = (i * step * 1.7 + size * 0.2) % size
        return `<circle cx="${Math.round(x)}" cy="${Math.round(i * step + step / 2)}" r="${Math.round(step * 0.3)}" fill="${colour}"/>`
      })
      .join('')
  }
  return colours
    .map((colour, i) => {
      const at = Math.round(i * step)
      const half = Math.round(step * 0.5)
      const band = `<rect y="${at}" width="${size}" height="${half}" fill="${colour}"/>`
      return kind === 'stripe'
        ? band
        : `${band}<rect x="${at}" width="${half}" height="${size}" fill="${colour}" opacity=".5"/>`
    })
    .join('')
}

/** A new sheet in these colours. */
export function newSheet(palette: Palette, variant: Variant, attributes: Attributes = {}): Sheet {
  const ids = new Map<string, string>()
  /** The same definition twice is one definition. */
  const define = (letter: string, print: (id: string) => string): string => {
    const key = print('')
    const known = ids.get(key)
    if (known) return known
    const id = `${letter}${ids.size}`
    ids.set(key, id)
    definitions.push(print(id))
    return id
  }
  const definitions: string[] = []
  const lin = (direction: Direction, ...stops: Stop[]) =>
    `url(#${define('l', (id) => `<linearGradient id="${id}" ${vectors[direction]}>${printStops(stops)}</linearGradient>`)})`
  const rad = (cx: number, cy: number, r: number, ...stops: Stop[]) =>
    `url(#${define('r', (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${printStops(stops)}</radialGradient>`)})`
  const over = (p: Palette, v: Variant, a: Attributes): Sheet => ({
    p,
    v,
    a,
    lin,
    rad,
    print: (kind, colours, size) =>
      `url(#${define('p', (id) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${kind === 'stripe' ? 0 : 24})">${printPattern(kind, colours, size)}</pattern>`)})`,
    tile: (size, markup, degrees = 0) =>
      `url(#${define('t', (id) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${degrees ? ` patternTransform="rotate(${degrees})"` : ''}>${markup}</pattern>`)})`,
    within: (path) => `clip-path="url(#${define('c', (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)})"`,
    round: (t) =>
      t.blend
        ? lin(
            'h',
            [0, t.deep],
            [0.08, t.blend[0]],
            [0.3, t.blend[1]],
            [0.52, t.blend[2]],
            [0.76, t.blend[3]],
            [1, t.blend[4]],
          )
        : t.metal
          ? lin(
              'h',
              [0, t.deep],
              [0.12, t.light],
              [0.24, t.glint],
              [0.42, t.base],
              [0.66, t.dark],
              [0.84, t.light],
              [1, t.deep],
            )
          : lin('h', [0, t.dark], [0.14, t.base], [0.3, t.light], [0.55, t.base], [0.88, t.dark], [1, t.deep]),
    face: (t) =>
      t.blend
        ? lin('d', ...t.blend)
        : t.metal
          ? lin('d', [0, t.glint], [0.28, t.light], [0.5, t.base], [0.62, t.light], [0.8, t.dark], [1, t.base])
          : lin('d', [0, t.light], [0.45, t.base], [1, t.dark]),
    ball: (t) =>
      t.blend
        ? rad(
            0.3,
            0.24,
            0.9,
            [0, t.glint],
            [0.16, t.blend[0]],
            [0.36, t.blend[1]],
            [0.58, t.blend[2]],
            [0.8, t.blend[3]],
            [1, t.blend[4]],
          )
        : t.metal
          ? rad(0.34, 0.28, 0.8, [0, t.glint], [0.3, t.light], [0.55, t.base], [0.8, t.deep], [1, t.light])
          : rad(0.34, 0.28, 0.82, [0, t.glint], [0.22, t.light], [0.55, t.base], [0.85, t.dark], [1, t.deep]),
    fall: (t) =>
      t.blend
        ? lin('d', ...t.blend)
        : t.metal
          ? lin('v', [0, t.glint], [0.3, t.base], [0.5, t.light], [0.75, t.dark], [1, t.base])
          : lin('v', [0, t.light], [0.4, t.base], [1, t.dark]),
    in: (other, otherVariant = v, otherAttributes = {}) => over(other, otherVariant, otherAttributes),
    defs: () => definitions.join(''),
  })
  return over(palette, variant, attributes)
}
