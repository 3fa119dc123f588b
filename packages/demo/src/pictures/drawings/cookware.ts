/** Pots, pans, knives and boards. */

import { steam } from './extras.ts'
import { material, tones } from './palette.ts'
import { circle, ellipse, gloss, ground, group, move, path, piecesOf, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Deep, with straight sides and a lid. */
function saute(s: Sheet): string {
  const t = s.p
  const trim = s.v === 1 ? material.gold : material.steel
  return [
    shadow(s, 350, 620, 270, 34),
    path('M560 430L748 372Q772 368 774 388Q774 402 756 408L590 474Z', s.fall(material.black)),
    stroke('M600 428L740 386', '#ffffff', 5, 'opacity=".35"'),
    stroke('M96 440C50 436 50 500 104 494', t.deep, 20) + stroke('M96 438C54 434 54 496 104 490', t.base, 13),
    path('M100 420V556Q104 600 160 612Q350 640 540 612Q596 600 600 556V420Z', s.round(t)),
    gloss(s, 136, 446, 22, 120, 0.6),
    ellipse(350, 420, 250, 62, t.deep),
    s.v === 2
      ? ellipse(350, 416, 246, 58, s.lin('d', [0, '#ffffff', 0.9], [0.5, '#cfe0e4', 0.55], [1, '#9db8c0', 0.85])) +
        ellipse(350, 418, 180, 36, '#b9793f', 'opacity=".35"')
      : path(
          'M100 414C120 350 240 332 350 332C460 332 580 350 600 414Q560 474 350 474Q140 474 100 414Z',
          s.lin('d', t.glint, t.light, t.base, t.dark),
        ),
    stroke('M102 420Q150 474 350 476Q550 474 598 420', trim.light, 8),
    rect(334, s.v === 2 ? 372 : 306, 32, 34, 4, s.round(trim)),
    ellipse(350, s.v === 2 ? 368 : 302, 44, 17, s.ball(material.black)),
  ].join('')
}

function fryingPan(s: Sheet): string {
  if (s.a.form === 'saute') return saute(s)
  const t = s.p
  const inside = s.v === 1 ? material.steel : s.v === 2 ? material.white : material.black
  return [
    shadow(s, 330, 606, 250, 34),
    path(
      'M470 470L720 372Q748 366 752 388Q752 404 734 410L500 520Z',
      s.fall(s.v === 1 ? material.steel : s.v === 2 ? material.wood : material.black),
    ),
    stroke('M520 466L722 386', '#ffffff', 5, 'opacity=".35"'),
    ellipse(724, 390, 11, 8, '#00000055'),
    path('M90 452C96 540 180 606 330 606C480 606 564 540 570 452Z', s.round(t)),
    path('M120 500C150 570 230 600 330 600C250 590 170 560 140 500Z', t.glint, 'opacity=".35"'),
    ellipse(330, 452, 240, 96, s.lin('h', t.light, t.glint, t.base, t.dark)),
    ellipse(330, 456, 226, 86, s.lin('h', inside.deep, inside.dark, inside.base)),
    ellipse(330, 474, 184, 60, s.lin('d', inside.light, inside.base, inside.dark)),
    path('M180 452Q230 420 320 420Q240 436 206 480Z', '#ffffff', 'opacity=".3"'),
    circle(496, 488, 7, material.steel.light),
    circle(520, 478, 7, material.steel.light),
    s.v === 0
      ? group(
          'transform="translate(0 4)"',
          path('M270 470C250 440 310 424 350 436C410 430 420 470 390 492C350 512 280 504 270 470Z', '#fffdf6'),
          ellipse(338, 466, 34, 22, s.ball(tones('#f2b53a'))),
        )
      : '',
  ].join('')
}

/** Tall and straight. */
function stockpot(s: Sheet): string {
  const t = s.p
  const trim = s.p.metal ? material.black : s.v === 1 ? material.gold : material.steel
  return [
    s.v === 2 ? steam(s, 400, 190) : '',
    shadow(s, 400, ground, 200),
    ...[-1, 1].map(
      (side) =>
        stroke(
          `M${400 + side * 186} 360C${400 + side * 260} 350 ${400 + side * 260} 440 ${400 + side * 186} 424`,
          trim.deep,
          24,
        ) +
        stroke(
          `M${400 + side * 186} 358C${400 + side * 256} 348 ${400 + side * 256} 436 ${400 + side * 186} 420`,
          trim.light,
          13,
        ),
    ),
    path('M212 290V606Q214 640 262 648Q400 668 538 648Q586 640 588 606V290Z', s.round(t)),
    gloss(s, 244, 326, 24, 270, 0.6),
    stroke('M212 596Q400 640 588 596', t.deep, 5, 'opacity=".35"'),
    ellipse(400, 290, 188, 42, t.deep),
    path(
      'M206 284C216 240 310 222 400 222C490 222 584 240 594 284Q540 330 400 330Q260 330 206 284Z',
      s.lin('d', t.glint, t.light, t.base, t.dark),
    ),
    stroke('M208 290Q262 334 400 334Q538 334 592 290', trim.light, 8),
    rect(384, 192, 32, 34, 4, s.round(trim)),
    ellipse(400, 188, 44, 18, s.ball(trim)),
  ].join('')
}

/** A stockpot, a casserole and a pan. */
const cookwareSet = (s: Sheet): string =>
  [
    group('transform="translate(244 -28) scale(.72)"', stockpot(s)),
    group('transform="translate(-6 200) scale(.62 .6)"', dutchOven(s)),
    group('transform="translate(232 262) scale(.66)"', fryingPan(s.in(s.p, s.v === 0 ? 1 : s.v))),
    s.v === 1 ? group('transform="translate(40 20) scale(.42)"', dutchOven(s)) : '',
  ].join('')

function pot(s: Sheet): string {
  if (s.a.form === 'stockpot') return stockpot(s)
  return s.a.form === 'cookware' ? cookwareSet(s) : dutchOven(s)
}

function dutchOven(s: Sheet): string {
  const t = s.p
  const trim = s.p.metal ? material.black : s.v === 1 ? material.gold : material.steel
  const handles = [-1, 1]
    .map(
      (side) =>
        stroke(
          `M${400 + side * 222} 424C${400 + side * 300} 410 ${400 + side * 300} 486 ${400 + side * 220} 470`,
          t.deep,
          28,
        ) +
        stroke(
          `M${400 + side * 222} 422C${400 + side * 298} 408 ${400 + side * 298} 484 ${400 + side * 220} 468`,
          t.base,
          20,
        ),
    )
    .join('')
  return [
    s.v === 2 ? steam(s, 400, 240) : '',
    shadow(s, 400, ground, 230),
    handles,
    path('M176 380V600Q178 640 230 648Q400 672 570 648Q622 640 624 600V380Z', s.round(t)),
    path(
      'M176 560V600Q178 640 230 648Q400 672 570 648Q622 640 624 600V560Q600 610 400 612Q200 610 176 560Z',
      t.deep,
      'opacity=".3"',
    ),
    gloss(s, 212, 410, 26, 190, 0.6),
    ellipse(400, 380, 224, 52, t.deep),
    path(
      'M170 372C180 300 290 272 400 272C510 272 620 300 630 372Q560 424 400 424Q240 424 170 372Z',
      s.lin('d', t.glint, t.light, t.base, t.dark),
    ),
    path(
      'M170 366Q240 418 400 418Q560 418 630 366L632 378Q560 432 400 432Q240 432 168 378Z',
      s.lin('h', trim.dark, trim.glint, trim.base, trim.deep),
    ),
    path('M230 340C270 304 330 292 400 290C320 306 280 330 256 366Z', '#ffffff', 'opacity=".45"'),
    rect(384, 246, 32, 34, 4, s.round(trim)),
    ellipse(400, 240, 46, 20, s.ball(trim)),
  ].join('')
}

function knifeSet(s: Sheet): string {
  const handle = s.p
  const wood = s.v === 1 ? material.black : s.v === 2 ? material.wood : material.walnut
  const grip = (x: number, y: number, long: number) =>
    turn(
      -22,
      x,
      y,
      rect(x - 13, y - long, 26, long, 10, s.round(handle)),
      ...[0.25, 0.5, 0.75].map((part) =>
        circle(x, y - long * part, 4, handle.metal ? handle.deep : material.steel.light),
      ),
      rect(x - 15, y - 10, 30, 14, 2, s.round(material.steel)),
    )
  return [
    shadow(s, 380, ground, 210),
    // The block counts as a piece.
    ...Array.from({ length: piecesOf(s, 8) - 1 }, (_, i) => {
      const rows = piecesOf(s, 8) > 8 ? 3 : 2
      const row = i % rows
      const place = Math.floor(i / rows) / Math.max(1, Math.ceil((piecesOf(s, 8) - 1) / rows) - 1)
      return grip(Math.round(270 + place * 190 + row * 34), Math.round(396 - place * 78 + row * 44), 186 - row * 62)
    }),
    path(
      'M230 420L480 316L590 400V640Q590 654 574 654H250Q230 654 230 636Z',
      s.lin('d', wood.light, wood.base, wood.dark),
    ),
    path('M230 420L480 316L560 378L310 490Z', s.lin('d', wood.glint, wood.light)),
    path('M310 490L560 378L590 400V640Q590 654 574 654H310Z', s.lin('h', wood.base, wood.deep)),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M244 ${470 + i * 44}Q270 ${462 + i * 44} 300 ${482 + i * 44}`, wood.deep, 2, 'opacity=".4"'),
    ),
    rect(410, 560, 90, 30, 5, s.face(material.steel), 'opacity=".9"'),
  ].join('')
}

/** Boards of falling size, one before the other. */
function cuttingBoard(s: Sheet): string {
  const count = piecesOf(s)
  if (count === 1) return board(s)
  return Array.from({ length: count }, (_, i) => {
    const k = 0.92 - (i * 0.5) / count
    return group(
      `transform="translate(${250 - 350 * k + i * 120} ${690 - 690 * k}) scale(${k})"`,
      board(s.in(s.p, s.v === 1 ? 1 : 2)),
    )
  }).join('')
}

function board(s: Sheet): string {
  const wooden = s.p.metal || s.v === 1 ? material.wood : s.p
  const outline =
    s.v === 1
      ? 'M170 340Q170 310 200 310H560Q590 310 592 340V384H650Q690 386 690 424Q690 462 650 464H592V520Q590 548 560 548H200Q172 548 170 520Z'
      : 'M250 150H366Q376 84 400 84Q424 84 434 150H550Q580 152 580 182V620Q578 650 548 652H252Q222 650 220 620V182Q222 152 250 150Z'
  const grain =
    s.v === 1
      ? [350, 400, 446, 500]
          .map((y, i) => stroke(`M186 ${y}Q330 ${y + (i % 2 ? 16 : -14)} 580 ${y}`, wooden.deep, 3, 'opacity=".3"'))
          .join('')
      : [270, 330, 400, 466, 530]
          .map((x, i) => stroke(`M${x} 170Q${x + (i % 2 ? 20 : -18)} 380 ${x} 640`, wooden.deep, 3, 'opacity=".3"'))
          .join('')
  const tomato = (cx: number, cy: number, r: number) =>
    ellipse(cx + 8, cy + r * 0.86, r, r * 0.3, '#2a2028', 'opacity=".25"') +
    circle(cx, cy, r, s.ball(tones('#d5452f'))) +
    path(`M${cx} ${cy - r}q-20 -10 -26 6q18 -2 26 10q8 -12 26 -10q-8 -18 -26 -6Z`, '#5f8a4a')
  return [
    move(
      0,
      0,
      ...[24, 16, 8].map((by, i) => move(by * 0.7, by, path(outline, '#2a2028', `opacity="${0.05 + i * 0.02}"`))),
    ),
    move(7, 9, path(outline, wooden.deep)),
    path(outline, s.face(wooden)),
    group(s.within(outline), grain),
    s.v === 1 ? circle(652, 424, 15, wooden.line) : circle(400, 124, 16, wooden.line),
    stroke(outline, wooden.glint, 3, 'opacity=".5"'),
    s.v === 1
      ? tomato(300, 420, 50) + tomato(386, 450, 42)
      : s.v === 0
        ? turn(
            28,
            420,
            400,
            path('M390 240H430V300H390Z', s.round(material.black)),
            rect(384, 190, 44, 110, 12, s.round(material.black)),
            path('M386 300H432Q440 440 400 560Q384 440 386 300Z', s.lin('h', '#f4f6f8', '#b8c0c8', '#e8ecef')),
          )
        : tomato(330, 520, 46) +
          tomato(430, 560, 40) +
          [0, 1, 2]
            .map((i) =>
              turn(
                -20 + i * 20,
                440,
                400,
                path('M440 420q30 -50 0 -110q-30 60 0 110Z', s.lin('h', material.leaf.light, material.leaf.dark)),
              ),
            )
            .join(''),
  ].join('')
}

export const cookware = {
  'frying-pan': fryingPan,
  pot,
  'knife-set': knifeSet,
  'cutting-board': cuttingBoard,
}
