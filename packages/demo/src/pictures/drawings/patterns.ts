/** The patterns of cloth and leather, drawn over a surface in colours that stand out from it. */

import type { Attributes } from '../attributes.ts'
import { brightness, type Tones } from './palette.ts'
import type { Sheet } from './sheet.ts'

type Pattern = NonNullable<Attributes['pattern']>
type Inks = { pale: string; deep: string; own: string; other: string }

const petals = (cx: number, cy: number, r: number, colour: string, heart: string) =>
  [0, 72, 144, 216, 288]
    .map((a) => {
      const x = cx + r * Math.cos((a * Math.PI) / 180)
      const y = cy + r * Math.sin((a * Math.PI) / 180)
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r * 0.72}" fill="${colour}"/>`
    })
    .join('') + `<circle cx="${cx}" cy="${cy}" r="${r * 0.5}" fill="${heart}"/>`

const drop = (x: number, y: number, k: number, fill: string, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" d="M0 -16C14 -10 18 6 8 14C-2 21 -14 14 -12 2C-10 -8 2 -6 0 -16Z" fill="${fill}"/>`

const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`

/** Tiles by pattern: size, turn, markup. */
const tiles: Readonly<
  Record<Exclude<Pattern, 'two-tone' | 'colour-block'>, readonly [number, number, (i: Inks) => string]>
> = {
  floral: [
    86,
    12,
    (i) =>
      petals(24, 24, 9, i.own, i.pale) +
      petals(66, 62, 7, i.other, i.own) +
      line('M40 30Q52 32 58 44M8 60Q18 56 26 66', i.deep, 3, 0.7) +
      `<ellipse cx="50" cy="22" rx="8" ry="4" fill="${i.deep}" opacity=".6" transform="rotate(-30 50 22)"/><ellipse cx="24" cy="72" rx="8" ry="4" fill="${i.deep}" opacity=".6" transform="rotate(30 24 72)"/>`,
  ],
  'polka-dots': [
    44,
    0,
    (i) => `<circle cx="11" cy="11" r="7" fill="${i.own}"/><circle cx="33" cy="33" r="7" fill="${i.own}"/>`,
  ],
  stripes: [
    34,
    0,
    (i) =>
      `<rect width="34" height="13" fill="${i.own}"/><rect y="20" width="34" height="3" fill="${i.own}" opacity=".7"/>`,
  ],
  plaid: [
    96,
    0,
    (i) =>
      `<g opacity=".62"><rect width="96" height="34" fill="${i.deep}"/><rect width="34" height="96" fill="${i.deep}"/><rect y="58" width="96" height="8" fill="${i.own}"/><rect x="58" width="8" height="96" fill="${i.own}"/><rect y="74" width="96" height="3" fill="${i.own}"/><rect x="74" width="3" height="96" fill="${i.own}"/></g>`,
  ],
  'tie-dye': [
    230,
    14,
    (i) =>
      [104, 84, 62, 40, 20]
        .map(
          (r, at) =>
            `<circle cx="115" cy="115" r="${r}" fill="none" stroke="${at % 2 ? i.other : i.own}" stroke-width="11" stroke-dasharray="${r} 9 ${r * 0.6} 5" opacity=".6"/>`,
        )
        .join(''),
  ],
  paisley: [
    78,
    0,
    (i) =>
      drop(22, 24, 1.1, i.own, 20) +
      drop(22, 25, 0.55, i.deep, 20) +
      drop(60, 60, 0.9, i.other, 200) +
      drop(60, 60, 0.42, i.own, 200),
  ],
  print: [
    92,
    24,
    (i) =>
      `<path d="M10 20Q34 2 50 22Q30 40 10 20Z" fill="${i.own}" opacity=".85"/><path d="M52 64Q74 44 88 66Q70 86 52 64Z" fill="${i.other}" opacity=".85"/>` +
      line('M60 12q10 14 26 8M8 62q12 12 26 4M26 82l14-10', i.deep, 5, 0.7),
  ],
  houndstooth: [
    30,
    0,
    (i) => `<path d="M0 0H15V15H30L15 30V15H0ZM15 0H22L15 7ZM0 22V30H8Z" fill="${i.own}" opacity=".75"/>`,
  ],
  herringbone: [28, 0, (i) => line('M0 0L14 12L28 0M0 9.3L14 21.3L28 9.3M0 18.6L14 30.6L28 18.6', i.own, 2.6, 0.6)],
  embroidered: [
    132,
    8,
    (i) =>
      line('M20 110Q40 70 74 62M48 76Q44 56 56 44M62 66Q82 74 96 96', i.own, 3.4) +
      petals(80, 58, 9, i.own, i.other) +
      petals(56, 38, 6, i.other, i.own) +
      petals(98, 100, 6, i.other, i.own),
  ],
  quilted: [
    58,
    0,
    (i) => line('M0 0L58 58M58 0L0 58', i.deep, 3.4, 0.5) + line('M2 -2L60 56M60 2L2 60', i.pale, 2.4, 0.5),
  ],
  cable: [
    52,
    0,
    (i) =>
      line('M13 -6C39 14 39 22 13 32C5 40 5 48 13 58', i.deep, 7, 0.4) +
      line('M39 -6C13 14 13 22 39 32C47 40 47 48 39 58', i.pale, 7, 0.55) +
      line('M1 0V52', i.deep, 3, 0.35),
  ],
  'fair-isle': [
    104,
    0,
    (i) =>
      `<rect width="104" height="22" fill="${i.own}" opacity=".9"/><rect y="60" width="104" height="8" fill="${i.own}" opacity=".8"/>` +
      line('M0 18L13 4L26 18L39 4L52 18L65 4L78 18L91 4L104 18', i.other, 5) +
      [13, 39, 65, 91]
        .map(
          (x) =>
            `<path d="M${x} 30L${x + 8} 41L${x} 52L${x - 8} 41Z" fill="${i.own}"/>` + line(`M${x} 78v14`, i.own, 5),
        )
        .join(''),
  ],
  rib: [16, 0, (i) => line('M4 -2V18', i.deep, 4, 0.36) + line('M11 -2V18', i.pale, 4, 0.42)],
  woven: [
    36,
    45,
    (i) =>
      `<rect width="18" height="18" fill="${i.deep}" opacity=".34"/><rect x="18" y="18" width="18" height="18" fill="${i.deep}" opacity=".34"/>` +
      line('M2 2H16M20 20H34', i.pale, 3, 0.6) +
      line('M19 2V16M1 20V34', i.deep, 2, 0.4),
  ],
}

/** The pattern that the sheet's attributes name, over an outline in this cloth. */
export function patterned(s: Sheet, outline: string, t: Tones): string {
  const { pattern } = s.a
  if (!pattern) return ''
  const light = brightness(t.base) > 0.62
  const { accent } = s.p
  const contrast = Math.abs(brightness(accent.base) - brightness(t.base)) > 0.22
  const inks: Inks = {
    pale: t.glint,
    deep: t.deep,
    own: contrast ? accent.base : light ? t.line : '#f4eadb',
    other: light ? t.deep : t.glint,
  }
  const fill = (colour: string) => `<path d="${outline}" fill="${colour}"/>`
  if (pattern === 'two-tone') return fill(s.lin('v', [0.6, inks.own, 0], [0.605, inks.own, 0.92], [1, inks.own, 0.92]))
  if (pattern === 'colour-block')
    return fill(
      s.lin(
        'v',
        [0.3, inks.own, 0],
        [0.304, inks.own, 0.92],
        [0.56, inks.own, 0.92],
        [0.564, t.deep, 0.9],
        [1, t.deep, 0.9],
      ),
    )
  const [size, degrees, print] = tiles[pattern]
  return fill(s.tile(size, print(inks), degrees))
}
