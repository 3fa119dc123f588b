/** Jeans, trousers and leggings. */

import { ribs } from './cut.ts'
import { material } from './palette.ts'
import { cast, cloth, ellipse, fold, group, path, rect, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Two legs: the half width that the hem gains, and how far down it is. */
function legs(hem: number, bottom = 700): string {
  const knee = Math.max(0, -hem) * 0.6
  return `M292 122Q400 138 508 122L526 250C${540 - knee} 400 ${528 - knee} ${bottom - 140} ${516 + hem} ${bottom}Q${470 + hem} ${bottom + 12} ${424} ${bottom + 2}C424 560 420 440 404 322H396C380 440 376 560 376 ${bottom + 2}Q${330 - hem} ${bottom + 12} ${284 - hem} ${bottom}C${272 + knee} ${bottom - 140} ${260 + knee} 400 274 250Z`
}

function jeans(s: Sheet): string {
  const t = s.p
  const hem = s.a.form === 'bootcut' ? 26 : s.a.form === 'slim-leg' ? -26 : 0
  const low = s.a.length === 'cropped' ? 610 : 700
  const outline = legs(hem, low)
  const thread = s.p.accent.light
  const faded = s.rad(0.5, 0.5, 0.5, [0, t.glint, 0.5], [1, t.glint, 0])
  return [
    cast(outline),
    path('M300 120Q400 100 500 120Q400 146 300 120Z', t.deep),
    cloth(s, outline),
    path(
      outline,
      s.lin(
        'h',
        [0, t.deep, 0.4],
        [0.25, t.deep, 0],
        [0.48, t.deep, 0.3],
        [0.52, t.deep, 0.36],
        [0.75, t.deep, 0],
        [1, t.deep, 0.5],
      ),
    ),
    ellipse(326, 410, 40, 170, faded),
    ellipse(474, 410, 40, 170, faded),
    group(
      s.within(outline),
      stroke(
        'M396 330Q356 342 330 334M396 344Q360 366 334 366M404 330Q444 342 470 334M404 344Q440 366 466 366',
        t.deep,
        5,
        'opacity=".3"',
      ),
      stroke('M292 520Q330 536 368 522M300 544Q334 556 370 546M432 522Q470 536 508 520', t.deep, 5, 'opacity=".2"'),
    ),
    path('M292 122Q400 138 508 122L511 156Q400 174 289 156Z', s.lin('h', t.base, t.light, t.base, t.dark)),
    stitches('M289 153Q400 170 511 153', thread),
    stroke('M289 158Q400 176 511 158', t.line, 2.5, 'opacity=".55"'),
    stroke('M400 172V322', t.line, 3, 'opacity=".6"'),
    stitches('M408 176V270Q406 296 400 306M426 174V268Q424 304 402 320', thread),
    stitches('M302 162Q308 222 372 216M498 162Q492 222 428 216', thread),
    stroke('M298 162Q304 228 374 222M502 162Q496 228 430 222', t.line, 2, 'opacity=".5"'),
    ...[322, 478, 362, 438].map(
      (at) =>
        rect(at - 5, 124, 10, 40, 3, t.base) +
        rect(at - 5, 124, 10, 40, 3, 'none', `stroke="${t.line}" stroke-opacity=".5" stroke-width="1.5"`),
    ),
    `<circle cx="400" cy="149" r="9" fill="${material.gold.dark}"/><circle cx="398" cy="147" r="6" fill="${material.gold.light}"/>`,
    stitches(
      `M${284 - hem} ${low - 18}Q330 ${low - 8} 376 ${low - 16}M424 ${low - 16}Q470 ${low - 8} ${516 + hem} ${low - 18}`,
      thread,
    ),
    s.v === 2 ? stroke('M300 196q30 30 62 26', thread, 3) + stroke('M500 196q-30 30-62 26', thread, 3) : '',
    s.v === 1
      ? path('M300 430q24 12 52 2M302 450q24 12 48 4', 'none', `stroke="${t.glint}" stroke-width="6" opacity=".6"`)
      : '',
  ].join('')
}

function trousers(s: Sheet): string {
  const t = s.p
  const leggings = s.a.form === 'leggings'
  const pullOn = s.a.form === 'pull-on'
  const wide = s.a.form === 'wide-leg' ? 50 : leggings ? -40 : 2
  const low = s.a.length === 'cropped' ? 610 : 700
  const outline = legs(wide, low)
  return [
    cast(outline),
    path('M300 120Q400 100 500 120Q400 146 300 120Z', t.deep),
    cloth(s, outline),
    path(
      outline,
      s.lin(
        'h',
        [0, t.deep, 0.34],
        [0.22, t.glint, 0.12],
        [0.48, t.deep, 0.3],
        [0.52, t.deep, 0.36],
        [0.74, t.glint, 0.06],
        [1, t.deep, 0.46],
      ),
    ),
    group(
      s.within(outline),
      fold(s, t, [334, 200, 12], [330 - wide / 2, 710, 26], leggings ? 0.16 : 0.5),
      fold(s, t, [466, 200, 12], [470 + wide / 2, 710, 26], leggings ? 0.16 : 0.5),
    ),
    leggings
      ? ''
      : stroke(
          `M340 160Q332 420 ${330 - wide / 2} ${low + 4}M460 160Q468 420 ${470 + wide / 2} ${low + 4}`,
          t.line,
          2.5,
          'opacity=".4"',
        ),
    path(
      leggings
        ? 'M292 122Q400 138 508 122L516 196Q400 216 284 196Z'
        : 'M292 122Q400 138 508 122L511 160Q400 178 289 160Z',
      s.lin('h', t.base, t.light, t.base, t.dark),
    ),
    stroke(leggings ? 'M284 196Q400 216 516 196' : 'M289 160Q400 178 511 160', t.line, 2.5, 'opacity=".5"'),
    leggings || pullOn
      ? ''
      : stroke('M400 138V322M414 176V262Q412 296 400 312', t.line, 2.5, 'opacity=".45"') +
        rect(386, 142, 40, 14, 7, s.face(material.steel)),
    pullOn
      ? ribs(t, 294, 506, 126, 36, 16) + stroke('M386 158q-8 40-22 58M414 158q8 40 22 58', s.p.accent.base, 5)
      : '',
    leggings
      ? stroke('M400 216V320', t.line, 2, 'opacity=".3"')
      : stroke('M298 166L280 246M502 166L520 246', t.line, 3, 'opacity=".5"'),
    s.v === 2 && !leggings
      ? stroke(
          `M${268 - wide} ${low - 14}Q330 ${low} 378 ${low - 8}M422 ${low - 8}Q470 ${low} ${532 + wide} ${low - 14}`,
          t.line,
          3,
          'opacity=".5"',
        )
      : '',
    s.v === 1
      ? stroke(
          `M282 260Q268 480 ${280 - wide} ${low - 6}M518 260Q532 480 ${520 + wide} ${low - 6}`,
          leggings ? s.p.accent.base : t.line,
          leggings ? 7 : 2.5,
          'opacity=".55"',
        )
      : '',
  ].join('')
}

export const bottoms = { jeans, trousers }
