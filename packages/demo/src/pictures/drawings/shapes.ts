/** The shapes that the drawings share. Each returns markup; lengths are in units of the 800 × 800 picture. */

import type { Tones } from './palette.ts'
import { patterned } from './patterns.ts'
import type { Sheet } from './sheet.ts'

/** Where standing things stand. */
export const ground = 655

/** Two decimals at most, or the markup fills with 0.30000000000000004. */
const n = (value: number): number => Math.round(value * 10) / 10

const attributes = (more: string): string => (more ? ` ${more}` : '')

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${attributes(more)}/>`

/** A line along a path, with round ends. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}"${attributes(more)}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`

export const group = (more: string, ...content: string[]): string => `<g ${more}>${content.join('')}</g>`

export const move = (x: number, y: number, ...content: string[]): string =>
  group(`transform="translate(${n(x)} ${n(y)})"`, ...content)

export const turn = (degrees: number, cx: number, cy: number, ...content: string[]): string =>
  group(`transform="rotate(${degrees} ${n(cx)} ${n(cy)})"`, ...content)

/** The content and its mirror image about the vertical line at `x`. */
export const mirrored = (x: number, content: string): string =>
  `${content}<g transform="matrix(-1 0 0 1 ${n(2 * x)} 0)">${content}</g>`

/** The soft shadow under a thing that stands at `y`, a little to the right, away from the light. */
export function shadow(s: Sheet, cx: number, y: number, rx: number, ry = Math.max(14, rx * 0.13)): string {
  const soft = s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.36], [0.45, '#2a2028', 0.2], [1, '#2a2028', 0])
  const contact = s.rad(0.5, 0.5, 0.5, [0, '#1c1418', 0.5], [0.6, '#1c1418', 0.28], [1, '#1c1418', 0])
  return (
    ellipse(cx + rx * 0.12, y + ry * 0.25, rx * 1.35, ry * 1.5, soft) + ellipse(cx, y, rx * 1.02, ry * 0.62, contact)
  )
}

/** The shadow that a flat thing throws on what it lies or hangs before: its own outline, thrice. */
export function cast(outline: string, reach = 1): string {
  return [
    [26, 0.04],
    [17, 0.05],
    [9, 0.07],
  ]
    .map(([by = 0, opacity]) => move(by * 0.7 * reach, by * reach, path(outline, '#2a2028', `opacity="${opacity}"`)))
    .join('')
}

/** A band of light along the left of an upright thing. */
export function gloss(s: Sheet, x: number, y: number, w: number, h: number, strength = 0.6): string {
  return rect(
    x,
    y,
    w,
    h,
    w / 2,
    s.lin('v', [0, '#ffffff', strength], [0.6, '#ffffff', strength * 0.4], [1, '#ffffff', 0]),
  )
}

/** An upright cylinder or cone: `w0` wide at its top edge `y0`, `w1` at its bottom edge `y1`; `ry` is the tilt. */
export function cone(
  s: Sheet,
  t: Tones,
  cx: number,
  [y0, w0]: readonly [number, number],
  [y1, w1]: readonly [number, number],
  ry = 0.1,
): string {
  const top = (w0 / 2) * ry * 2
  const bottom = (w1 / 2) * ry * 2
  const d = `M${n(cx - w0 / 2)} ${n(y0)}L${n(cx - w1 / 2)} ${n(y1)}A${n(w1 / 2)} ${n(bottom)} 0 0 0 ${n(cx + w1 / 2)} ${n(y1)}L${n(cx + w0 / 2)} ${n(y0)}A${n(w0 / 2)} ${n(top)} 0 0 1 ${n(cx - w0 / 2)} ${n(y0)}Z`
  return path(d, s.round(t)) + ellipse(cx, y0, w0 / 2, top, s.face({ ...t, metal: false, base: t.light, dark: t.base }))
}

/** A cylinder. */
export const cylinder = (s: Sheet, t: Tones, cx: number, y0: number, y1: number, w: number, ry = 0.1): string =>
  cone(s, t, cx, [y0, w], [y1, w], ry)

/** The opening of a vessel: rim, and the dark inside. */
export function mouth(s: Sheet, t: Tones, cx: number, y: number, rx: number, ry: number, rim = 8): string {
  return (
    ellipse(cx, y, rx, ry, s.lin('h', t.light, t.glint, t.base, t.dark)) +
    ellipse(cx, y + rim * 0.2, rx - rim, Math.max(2, ry - rim * 0.55), s.lin('h', t.deep, t.dark, t.base))
  )
}

