/** Coats and jackets. */

import { bodyOf, button, type Cut, garment, sleeveOf } from './cut.ts'
import { row } from './extras.ts'
import { material, type Tones } from './palette.ts'
import { group, mirrored, path, rect, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const cutOf = (t: Tones, more: Partial<Cut> = {}): Cut => ({
  neck: { shape: 'vee', depth: 330 },
  sleeve: 'long',
  waist: 134,
  hem: 176,
  bottom: 690,
  cloth: t,
  open: true,
  ...more,
})

/** Lapels, and a belt on a trench. */
function lapelled(s: Sheet): string {
  const t = s.p
  const cut = cutOf(t)
  const trench = s.a.form === 'trench'
  const lapel = 'M330 160Q318 168 312 184L296 262L334 268L318 292L396 384L400 334Q352 250 344 158Z'
  return [
    garment(s, cut),
    path('M342 166Q400 150 458 166L400 332Z', s.lin('v', s.p.accent.dark, s.p.accent.base)),
    stroke('M400 334V708', t.line, 3.5, 'opacity=".55"'),
    path(lapel, s.face(t)),
    stroke(lapel, t.line, 2.5, 'opacity=".4"'),
    `<g transform="matrix(-1 0 0 1 800 0)">${path(lapel, s.lin('d', t.base, t.dark))}${stroke(lapel, t.line, 2.5, 'opacity=".4"')}</g>`,
    mirrored(
      400,
      rect(276, 528, 84, 22, 4, s.lin('v', t.base, t.dark), 'transform="rotate(-6 318 540)"') +
        stroke('M277 554L360 545', t.deep, 3, 'opacity=".5"'),
    ),
    trench
      ? row(380, 424, 1, (y) => button(material.walnut, 360, y, 11) + button(material.walnut, 440, y, 11)) +
        row(560, 620, 2, (y) => button(material.walnut, 360, y, 11) + button(material.walnut, 440, y, 11)) +
        mirrored(
          400,
          path('M262 190L318 176L322 200L266 216Z', s.face(t)) +
            stroke('M262 190L318 176L322 200L266 216Z', t.line, 2, 'opacity=".4"'),
        ) +
        path('M266 450Q400 470 534 450L536 486Q400 508 264 486Z', s.lin('h', t.base, t.light, t.base, t.dark)) +
        stroke('M266 450Q400 470 534 450M264 486Q400 508 536 486', t.line, 2.5, 'opacity=".45"') +
        rect(378, 454, 56, 52, 8, 'none', `stroke="${t.dark}" stroke-width="9"`) +
        path('M438 484l60 90-20 16-52-98Z', s.face(t))
      : row(416, 600, 3, (y) => button(material.walnut, 372, y, 11) + button(material.walnut, 430, y, 11)),
    mirrored(400, stroke('M170 552Q200 566 228 560', t.line, 3, 'opacity=".4"')),
    s.v === 2 && !trench
      ? path(
          'M328 158Q400 120 472 158Q500 190 486 250Q450 190 400 186Q350 190 314 250Q300 190 328 158Z',
          s.ball(s.p.accent),
        )
      : '',
  ].join('')
}

const zip = (s: Sheet, from: number, to: number) =>
  rect(394, from, 12, to - from, 4, s.p.accent.dark) +
  stroke(`M400 ${from}V${to}`, s.p.accent.light, 2.4, 'stroke-dasharray="3 4"') +
  rect(391, from + 60, 18, 40, 6, s.face(material.steel))

/** A hood that lies on the shoulders, edged with fur or not. */
function hood(s: Sheet, edge: Tones | undefined): string {
  const t = s.p
  const outline =
    'M296 214C270 130 320 84 400 84C480 84 530 130 504 214C480 170 440 150 400 150C360 150 320 170 296 214Z'
  const tuft = Array.from({ length: 25 }, (_, i) => {
    const a = Math.PI * (1 + (i + 0.5) / 25)
    const x = 400 + 108 * Math.cos(a)
    const y = 208 + 104 * Math.sin(a)
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(a) * 26 + (i % 3) * 4 - 4)} ${Math.round(Math.sin(a) * 26 - 3)}`
  }).join('')
  return [
    path('M302 212Q330 150 400 146Q470 150 498 212Q450 236 400 300Q350 236 302 212Z', s.lin('v', t.line, t.deep)),
    path(outline, s.lin('d', t.light, t.base, t.dark)),
    edge
      ? stroke('M296 212C300 150 340 112 400 112C460 112 500 150 504 212', edge.base, 40) +
        stroke(tuft, edge.dark, 6) +
        stroke(tuft, edge.light, 3)
      : stroke('M300 212C304 160 342 140 400 140C458 140 496 160 500 212', t.line, 3, 'opacity=".5"'),
  ].join('')
}

function parka(s: Sheet): string {
  const t = s.p
  const cut = cutOf(t, { neck: { shape: 'round', depth: 214 }, hem: 162, open: false })
  return [
    garment(s, cut),
    zip(s, 224, 700),
    path('M406 224H436V700H406Z', s.lin('h', t.light, t.dark), 'opacity=".85"'),
    row(280, 640, 5, (y) => button(t, 422, y, 9)),
    stroke('M262 452Q400 478 538 452', t.line, 3, 'opacity=".45"'),
    mirrored(
      400,
      path('M268 520H356V606Q312 620 262 606Z', s.face(t)) +
        path('M264 512H360V546H264Z', s.lin('v', t.light, t.dark)) +
        stroke('M264 546H360', t.line, 3, 'opacity=".5"'),
    ),
    hood(s, s.v === 1 ? material.graphite : material.rattan),
    mirrored(400, stroke('M368 250v90', s.p.accent.light, 5)),
  ].join('')
}

function puffer(s: Sheet): string {
  const t = s.p
  const cut = cutOf(t, {
    neck: { shape: 'round', depth: 196 },
    waist: 156,
    hem: 164,
    bottom: s.v === 1 ? 700 : 650,
    open: false,
  })
  const channel = row(
    250,
    cut.bottom - 30,
    s.v === 1 ? 8 : 7,
    (y) =>
      stroke(`M200 ${y - 6}Q400 ${y + 22} 600 ${y - 6}`, t.deep, 9, 'opacity=".5"') +
      stroke(`M200 ${y + 8}Q400 ${y + 36} 600 ${y + 8}`, t.glint, 12, 'opacity=".42"'),
  )
  const arm = [260, 330, 400, 470, 540]
    .map(
      (y) =>
        stroke(`M${260 - (y - 200) * 0.24} ${y}l-72 14`, t.deep, 7, 'opacity=".42"') +
        stroke(`M${258 - (y - 200) * 0.24} ${y + 12}l-70 14`, t.glint, 8, 'opacity=".34"'),
    )
    .join('')
  return [
    garment(s, cut),
    group(s.within(bodyOf(cut)), channel),
    mirrored(400, group(s.within(sleeveOf(cut, -1)), arm)),
    path(
      'M322 196Q312 120 336 106Q400 84 464 106Q488 120 478 196Q400 236 322 196Z',
      s.lin('h', t.base, t.light, t.base, t.dark),
    ),
    stroke('M318 150Q400 188 482 150', t.deep, 8, 'opacity=".4"'),
    path('M338 110Q400 90 462 110Q400 134 338 110Z', t.line),
    zip(s, 128, cut.bottom + 10),
  ].join('')
}

function raincoat(s: Sheet): string {
  const t = s.p
  const cut = cutOf(t, { neck: { shape: 'round', depth: 210 }, waist: 150, hem: 176, bottom: 680, open: false })
  const wet = path(
    bodyOf(cut),
    s.lin(
      'h',
      [0, '#ffffff', 0],
      [0.2, '#ffffff', 0.42],
      [0.28, '#ffffff', 0],
      [0.72, '#ffffff', 0],
      [0.78, '#ffffff', 0.26],
      [0.84, '#ffffff', 0],
    ),
  )
  return [
    garment(s, cut),
    wet,
    path('M384 214H432V696H384Z', s.lin('h', t.light, t.base, t.dark)),
    stroke('M384 214V696M432 214V696', t.line, 2.5, 'opacity=".45"'),
    row(250, 650, 6, (y) => button(material.steel, 408, y, 10)),
    mirrored(
      400,
      path('M272 526L352 512L358 548L278 562Z', s.face(t)) +
        stroke('M272 526L352 512L358 548L278 562Z', t.line, 2.5, 'opacity=".5"'),
    ),
    hood(s, undefined),
    stitches('M232 662Q400 694 568 662', t.line),
    s.v === 2 ? stroke('M232 610Q400 640 568 610', '#e9edf0', 9, 'opacity=".8"') : '',
  ].join('')
}

export function coat(s: Sheet): string {
  switch (s.a.form) {
    case 'parka':
      return parka(s)
    case 'puffer':
      return puffer(s)
    case 'raincoat':
      return raincoat(s)
    default:
      return lapelled(s)
  }
}
