/** Stones, pearls and the metal around them. */

import type { Attributes } from '../attributes.ts'
import { material, type Tones, tones } from './palette.ts'
import { circle, ellipse, group, path, shadow } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** The colour of each stone. */
const stones: Readonly<Record<NonNullable<Attributes['stone']>, Tones>> = {
  diamond: tones('#dfe9f0'),
  sapphire: tones('#1d4fb0'),
  emerald: tones('#0f8458'),
  ruby: tones('#c9163f'),
  amethyst: tones('#8c4cc4'),
  'blue-topaz': tones('#43afe2'),
  zirconia: tones('#e9f2f6'),
  moissanite: tones('#e6ecdc'),
  opal: { ...tones('#e4e9ec'), light: '#bfe6dc', base: '#f1d3dd', dark: '#b9c9ee', deep: '#e8dcae' },
  tanzanite: tones('#4b45bd'),
  garnet: tones('#86182f'),
  peridot: tones('#9ac23d'),
}

export const diamond = stones.diamond

export const metalOf = (s: Sheet): Tones => (s.p.metal ? s.p : s.v === 1 ? material.chrome : material.gold)

/** The stone that the attributes name; without one a metal goes with diamonds, a colour is the stone's own. */
export const gemOf = (s: Sheet): Tones => (s.a.stone ? stones[s.a.stone] : s.p.metal ? diamond : s.p)

const at = (cx: number, cy: number, r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180
  return `${Math.round((cx + r * Math.cos(a)) * 10) / 10} ${Math.round((cy + r * Math.sin(a)) * 10) / 10}`
}

export const around = (count: number, print: (degrees: number, i: number) => string, from = 0, to = 360): string =>
  Array.from({ length: count }, (_, i) => print(from + ((to - from) * i) / count, i)).join('')

/** The point at an angle on an ellipse. */
export const on = (cx: number, cy: number, rx: number, ry: number, degrees: number): [x: number, y: number] => {
  const a = (degrees * Math.PI) / 180
  return [Math.round((cx + rx * Math.cos(a)) * 10) / 10, Math.round((cy + ry * Math.sin(a)) * 10) / 10]
}

/** A cut stone seen from above: a table, eight facets and a spark of light. */
export function gem(s: Sheet, t: Tones, cx: number, cy: number, r: number): string {
  const shades = [t.glint, t.light, t.base, t.dark, t.deep, t.dark, t.base, t.light]
  const facets = around(8, (a, i) => {
    const shade = shades[(i + 3) % 8] ?? t.base
    return (
      path(
        `M${at(cx, cy, r, a - 22.5)}L${at(cx, cy, r, a + 22.5)}L${at(cx, cy, r * 0.56, a + 22.5)}L${at(cx, cy, r * 0.56, a - 22.5)}Z`,
        shade,
      ) +
      path(
        `M${at(cx, cy, r, a - 22.5)}L${at(cx, cy, r, a + 22.5)}L${at(cx, cy, r * 0.66, a)}Z`,
        t.glint,
        'opacity=".3"',
      )
    )
  })
  const table = `M${around(8, (a, i) => `${i ? 'L' : ''}${at(cx, cy, r * 0.57, a - 22.5)}`)}Z`
  return (
    facets +
    path(table, s.lin('d', t.glint, t.light, t.base, t.dark)) +
    path(`M${at(cx, cy, r * 0.5, 160)}L${at(cx, cy, r * 0.5, 250)}L${cx} ${cy}Z`, '#ffffff', 'opacity=".6"')
  )
}

/** A stone as the main one of a jewel; the cut follows the variant: round, oval or cushion. */
export function mainGem(s: Sheet, cx: number, cy: number, r: number, t = gemOf(s)): string {
  const [kx, ky] = s.v === 1 ? [0.84, 1.06] : s.v === 2 ? [1.1, 0.88] : [1, 1]
  return group(`transform="translate(${cx} ${cy}) scale(${kx} ${ky})"`, gem(s, t, 0, 0, r))
}

/** A star of light on a stone. */
export const spark = (cx: number, cy: number, r: number): string =>
  path(
    `M${cx} ${cy - r}Q${cx + r * 0.08} ${cy - r * 0.08} ${cx + r} ${cy}Q${cx + r * 0.08} ${cy + r * 0.08} ${cx} ${cy + r}Q${cx - r * 0.08} ${cy + r * 0.08} ${cx - r} ${cy}Q${cx - r * 0.08} ${cy - r * 0.08} ${cx} ${cy - r}Z`,
    '#ffffff',
    'opacity=".92"',
  )

/** A pearl. */
export const pearl = (s: Sheet, cx: number, cy: number, r: number, t = tones('#efe6da')): string =>
  circle(cx, cy, r, s.ball({ ...t, metal: false })) +
  circle(cx - r * 0.3, cy - r * 0.34, r * 0.2, '#fff', 'opacity=".8"')

/** A stone in its setting. */
export const set = (s: Sheet, cx: number, cy: number, r: number, t = gemOf(s)): string =>
  circle(cx, cy, r + 7, s.face(metalOf(s))) + circle(cx, cy, r + 2, metalOf(s).deep) + gem(s, t, cx, cy, r)

/** A ring of small diamonds around a main stone. */
export const halo = (s: Sheet, cx: number, cy: number, r: number, count: number, small: number): string =>
  around(count, (a) => {
    const [x, y] = on(cx, cy, r, r, a)
    return circle(x, y, small + 4, s.face(metalOf(s))) + gem(s, diamond, x, y, small)
  })

/** A velvet stand for small things. */
export function stand(s: Sheet, cx: number, top: number, w: number): string {
  const t = material.paper
  return [
    shadow(s, cx, 690, w * 0.54, 34),
    path(`M${cx - w / 2} ${top}V664A${w / 2} ${w * 0.11} 0 0 0 ${cx + w / 2} 664V${top}Z`, s.round(t)),
    ellipse(cx, top, w / 2, w * 0.11, s.lin('d', t.glint, t.light, t.base)),
  ].join('')
}

/** The marks of the hammer, the twist or the graver on metal; a fill, or undefined for polished metal. */
export function finishOf(s: Sheet, m: Tones): string | undefined {
  const tiles: Record<string, [number, string, number]> = {
    hammered: [
      26,
      `<circle cx="8" cy="8" r="7" fill="${m.glint}" opacity=".6"/><circle cx="9" cy="10" r="6" fill="${m.deep}" opacity=".35"/><circle cx="20" cy="20" r="6" fill="${m.glint}" opacity=".5"/><circle cx="21" cy="22" r="5" fill="${m.deep}" opacity=".35"/>`,
      0,
    ],
    twisted: [
      22,
      `<rect width="8" height="22" fill="${m.deep}" opacity=".6"/><rect x="9" width="5" height="22" fill="${m.glint}" opacity=".8"/>`,
      32,
    ],
    engraved: [
      46,
      `<path d="M2 23C10 8 20 8 23 23S36 38 44 23M14 12q4 8 0 14M32 34q-4 -8 0 -14" fill="none" stroke="${m.deep}" stroke-width="3" stroke-linecap="round" opacity=".75"/>`,
      0,
    ],
  }
  const tile = tiles[s.a.finish ?? '']
  return tile && s.tile(...tile)
}
