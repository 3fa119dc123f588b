/** Socks and gloves, in pairs. */

import { ribs } from './cut.ts'
import { material, type Palette } from './palette.ts'
import { cast, cloth, copies, fold, group, path, piecesOf, rect, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

function sockPair(s: Sheet, t: Palette): string {
  const outline =
    'M250 150Q320 136 392 150C392 280 384 380 404 430C440 470 540 500 568 552Q588 620 528 640C440 656 320 600 268 540C236 490 252 260 250 150Z'
  const bands = s.a.pattern ? [] : s.v === 0 ? [210, 240] : s.v === 1 ? [250, 286] : []
  const sock = [
    cast(outline, 0.7),
    cloth(s, outline, t),
    path(outline, s.lin('h', [0, t.deep, 0.3], [0.2, t.glint, 0.2], [0.5, t.deep, 0], [1, t.deep, 0.34])),
    group(
      s.within(outline),
      path('M230 470Q330 470 330 590L240 640Z', s.face(s.p.accent)),
      path('M500 480Q470 560 520 660H620V480Z', s.face(s.p.accent)),
      ...bands.map((y) => stroke(`M240 ${y}Q320 ${y + 14} 400 ${y}`, s.p.accent.base, 13)),
      fold(s, t, [330, 200, 10], [360, 460, 40], 0.3),
      stroke('M272 470Q340 480 402 440', t.deep, 6, 'opacity=".25"'),
    ),
    path('M248 140Q320 126 394 140V190Q320 204 248 190Z', s.lin('h', t.base, t.light, t.dark)),
    ribs(t, 250, 392, 146, 44),
    stroke('M248 190Q320 204 394 190', t.line, 2, 'opacity=".4"'),
  ].join('')
  return group('transform="translate(86 -30) rotate(-3 400 400)"', sock) + group('transform="translate(-66 34)"', sock)
}

/** As many pairs as the pack has. */
const socks = (s: Sheet): string => copies(piecesOf(s), 470, 560, () => sockPair(s, s.p))

function gloves(s: Sheet): string {
  const t = s.p
  const fingers = [
    [322, 330, 304, 190],
    [366, 320, 362, 150],
    [412, 322, 420, 162],
    [454, 340, 474, 214],
  ] as const
  const palm = 'M296 330Q300 300 384 298Q470 300 478 340L470 470Q468 520 460 560H312Q308 500 296 440Z'
  const glove = [
    cast(palm, 0.8),
    stroke('M312 450Q264 410 244 350', t.dark, 50),
    stroke('M312 448Q266 408 246 350', t.base, 44),
    stroke('M252 372Q248 356 244 346', t.light, 18),
    ...fingers.map(
      ([x0, y0, x1, y1]) =>
        stroke(`M${x0 + 3} ${y0}L${x1 + 3} ${y1 + 3}`, t.dark, 46) +
        stroke(`M${x0} ${y0}L${x1} ${y1}`, t.base, 43) +
        stroke(`M${x0 - 8} ${y0 - 20}L${x1 - 7} ${y1 + 4}`, t.light, 12, 'opacity=".8"'),
    ),
    cloth(s, palm),
    [344, 386, 430].map((x) => stroke(`M${x} 330Q${x - 2} 380 ${x - 4} 420`, t.line, 3, 'opacity=".4"')).join(''),
    stroke('M310 470Q330 440 318 410', t.line, 3, 'opacity=".35"'),
    path(
      'M306 540Q386 556 466 540L474 650Q386 668 298 650Z',
      s.v === 1 ? s.lin('h', s.p.accent.base, s.p.accent.light, s.p.accent.dark) : s.lin('h', t.base, t.light, t.dark),
    ),
    s.v === 2 ? rect(366, 556, 40, 16, 8, s.face(material.gold)) : ribs(t, 306, 468, 552, 98, 6),
    stroke('M306 540Q386 556 466 540', t.line, 3, 'opacity=".4"'),
  ].join('')
  return (
    group('transform="translate(140 -12) rotate(9 400 640) scale(.92)"', glove) +
    turn(-9, 400, 640, group('transform="matrix(-.92 0 0 .92 630 30)"', glove))
  )
}

export const hosiery = { socks, gloves }
