/** Sewing, painting, puzzles and toys. */

import { material, type Tones, tones } from './palette.ts'
import {
  circle,
  copies,
  ellipse,
  ground,
  group,
  path,
  piecesOf,
  rect,
  shadow,
  stitches,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

const at = (cx: number, cy: number, r: number, degrees: number) =>
  [cx + r * Math.cos((degrees * Math.PI) / 180), cy + r * Math.sin((degrees * Math.PI) / 180)] as const

function sewingMachine(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, ground, 300, 26),
    path('M110 600Q110 580 136 578H660Q690 580 690 606V640Q690 656 670 656H130Q110 656 110 640Z', s.fall(t)),
    path('M120 584H670V596H120Z', t.glint, 'opacity=".6"'),
    path('M500 300H650Q668 304 668 330V580H500Z', s.lin('h', t.light, t.base, t.dark)),
    path('M150 240Q154 196 200 192H620Q666 196 668 250V350H520L470 360H300L280 400H170Q150 396 150 370Z', s.fall(t)),
    path('M170 230Q180 208 210 208H610Q640 210 650 232Q420 216 170 250Z', '#ffffff', 'opacity=".5"'),
    path('M168 360H282L274 400H240V440H206V400H176Q164 390 168 360Z', s.lin('h', t.base, t.dark)),
    rect(219, 430, 8, 110, 3, s.round(material.steel)),
    path('M196 540H250L262 568H184Z', s.fall(material.steel)),
    rect(150, 568, 170, 14, 4, s.fall(material.steel)),
    circle(668, 290, 50, s.lin('d', material.graphite.light, material.graphite.deep)),
    circle(668, 290, 28, s.ball(material.steel)),
    rect(330, 240, 130, 84, 12, s.lin('d', '#f7f3ea', '#e3dccd')),
    ...[0, 1, 2].map((i) =>
      stroke(`M346 ${262 + i * 20}q8 -10 16 0t16 0t16 0t16 0t16 0`, i === 1 ? s.p.accent.dark : t.dark, 3),
    ),
    circle(556, 270, 32, s.ball(material.steel)),
    stroke('M556 270V244', material.graphite.deep, 5),
    rect(440, 132, 10, 64, 3, material.steel.base),
    path('M420 140Q446 130 472 140V184Q446 194 420 184Z', s.round(s.p.accent.metal ? tones('#d9644f') : s.p.accent)),
    stroke('M440 150C360 110 250 140 224 230V430', s.p.accent.metal ? '#d9644f' : s.p.accent.dark, 2.5),
    path(
      'M300 574C400 560 520 590 640 574L660 620C540 640 400 610 290 626Z',
      s.face(s.v === 1 ? tones('#7fa6c9') : s.v === 2 ? tones('#e0a5a0') : s.p.accent),
    ),
    stitches('M320 590C420 578 520 606 640 592', material.paper.light, 3),
  ].join('')
}

function yarn(s: Sheet): string {
  const ball = (cx: number, cy: number, r: number, t: Tones) => {
    const disc = `M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}A${r} ${r} 0 0 1 ${cx - r} ${cy}Z`
    const strands = (angle: number, shift: number) =>
      turn(
        angle,
        cx,
        cy,
        ...[-0.72, -0.48, -0.24, 0, 0.24, 0.48, 0.72].map((part) =>
          stroke(
            `M${cx - r} ${cy + part * r + shift}Q${cx} ${cy + part * r - r * 0.34 + shift} ${cx + r} ${cy + part * r + shift}`,
            part > 0.1 ? t.deep : t.glint,
            r * 0.035,
            'opacity=".5"',
          ),
        ),
      )
    return (
      shadow(s, cx, cy + r - 4, r * 0.7) +
      circle(cx, cy, r, s.ball({ ...t, metal: false })) +
      group(s.within(disc), strands(24, 0), group('opacity=".7"', strands(-48, r * 0.1)))
    )
  }
  const [a] = s.p.set
  const needle = (x0: number, y0: number, x1: number, y1: number) =>
    stroke(`M${x0} ${y0}L${x1} ${y1}`, material.wood.dark, 13) +
    stroke(`M${x0 - 2} ${y0 - 2}L${x1 - 2} ${y1 - 2}`, material.wood.light, 6) +
    circle(x0, y0, 17, s.ball(s.p.accent))
  const skein = () =>
    [
      shadow(s, 400, ground, 150),
      path(
        'M290 360C250 380 250 600 290 640Q400 660 510 640C550 600 550 380 510 360Q400 340 290 360Z',
        s.round({ ...a, metal: false }),
      ),
      ...Array.from({ length: 14 }, (_, i) =>
        stroke(`M${272 + i * 19.6} 366q${(i - 7) * 2} 136 0 274`, i % 2 ? a.glint : a.deep, 4, 'opacity=".5"'),
      ),
      path('M262 450Q400 476 538 450V560Q400 588 262 560Z', s.face(material.paper)),
      circle(400, 506, 22, 'none', `stroke="${a.dark}" stroke-width="4"`),
      rect(350, 540, 100, 6, 3, a.dark, 'opacity=".7"'),
      path('M340 356Q400 300 460 356Q400 372 340 356Z', a.dark),
    ].join('')
  const count = piecesOf(s)
  const one = s.a.form === 'cotton' ? skein : () => ball(400, 470, 184, a)
  if (count > 1) return copies(count, s.a.form === 'cotton' ? 320 : 390, s.a.form === 'cotton' ? 320 : 390, one)
  if (s.a.form === 'cotton') return skein() + (s.v === 2 ? stroke('M600 640L700 420', material.steel.base, 12) : '')
  return [
    s.v === 1 ? '' : needle(200, 150, 470, 560) + needle(600, 140, 330, 540),
    ball(390, 470, s.v === 2 ? 160 : 186, a),
    stroke('M540 560C620 600 640 660 560 664C460 668 640 690 700 650', a.dark, 9),
    stroke('M540 558C618 598 636 656 556 660', a.light, 3, 'opacity=".6"'),
  ].join('')
}

