/** Necklaces, on a bust. */

import { gemOf, halo, mainGem, metalOf, pearl, spark } from './gems.ts'
import { material, type Tones } from './palette.ts'
import { circle, ellipse, group, move, path, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Where a chain of `count` beads hangs: a catenary from one shoulder of the bust to the other. */
function hang(
  count: number,
  halfWidth: number,
  top: number,
  low: number,
  print: (x: number, y: number, i: number, slope: number) => string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const part = (i / (count - 1)) * 2 - 1
    const x = 400 + Math.sin((part * Math.PI) / 2) * halfWidth
    const y = top + (low - top) * (1 - Math.abs(part) ** 2.3)
    const dx = Math.cos((part * Math.PI) / 2) * halfWidth * (Math.PI / 2)
    const dy = -(low - top) * 2.3 * Math.abs(part) ** 1.3 * Math.sign(part)
    return print(Math.round(x * 10) / 10, Math.round(y * 10) / 10, i, Math.round((Math.atan2(dy, dx) * 180) / Math.PI))
  }).join('')
}

const fine = (m: Tones, low: number) =>
  hang(56, 112, 236, low, (x, y, i) => circle(x, y, i % 2 ? 4.4 : 3, i % 2 ? m.light : m.deep))

/** Long flat links, each turned along the chain. */
const paperclip = (s: Sheet, m: Tones) =>
  hang(19, 114, 234, 470, (x, y, i, slope) => {
    const link = (colour: string, width: number) =>
      `<rect x="${x - 21}" y="${y - 7}" width="42" height="14" rx="7" fill="none" stroke="${colour}" stroke-width="${width}" transform="rotate(${slope} ${x} ${y})"/>`
    return i % 2
      ? link(m.deep, 7) + link(s.lin('h', m.glint, m.base, m.light), 5)
      : link(m.deep, 6) + link(m.light, 3.6)
  })

const rope = (m: Tones) =>
  hang(74, 114, 234, 452, (x, y, _i, slope) =>
    group(
      `transform="rotate(${slope + 38} ${x} ${y})"`,
      ellipse(x, y, 13, 6.4, m.deep),
      ellipse(x, y - 1, 12, 4.6, m.base),
      ellipse(x - 3, y - 2.4, 6, 1.8, m.glint),
    ),
  )

function pearls(s: Sheet): string {
  const strands = s.a.strands === 'triple' ? 3 : s.a.strands === 'double' ? 2 : 1
  const size = strands === 1 ? 14 : 11
  return Array.from({ length: strands }, (_, k) =>
    hang(strands === 1 ? 25 : 29 + k * 3, 114 + k * 3, 230 + k * 3, 372 + k * 52, (x, y, i) => {
      const mid = strands === 1 ? 12 : (28 + k * 3) / 2
      return pearl(s, x, y, size + (s.v === 1 ? 0 : (mid - Math.abs(mid - i)) * 0.34), s.p)
    }),
  ).join('')
}

const heart = (cx: number, cy: number, k: number) =>
  `M${cx} ${cy + 62 * k}C${cx - 92 * k} ${cy + 4 * k} ${cx - 66 * k} ${cy - 66 * k} ${cx - 24 * k} ${cy - 56 * k}Q${cx - 4 * k} ${cy - 52 * k} ${cx} ${cy - 26 * k}Q${cx + 4 * k} ${cy - 52 * k} ${cx + 24 * k} ${cy - 56 * k}C${cx + 66 * k} ${cy - 66 * k} ${cx + 92 * k} ${cy + 4 * k} ${cx} ${cy + 62 * k}Z`

function hanging(s: Sheet, m: Tones): string {
  switch (s.a.form) {
    case 'paperclip':
      return paperclip(s, m)
    case 'rope':
      return rope(m)
    case 'pearls':
      return pearls(s)
    case 'heart': {
      const outline = heart(400, 500, 1)
      return [
        fine(m, 424),
        circle(400, 434, 10, 'none', `stroke="${m.base}" stroke-width="5"`),
        path(outline, m.deep, 'transform="translate(4 6)"'),
        path(outline, s.face(m)),
        path(heart(400, 500, 0.72), m.deep),
        group(s.within(heart(400, 500, 0.7)), path(heart(400, 500, 0.7), gemOf(s).base), mainGem(s, 400, 494, 62)),
        spark(372, 476, 22),
      ].join('')
    }
    default:
      return [
        fine(m, 424),
        circle(400, 430, 9, 'none', `stroke="${m.base}" stroke-width="5"`),
        s.v === 1
          ? halo(s, 400, 512, 60, 14, 9) + circle(400, 512, 50, m.deep)
          : path('M400 436C440 486 452 510 452 532A52 52 0 0 1 348 532C348 510 360 486 400 436Z', s.face(m)),
        mainGem(s, 400, s.v === 1 ? 512 : 530, s.v === 1 ? 44 : 38),
        spark(384, 512, 26),
      ].join('')
  }
}

export function necklace(s: Sheet): string {
  const velvet = s.a.form === 'pearls' ? material.walnut : material.paper
  const bust =
    'M334 112C338 190 330 232 290 250C220 272 178 296 172 340C168 392 236 420 264 500C282 560 290 620 292 672H508C510 620 518 560 536 500C564 420 632 392 628 340C622 296 580 272 510 250C470 232 462 190 466 112Q400 92 334 112Z'
  const low = s.a.form === 'paperclip' ? 470 : s.a.form === 'rope' ? 452 : 424
  const thick = s.a.form === 'pearls' ? 12 : s.a.form === 'rope' ? 9 : 4
  return [
    shadow(s, 400, 690, 190),
    path('M290 670H510L540 690Q400 706 260 690Z', s.round(material.walnut)),
    path(bust, s.lin('h', velvet.dark, velvet.light, velvet.light, velvet.base, velvet.deep)),
    path(bust, s.rad(0.4, 0.45, 0.6, [0, '#fff', s.a.form === 'pearls' ? 0.16 : 0.45], [1, '#8a7a6a', 0.22])),
    ellipse(400, 112, 66, 13, velvet.dark),
    s.a.form === 'pearls'
      ? ''
      : move(
          7,
          12,
          group(
            'opacity=".16"',
            hang(40, 114, 236, low, (x, y) => circle(x, y, thick, '#3a2a28')),
          ),
        ),
    hanging(s, metalOf(s)),
    s.a.form === 'rope' ? stroke('M390 458h20', metalOf(s).glint, 2) : '',
  ].join('')
}
