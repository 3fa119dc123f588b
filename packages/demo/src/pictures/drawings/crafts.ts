/** Sewing, painting, puzzles and toys. */

import { bow } from './extras.ts'
import { material, type Tones, tones } from './palette.ts'
import { circle, ellipse, ground, group, mirrored, path, rect, shadow, stitches, stroke, turn } from './shapes.ts'
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
  const [a, b, c] = s.p.set
  const needle = (x0: number, y0: number, x1: number, y1: number) =>
    stroke(`M${x0} ${y0}L${x1} ${y1}`, material.wood.dark, 13) +
    stroke(`M${x0 - 2} ${y0 - 2}L${x1 - 2} ${y1 - 2}`, material.wood.light, 6) +
    circle(x0, y0, 17, s.ball(s.p.accent))
  if (s.v === 1)
    return ball(300, 540, 116, b) + ball(530, 530, 126, a) + needle(600, 150, 360, 520) + ball(412, 370, 120, c)
  return [
    s.v === 2 ? ball(580, 560, 96, b) : '',
    needle(200, 150, 470, 560),
    needle(600, 140, 330, 540),
    ball(390, 470, 186, a),
    stroke('M540 560C620 600 640 660 560 664C460 668 640 690 700 650', a.dark, 9),
    stroke('M540 558C618 598 636 656 556 660', a.light, 3, 'opacity=".6"'),
  ].join('')
}

function paintSet(s: Sheet): string {
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

function puzzle(s: Sheet): string {
  const [a, b, c, d] = s.p.set
  /** A piece 190 wide with a knob on the right and one below, sockets where its neighbours' knobs come. */
  const piece = (x: number, y: number, t: Tones, right: boolean, below: boolean, left: boolean, above: boolean) => {
    const top = above ? 'h66c-14 40 72 40 58 0h66' : 'h190'
    const east = right ? 'v66c40 -14 40 72 0 58v66' : 'v190'
    const south = below ? 'h-66c14 40 -72 40 -58 0h-66' : 'h-190'
    const west = left ? 'v-66c40 14 40 -72 0 -58v-66' : 'v-190'
    const outline = `M${x} ${y}${top}${east}${south}${west}Z`
    return (
      path(outline, t.deep, 'transform="translate(5 9)"') +
      path(outline, s.face(t)) +
      stroke(outline, t.glint, 3, 'opacity=".45"')
    )
  }
  const lifted = (content: string) =>
    s.v === 1
      ? group(
          'transform="translate(52 -46) rotate(8 500 280)"',
          ellipse(520, 420, 120, 30, '#2a2028', 'opacity=".14"'),
          content,
        )
      : content
  return [
    ellipse(410, 620, 260, 40, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.36], [1, '#2a2028', 0])),
    piece(400, 420, d, false, false, true, true),
    piece(210, 420, c, true, false, false, true),
    lifted(piece(400, 230, b, false, true, true, false)),
    piece(210, 230, a, true, true, false, false),
    s.v === 2
      ? turn(
          -18,
          160,
          640,
          group('transform="translate(40 430) scale(.6)"', piece(120, 220, b, true, true, false, false)),
        )
      : '',
  ].join('')
}

function plush(s: Sheet): string {
  const fur = s.p.metal || s.p.multi ? material.rattan : s.p
  const soft = tones('#f3e3cf')
  const ear =
    s.v === 1
      ? path('M330 230C290 120 320 40 356 60C392 90 384 190 372 240Z', s.ball(fur)) +
        path('M342 214C318 140 334 90 352 98C370 118 364 180 360 220Z', tones('#e7b0ac').base, 'opacity=".8"')
      : circle(288, 214, 62, s.ball(fur)) + circle(292, 218, 34, soft.base)
  return [
    shadow(s, 400, ground, 190),
    mirrored(400, path('M270 430C200 440 170 520 190 560C214 590 260 560 290 500Z', s.ball(fur))),
    ellipse(400, 520, 150, 140, s.ball(fur)),
    ellipse(396, 536, 92, 92, s.rad(0.4, 0.3, 0.8, soft.glint, soft.light, soft.base)),
    mirrored(
      400,
      ellipse(280, 612, 76, 54, s.ball(fur)) +
        ellipse(270, 618, 44, 34, soft.base) +
        circle(254, 596, 9, soft.dark) +
        circle(274, 590, 9, soft.dark) +
        circle(294, 598, 9, soft.dark),
    ),
    mirrored(400, ear),
    ellipse(400, 292, 142, 124, s.ball(fur)),
    ellipse(400, 336, 66, 50, s.rad(0.4, 0.3, 0.8, soft.glint, soft.light, soft.base)),
    path('M376 314Q400 302 424 314Q420 338 400 342Q380 338 376 314Z', '#3a2a2a'),
    stroke('M400 342V356M400 356Q384 374 368 362M400 356Q416 374 432 362', '#3a2a2a', 4),
    mirrored(
      400,
      circle(346, 276, 15, '#241c1e') +
        circle(341, 270, 5, '#ffffff') +
        ellipse(312, 330, 22, 14, '#e58c8c', 'opacity=".4"'),
    ),
    bow(s, s.v === 2 ? tones('#c63a3a') : s.p.accent, 400, 418, 0.6),
  ].join('')
}

export const crafts = { 'sewing-machine': sewingMachine, yarn, 'paint-set': paintSet, puzzle, plush }