/** Pans of colour in a tin, and a brush. */
function watercolour(s: Sheet): string {
  const colours = [
    '#d64541',
    '#ef8b3a',
    '#f4c744',
    '#8fbf4d',
    '#3f9a6c',
    '#3aa6b8',
    '#3c6fc0',
    '#5a4bb0',
    '#9a4fb0',
    '#d25c93',
    '#8a5a3c',
    '#2f3034',
  ]
  return [
    shadow(s, 400, 640, 300, 28),
    path('M150 470L120 250Q118 232 138 232H662Q682 232 680 250L650 470Z', s.lin('d', '#fdfdfb', '#e4e6e6')),
    ...[
      [230, 330, 5],
      [360, 370, 6],
      [500, 320, 1],
    ].map(([x = 0, y = 0, i = 0]) => ellipse(x, y, 54, 30, colours[i] ?? '#fff', 'opacity=".35"')),
    path(
      'M110 470H690L670 624Q668 640 650 640H150Q132 640 130 624Z',
      s.face(s.v === 1 ? material.black : s.v === 2 ? material.steel : material.graphite),
    ),
    rect(134, 484, 532, 130, 8, material.white.base),
    ...colours.map((hex, i) => {
      const x = 144 + (i % 6) * 86
      const y = 490 + Math.floor(i / 6) * 62
      const t = tones(hex)
      return rect(x, y, 78, 54, 6, t.deep) + rect(x + 3, y + 3, 72, 48, 5, s.lin('d', t.light, t.base, t.dark))
    }),
    turn(
      12,
      400,
      660,
      rect(220, 654, 330, 13, 6, s.fall(material.walnut)),
      rect(548, 652, 60, 17, 3, s.fall(material.steel)),
      path('M606 651Q650 652 680 661Q650 670 606 669Z', '#5a3d2c'),
    ),
  ].join('')
}

function paintSet(s: Sheet): string {
  if (s.a.form === 'watercolour') return watercolour(s)
  const rainbow = s.p.multi
    ? s.p.set
    : ([s.p, tones('#e2b23f'), tones('#4f8fb8'), tones('#5d9a62'), tones('#c95a4f')] as const)
  const blobs = rainbow.map((t, i) => {
    const [x, y] = at(390, 470, 170, 190 + i * 50)
    return ellipse(x + 3, y * 0.86 + 70, 46, 34, t.deep, 'opacity=".4"') + ellipse(x, y * 0.86 + 64, 46, 33, s.ball(t))
  })
  const brush = (x: number, angle: number, t: Tones) =>
    turn(
      angle,
      x,
      520,
      rect(x - 8, 230, 16, 300, 8, s.round(s.v === 1 ? material.black : material.wood)),
      rect(x - 11, 196, 22, 50, 3, s.round(material.steel)),
      path(
        `M${x - 11} 198C${x - 18} 160 ${x - 6} 140 ${x} 112C${x + 6} 140 ${x + 18} 160 ${x + 11} 198Z`,
        s.lin('v', t.base, t.light, t.dark),
      ),
    )
  if (s.v === 2) {
    const tube = (x: number, t: Tones) =>
      path(`M${x - 36} 380H${x + 36}L${x + 40} 620H${x - 40}Z`, s.round(material.white)) +
      rect(x - 37, 440, 75, 110, 0, s.round(t)) +
      path(`M${x - 36} 380L${x - 14} 356H${x + 14}L${x + 36} 380Z`, s.round(material.steel)) +
      rect(x - 17, 310, 34, 48, 6, s.round(t)) +
      rect(x - 42, 612, 84, 26, 3, s.fall(material.steel))
    return [shadow(s, 400, 640, 300, 26), ...[160, 280, 400, 520, 640].map((x, i) => tube(x, rainbow[i] ?? s.p))].join(
      '',
    )
  }
  return [
    shadow(s, 400, 640, 260, 34),
    path(
      'M400 306C580 300 690 400 670 500C654 590 560 560 520 580C470 604 520 650 420 652C240 654 120 570 130 470C140 370 260 310 400 306Z',
      material.wood.deep,
      'transform="translate(6 16)"',
    ),
    path(
      'M400 306C580 300 690 400 670 500C654 590 560 560 520 580C470 604 520 650 420 652C240 654 120 570 130 470C140 370 260 310 400 306Z',
      s.face(material.wood),
    ),
    ellipse(380, 596, 44, 28, material.wood.deep),
    ...blobs,
    brush(520, 12, rainbow[0]),
    brush(560, 27, rainbow[2]),
  ].join('')
}

export const crafts = { 'sewing-machine': sewingMachine, yarn, 'paint-set': paintSet }