/** A box seen a little from above and from its right: front, lid and side. `depth` runs up and to the right. */
export function box(s: Sheet, t: Tones, x: number, y: number, w: number, h: number, depth: number): string {
  const up = depth * 0.42
  const top = `M${n(x)} ${n(y)}l${n(depth)} ${n(-up)}h${n(w)}l${n(-depth)} ${n(up)}Z`
  const side = `M${n(x + w)} ${n(y)}l${n(depth)} ${n(-up)}v${n(h)}l${n(-depth)} ${n(up)}Z`
  return (
    path(top, s.lin('d', t.glint, t.light)) +
    path(side, s.lin('v', t.dark, t.deep)) +
    rect(x, y, w, h, 0, s.face({ ...t, metal: false })) +
    stroke(`M${n(x)} ${n(y)}h${n(w)}l${n(depth)} ${n(-up)}`, t.glint, 2, 'opacity=".7"')
  )
}

/** One soft fold of cloth: from a point `w0` wide at the top to `w1` at the bottom; lighter cloth beside it. */
export function fold(
  s: Sheet,
  t: Tones,
  [x0, y0, w0]: readonly [number, number, number],
  [x1, y1, w1]: readonly [number, number, number],
  strength = 0.4,
): string {
  const dim = s.lin('h', [0, t.deep, 0], [0.55, t.deep, strength], [1, t.deep, 0])
  const lit = s.lin('h', [0, t.glint, 0], [0.5, t.glint, strength * 0.7], [1, t.glint, 0])
  const band = (shift: number) => {
    const a = x0 + shift * w0
    const b = x1 + shift * w1
    const bend = (b - a) * 0.18
    return `M${n(a - w0 / 2)} ${n(y0)}Q${n(a - w0 / 2 + bend)} ${n((y0 + y1) / 2)} ${n(b - w1 / 2)} ${n(y1)}H${n(b + w1 / 2)}Q${n(a + w0 / 2 + bend)} ${n((y0 + y1) / 2)} ${n(a + w0 / 2)} ${n(y0)}Z`
  }
  return path(band(0), dim) + path(band(-0.75), lit)
}

/** Stitches along a path. */
export const stitches = (d: string, colour: string, width = 2): string =>
  stroke(d, colour, width, 'stroke-dasharray="7 5" opacity=".75"')

/** A surface of cloth: lit from the top left, woven, patterned as its attributes say. */
export function cloth(s: Sheet, outline: string, t: Tones = s.p): string {
  if (!t.blend) return path(outline, s.face({ ...t, metal: false })) + patterned(s, outline, t) + weave(s, outline, t)
  const [a, b, c, d, e] = t.blend
  const pattern =
    s.v === 1
      ? s.print('check', [a, b, c, d, e], 110)
      : s.v === 2
        ? s.print('dot', [a, c, b, d, e], 64)
        : s.print('stripe', [a, b, c, d, e], 120)
  return [
    path(outline, s.v === 2 ? '#f3e9da' : '#f1e2cd'),
    path(outline, pattern),
    path(outline, s.lin('d', [0, '#fff', 0.2], [0.5, '#fff', 0], [1, '#20141c', 0.26])),
  ].join('')
}

/** The threads of a fabric, seen only from near. */
function weave(s: Sheet, outline: string, t: Tones): string {
  const thread = `<path d="M0 0H3V3H0ZM3 3H6V6H3Z" fill="${t.glint}" opacity=".1"/><path d="M3 0H6V1H3ZM0 3H3V4H0Z" fill="${t.line}" opacity=".12"/>`
  return path(outline, s.tile(6, thread))
}

/** Copies of a thing `w` wide and `h` high that stands in the middle of the sheet, in rows; the rear rows first. */
export function copies(count: number, w: number, h: number, thing: (i: number) => string): string {
  if (count < 2) return thing(0)
  const tall = h > 1.25 * w
  const perRow =
    count <= 3 || (tall && count <= 4) ? count : count <= 4 ? 2 : count <= 6 ? 3 : count <= 8 ? 4 : count === 12 ? 4 : 5
  const rows = Math.ceil(count / perRow)
  const rise = Math.min(0.5, (0.72 * w) / h)
  const k = Math.min(0.86, 720 / (perRow * w), 560 / (h * (1 + rise * (rows - 1))))
  const front = rows > 1 ? 700 : 676
  return Array.from({ length: count }, (_, i) => {
    // The first copies stand in the rear row, which is the short one.
    const fromEnd = count - 1 - i
    const row = Math.floor(fromEnd / perRow)
    const inRow = row === rows - 1 ? count - row * perRow : perRow
    const place = inRow - 1 - (fromEnd % perRow)
    const step = Math.max(w * k * 1.02, Math.min(720 / perRow, w * k * 1.12))
    const x = 400 + (place - (inRow - 1) / 2) * step + (row % 2 ? (tall ? step * 0.3 : 12) : 0)
    const y = front - row * h * k * rise
    return group(`transform="translate(${n(x - 400 * k)} ${n(y - ground * k)}) scale(${n(k * 1000) / 1000})"`, thing(i))
  }).join('')
}

/** The number of pieces that the attributes give, or the usual number. */
export const piecesOf = (s: Sheet, usual = 1): number => (s.a.pieces ? Number(s.a.pieces.slice(1)) : usual)
