/** What several drawings need: light, steam, ribbons, rows. */

import type { Tones } from './palette.ts'
import { circle, group, mirrored, path, rect, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** `count` marks between two heights. */
export const row = (from: number, to: number, count: number, print: (y: number) => string): string =>
  Array.from({ length: count }, (_, i) => print(Math.round(from + ((to - from) * i) / Math.max(1, count - 1)))).join('')

/** Warm light around a flame or a bulb. */
export const glow = (s: Sheet, cx: number, cy: number, r: number, strength = 0.75) =>
  circle(cx, cy, r, s.rad(0.5, 0.5, 0.5, [0, '#fff0c0', strength], [1, '#fff0c0', 0]))

/** Three curls of steam over a hot thing. */
export const steam = (s: Sheet, cx: number, y: number) =>
  [-34, 4, 40]
    .map((dx, i) =>
      stroke(
        `M${cx + dx} ${y}q-22 -40 0 -74q20 -34 0 -66`,
        '#ffffff',
        15 - i * 2,
        `opacity="${s.p.multi ? 0.5 : 0.6}"`,
      ),
    )
    .join('')

/** A bow of ribbon, its knot at the point. */
export function bow(s: Sheet, t: Tones, cx: number, cy: number, k: number): string {
  const loop = 'M0 0C-30 -70 -110 -90 -124 -50C-132 -16 -70 10 0 0Z'
  const tail = 'M-4 6C-30 40 -60 70 -92 84L-64 92L-52 116C-24 90 0 50 8 10Z'
  return group(
    `transform="translate(${cx} ${cy}) scale(${k})"`,
    mirrored(
      0,
      path(tail, s.lin('d', t.base, t.deep)) +
        path(loop, s.face(t)) +
        path('M-10 -4C-40 -40 -90 -60 -104 -44C-110 -20 -60 0 -10 -4Z', s.lin('d', t.deep, t.dark), 'opacity=".7"'),
    ),
    rect(-22, -18, 44, 38, 14, s.ball(t)),
  )
}

/** Clear glass, upright, lit from the left; a fill. */
export const glass = (s: Sheet) =>
  s.lin(
    'h',
    [0, '#c4d6dd', 0.85],
    [0.18, '#ffffff', 0.8],
    [0.4, '#d7e5ea', 0.45],
    [0.8, '#b6ccd5', 0.55],
    [1, '#8aa6b2', 0.85],
  )
