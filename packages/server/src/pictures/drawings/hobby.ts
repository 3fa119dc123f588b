/** Crafts, treats, travel and pets, and what is given: donations and gift cards. */

import { material, type Tones, tones } from './palette.ts'
import {
  box,
  circle,
  cloth,
  cylinder,
  ellipse,
  fold,
  gloss,
  ground,
  group,
  mirrored,
  path,
  rect,
  shadow,
  stitches,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

const at = (cx: number, cy: number, r: number, degrees: number) =>
  [cx + r * Math.cos((degrees * Math.PI) / 180), cy + r * Math.sin((degrees * Math.PI) / 180)] as const

/** A bow of ribbon, its knot at the point. */
function bow(s: Sheet, t: Tones, cx: number, cy: number, k: number): string {
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

function chocolateBox(s: Sheet): string {
  const t = s.p
  const cocoa = [tones('#5a3420'), tones('#7b4a2c'), tones('#e8d3b4'), tones('#3c2216')] as const
  const sweet = (x: number, y: number, i: number) => {
    const c = cocoa[i % 4] ?? cocoa[0]
    const drizzle = i % 4 === 2 ? cocoa[0].base : '#f3e3c8'
    return (
      ellipse(x, y + 14, 45, 24, '#2a160c', 'opacity=".55"') +
      (i % 3 === 0
        ? circle(x, y, 38, s.ball(c))
        : i % 3 === 1
          ? rect(x - 36, y - 34, 72, 64, 12, s.ball(c))
          : path(
              `M${x} ${y + 34}C${x - 60} ${y - 10} ${x - 30} ${y - 50} ${x} ${y - 22}C${x + 30} ${y - 50} ${x + 60} ${y - 10} ${x} ${y + 34}Z`,
              s.ball(c),
            )) +
      stroke(`M${x - 22} ${y - 6}q10 -16 20 0t20 -2`, drizzle, 4)
    )
  }
  const heart = s.v === 1
  const tray = heart
    ? 'M400 650C120 480 150 300 280 300C350 300 390 350 400 380C410 350 450 300 520 300C650 300 680 480 400 650Z'
    : 'M150 390H650Q660 390 660 400V636Q660 650 646 650H154Q140 650 140 636V400Q140 390 150 390Z'
  const places = heart
    ? [
        [270, 370],
        [360, 400],
        [450, 400],
        [534, 370],
        [300, 460],
        [400, 480],
        [500, 460],
        [350, 550],
        [450, 550],
        [400, 610],
      ]
    : [0, 1, 2].flatMap((j) => [0, 1, 2, 3, 4].map((i) => [204 + i * 98, 436 + j * 82]))
  return [
    shadow(s, 400, 650, 290, 24),
    heart
      ? group(
          'transform="translate(96 -150) rotate(14 400 400) scale(.84)"',
          path(tray, t.deep, 'transform="translate(6 10)"'),
          path(tray, s.ball(t)),
          bow(s, s.p.accent, 400, 450, 0.8),
        )
      : group(
          '',
          path('M170 150H630L650 392H150Z', s.face(t)),
          path('M186 166H614L630 378H170Z', 'none', `stroke="${s.p.accent.light}" stroke-width="4" opacity=".8"`),
          bow(s, s.p.accent, 400, 270, 0.9),
        ),
    path(tray, t.deep, 'transform="translate(0 12)"'),
    path(tray, s.face(t)),
    group(
      heart ? 'transform="translate(24 28) scale(.94)"' : '',
      heart ? path(tray, '#3a2116') : rect(156, 404, 488, 232, 6, '#3a2116'),
    ),
    ...places.map(([x = 0, y = 0], i) => sweet(x, y, i + (s.v === 2 ? 1 : 0))),
  ].join('')
}

function cookieTin(s: Sheet): string {
  const t = s.p
  const cookie = (cx: number, cy: number, r: number) =>
    circle(cx + 4, cy + 6, r, '#8a5527') +
    circle(cx, cy, r, s.ball(tones('#d9a05c'))) +
    [
      [-0.4, -0.3],
      [0.3, -0.4],
      [0, 0.1],
      [-0.45, 0.35],
      [0.45, 0.3],
      [0.1, 0.6],
      [-0.1, -0.65],
    ]
      .map(([x = 0, y = 0]) => circle(cx + x * r, cy + y * r, r * 0.12, '#4a2a18'))
      .join('')
  return [
    shadow(s, 400, ground, 230),
    s.v === 1 ? '' : cookie(310, 350, 84) + cookie(480, 346, 88) + cookie(396, 310, 90),
    path('M190 400V600Q192 634 240 642Q400 666 560 642Q608 634 610 600V400Z', s.round(t)),
    s.v === 1
      ? cylinder(s, t, 400, 350, 410, 440, 0.12)
      : path(
          'M190 400A210 46 0 0 0 610 400L604 420A204 44 0 0 1 196 420Z',
          s.round({ ...t, base: t.light, light: t.glint, metal: t.metal }),
        ),
    s.v === 1
      ? ellipse(400, 350, 150, 34, s.lin('d', s.p.accent.light, s.p.accent.base)) + bow(s, s.p.accent, 400, 350, 0.7)
      : '',
    ...[0, 1, 2, 3, 4].map((i) => {
      const x = 240 + i * 80
      return turn(
        0,
        x,
        520,
        path(
          `M${x} ${490 + Math.sin(i * 0.78) * 16}l14 22l26 4l-18 20l4 26l-26 -12l-26 12l4 -26l-18 -20l26 -4Z`,
          s.p.accent.light,
          'opacity=".92"',
        ),
      )
    }),
    path('M190 586Q400 640 610 586V600Q608 634 560 642Q400 666 240 642Q192 634 190 600Z', t.deep, 'opacity=".4"'),
    gloss(s, 216, 450, 22, 150, 0.5),
    s.v === 2 ? cookie(600, 620, 60) : '',
  ].join('')
}

function coffeeBag(s: Sheet): string {
  const t = s.p
  const bean = (x: number, y: number, a: number) =>
    turn(
      a,
      x,
      y,
      ellipse(x + 3, y + 6, 27, 18, '#2a160c', 'opacity=".35"'),
      ellipse(x, y, 27, 18, s.ball(tones('#6b4228'))),
      stroke(`M${x - 24} ${y}q12 -9 24 0t24 0`, '#2f1a0e', 4),
    )
  const label = s.v === 1 ? s.p.accent : material.paper
  return [
    shadow(s, 400, ground, 200),
    path(
      'M262 200H538L560 300Q574 470 562 634Q560 650 540 652H260Q240 650 238 634Q226 470 240 300Z',
      s.lin('h', t.dark, t.light, t.base, t.base, t.deep),
    ),
    path('M262 200H538L560 300H240Z', s.lin('v', t.glint, t.base), 'opacity=".55"'),
    path('M240 300L290 420L270 652H260Q240 650 238 634Q226 470 240 300Z', t.deep, 'opacity=".24"'),
    path('M560 300L510 420L530 652H540Q560 650 562 634Q574 470 560 300Z', t.deep, 'opacity=".4"'),
    rect(252, 156, 296, 56, 6, s.fall(t)),
    ...Array.from({ length: 24 }, (_, i) => stroke(`M${262 + i * 12} 160v46`, t.deep, 2, 'opacity=".35"')),
    rect(236, 190, 328, 16, 8, s.fall(s.p.accent)),
    rect(310, 340, 180, 220, s.v === 2 ? 90 : 8, s.face(label)),
    turn(
      -30,
      400,
      430,
      ellipse(400, 430, 52, 36, t.dark === label.dark ? material.walnut.base : s.p.dark),
      stroke('M350 430q26 -18 50 0t50 0', label.light, 7),
    ),
    rect(350, 496, 100, 8, 4, label.line),
    rect(366, 514, 68, 6, 3, label.line, 'opacity=".6"'),
    circle(400, 262, 13, t.deep),
    circle(400, 262, 7, t.light),
    bean(600, 640, 20),
    bean(650, 668, -30),
    bean(560, 672, 60),
    bean(200, 660, -20),
    bean(160, 640, 40),
  ].join('')
}

function giftBasket(s: Sheet): string {
  const t = s.p
  const weave = material.rattan
  const outline = 'M170 450H630L586 634Q582 652 562 654H238Q218 652 214 634Z'
  return [
    shadow(s, 400, ground, 240),
    stroke('M200 450C190 80 610 80 600 450', weave.deep, 26),
    stroke('M198 448C188 78 606 78 598 446', weave.base, 18),
    stroke('M198 448C188 78 606 78 598 446', weave.light, 16, 'stroke-dasharray="10 14" opacity=".7"'),
    rect(250, 250, 70, 220, 18, s.round(tones('#3c5a3c'))),
    rect(266, 190, 38, 80, 8, s.round(tones('#3c5a3c'))),
    rect(264, 180, 42, 40, 6, s.round(material.gold)),
    rect(254, 330, 62, 80, 4, material.paper.light),
    box(s, t, 340, 330, 120, 140, 30),
    bow(s, s.p.accent, 400, 330, 0.45),
    ...[
      [500, 400, '#d5452f'],
      [560, 410, '#e8a03c'],
      [530, 360, '#7da45a'],
    ].map(
      ([x, y, c]) =>
        circle(Number(x), Number(y), 46, s.ball(tones(String(c)))) +
        stroke(`M${x} ${Number(y) - 44}q4 -14 12 -18`, '#5a4030', 5),
    ),
    ...[190, 230, 300, 360, 430, 490, 560, 600].map((x, i) =>
      turn(
        (i % 3) * 20 - 20,
        x,
        450,
        path(`M${x - 30} 462Q${x} 410 ${x + 30} 462Z`, i % 2 ? material.paper.base : material.paper.dark),
      ),
    ),
    path(outline, weave.deep),
    group(
      s.within(outline),
      ...Array.from({ length: 7 }, (_, j) =>
        Array.from({ length: 16 }, (_, i) =>
          rect(166 + i * 30 + (j % 2) * 15, 458 + j * 30, 25, 24, 9, s.lin('d', weave.light, weave.base, weave.dark)),
        ).join(''),
      ),
      path(outline, s.lin('h', [0, weave.deep, 0.3], [0.3, weave.glint, 0.1], [1, weave.deep, 0.5])),
    ),
    rect(156, 440, 488, 26, 13, s.fall(weave)),
    s.v === 1 ? '' : rect(374, 466, 52, 190, 0, s.lin('h', t.light, t.base, t.dark)),
    bow(s, t, 400, 500, s.v === 2 ? 1.1 : 0.9),
  ].join('')
}

function suitcase(s: Sheet): string {
  const t = s.p
  const small = (cx: number, k: number) =>
    group(
      `transform="translate(${cx} 655) scale(${k})"`,
      shadow(s, 0, 0, 170),
      ...[-48, 48].map((x) => rect(x - 7, -600, 14, 170, 4, s.round(material.steel))),
      rect(-66, -616, 132, 30, 14, s.fall(material.black)),
      rect(-160, -450, 320, 424, 44, t.deep, 'transform="translate(8 4)"'),
      rect(-160, -450, 320, 424, 44, s.lin('h', t.dark, t.light, t.base, t.base, t.deep)),
      ...[-108, -64, -20, 24, 68, 112].map((x) =>
        rect(x - 8, -430, 16, 384, 8, s.lin('h', [0, t.glint, 0.5], [0.5, t.glint, 0], [1, t.deep, 0.4])),
      ),
      rect(-160, -250, 320, 12, 0, t.line, 'opacity=".5"'),
      rect(-40, -474, 80, 30, 12, s.fall(material.black)),
      rect(-24, -264, 48, 38, 8, s.fall(material.steel)),
      ...[-116, 116].map(
        (x) =>
          rect(x - 20, -34, 40, 18, 6, material.graphite.base) +
          circle(x, -10, 14, material.black.base) +
          circle(x, -10, 6, material.steel.base),
      ),
      rect(-140, -420, 10, 330, 5, '#ffffff', 'opacity=".45"'),
    )
  return s.v === 1
    ? small(500, 0.72) + small(310, 0.98)
    : s.v === 2
      ? small(400, 0.96) +
        turn(
          8,
          470,
          320,
          path('M466 300h44v84q-22 14-44 0Z', s.face(s.p.accent)),
          stroke('M488 300Q480 250 452 214', s.p.accent.dark, 5),
        )
      : small(400, 1)
}

function backpack(s: Sheet): string {
  const t = s.p
  const body = 'M220 380C220 240 290 180 400 180C510 180 580 240 580 380V600Q578 646 536 650H264Q222 646 220 600Z'
  const pocket = 'M264 460Q264 440 286 438H514Q536 440 536 460V590Q534 616 508 618H292Q266 616 264 590Z'
  return [
    shadow(s, 400, ground, 210),
    stroke('M350 190C350 120 450 120 450 190', t.deep, 22),
    stroke('M350 188C350 120 450 120 448 186', t.base, 12),
    mirrored(400, path('M226 400Q180 410 186 470L196 600Q200 620 226 618Z', s.lin('h', t.dark, t.deep))),
    cloth(s, body),
    path(body, s.lin('h', [0, t.deep, 0.34], [0.25, t.glint, 0.28], [0.55, t.deep, 0], [1, t.deep, 0.42])),
    stroke('M244 410C244 270 300 214 400 214C500 214 556 270 556 410', t.line, 5, 'opacity=".55"'),
    stroke('M244 410C244 270 300 214 400 214C500 214 556 270 556 410', s.p.accent.base, 2.5, 'stroke-dasharray="5 4"'),
    s.v === 1
      ? path(
          'M228 330C240 230 310 186 400 186C490 186 560 230 572 330Q560 400 400 410Q240 400 228 330Z',
          s.lin('v', t.light, t.base, t.dark),
        ) +
        [330, 470]
          .map(
            (x) =>
              rect(x - 13, 370, 26, 120, 6, s.face(material.leather)) +
              rect(x - 18, 430, 36, 28, 5, 'none', `stroke="${material.gold.base}" stroke-width="6"`),
          )
          .join('')
      : '',
    path(pocket, t.deep, 'opacity=".4" transform="translate(4 8)"'),
    cloth(s, pocket, s.v === 2 ? s.p.accent : t),
    path(pocket, s.lin('d', [0, t.glint, 0.3], [0.5, t.glint, 0], [1, t.deep, 0.34])),
    s.v === 1
      ? ''
      : stroke('M276 474H524', t.line, 5, 'opacity=".5"') + rect(500, 466, 12, 40, 5, s.face(material.gold)),
    stitches('M280 600Q282 606 296 606H504Q518 606 520 600', t.line),
    rect(364, s.v === 1 ? 540 : 300, 72, 50, 8, s.face(material.leather)),
    fold(s, t, [300, 240, 6], [276, 440, 40], 0.22),
  ].join('')
}

function petBed(s: Sheet): string {
  const t = s.p
  const pad = material.paper
  const cat = s.v === 1
  const fur = cat ? tones('#7c7f86') : tones('#c08a52')
  return [
    shadow(s, 400, 630, 310, 40),
    path(
      'M90 500C90 420 230 380 400 380C570 380 710 420 710 500V560C710 620 570 650 400 650C230 650 90 620 90 560Z',
      s.lin('h', t.dark, t.light, t.base, t.deep),
    ),
    ellipse(400, 490, 300, 100, s.lin('v', t.light, t.base)),
    ellipse(400, 500, 240, 74, s.lin('v', t.deep, pad.dark)),
    ellipse(400, 512, 226, 62, s.lin('d', pad.glint, pad.light, pad.dark)),
    s.v === 2
      ? [
          path(
            'M330 500q-34 -10 -24 -34q22 -14 36 10h116q14 -24 36 -10q10 24 -24 34q34 10 24 34q-22 14 -36 -10H342q-14 24 -36 10q-10 -24 24 -34Z',
            s.face(tones('#f6ead6')),
          ),
        ].join('')
      : [
          path('M240 500C240 400 330 360 430 370C540 380 580 450 560 510C520 560 280 560 240 500Z', s.ball(fur)),
          path(
            'M540 500C600 520 590 570 500 560C420 556 360 560 330 548',
            'none',
            `stroke="${fur.dark}" stroke-width="30" stroke-linecap="round"`,
          ),
          circle(300, 460, 76, s.ball(fur)),
          cat
            ? path('M240 420L236 350L286 392ZM314 388L362 350L364 416Z', fur.base)
            : path(
                'M236 420C200 430 196 500 224 514C250 500 250 450 256 420ZM350 414C392 420 400 490 374 510C346 500 350 450 340 420Z',
                fur.deep,
              ),
          stroke('M262 466q14 12 28 0M316 466q14 12 28 0', fur.line, 5),
          ellipse(302, 492, 16, 11, '#3a2a2a'),
          stroke('M302 500Q290 516 278 508M302 500Q314 516 326 508', '#3a2a2a', 4),
        ].join(''),
    path(
      'M90 506C110 580 250 606 400 606C550 606 690 580 710 506V560C710 620 570 650 400 650C230 650 90 620 90 560Z',
      s.lin('h', t.dark, t.light, t.base, t.base, t.deep),
    ),
    stroke('M90 508C110 582 250 608 400 608C550 608 690 582 710 508', t.glint, 6, 'opacity=".45"'),
    ...[-200, -100, 0, 100, 200].map((dx) =>
      stroke(`M${400 + dx} ${612 - Math.abs(dx) * 0.08}q${dx * 0.03} 18 ${dx * 0.02} 34`, t.deep, 6, 'opacity=".3"'),
    ),
    rect(366, 614, 68, 26, 6, s.face(s.p.accent)),
  ].join('')
}

function donation(s: Sheet): string {
  const t = s.p
  const heart =
    'M400 420C300 350 262 300 262 244C262 190 304 160 346 160C374 160 392 176 400 196C408 176 426 160 454 160C496 160 538 190 538 244C538 300 500 350 400 420Z'
  const hand = [
    path('M110 560L176 530V690H110Z', s.lin('v', s.p.accent.base, s.p.accent.dark)),
    path(
      'M170 540C220 500 280 500 330 520H440Q470 526 468 552Q464 574 436 574H356L520 560C570 548 616 500 650 488Q690 490 676 522C630 590 560 650 500 664H300C250 664 210 680 170 680Z',
      s.lin('v', material.skin.light, material.skin.base, material.skin.dark),
    ),
    stroke('M356 574H436Q464 574 468 552', material.skin.deep, 4, 'opacity=".5"'),
    stroke('M330 520H440Q470 526 468 552', material.skin.glint, 4, 'opacity=".7"'),
  ].join('')
  return [
    circle(400, 290, 230, s.rad(0.5, 0.5, 0.5, [0, t.glint, 0.7], [1, t.glint, 0])),
    shadow(s, 390, 690, 250, 20),
    hand,
    ellipse(410, 520, 110, 10, '#2a2028', 'opacity=".16"'),
    path(heart, t.deep, 'transform="translate(6 10)"'),
    path(heart, s.ball(t)),
    path(
      'M290 236C290 200 316 184 346 184C330 196 306 220 306 262C300 256 290 250 290 236Z',
      '#ffffff',
      'opacity=".6"',
    ),
    s.v === 1
      ? stroke('M340 290H376L394 250L412 330L428 290H462', '#ffffff', 9, 'opacity=".9"')
      : s.v === 2
        ? path('M386 244H414V276H446V304H414V336H386V304H354V276H386Z', '#ffffff', 'opacity=".92"')
        : '',
    ...[
      [220, 200, 16],
      [580, 180, 20],
      [610, 320, 13],
      [190, 330, 12],
    ].map(([x = 0, y = 0, r = 0]) =>
      group(
        `transform="translate(${x} ${y}) scale(${r / 138})"`,
        group('transform="translate(-400 -290)"', path(heart, t.light, 'opacity=".85"')),
      ),
    ),
  ].join('')
}

function giftCard(s: Sheet): string {
  const t = s.p
  const card = (fill: Tones, dotted: boolean) =>
    [
      rect(128, 258, 560, 350, 30, '#2a2028', 'opacity=".16"'),
      rect(120, 246, 560, 350, 30, s.face({ ...fill, metal: fill.metal })),
      dotted
        ? rect(120, 246, 560, 350, 30, s.print('dot', [fill.glint], 40), 'opacity=".3"')
        : path('M120 480Q300 380 440 470T680 420V566Q680 596 650 596H150Q120 596 120 566Z', fill.dark, 'opacity=".35"'),
      path('M150 246H400L220 596H150Q120 596 120 566V276Q120 246 150 246Z', '#ffffff', 'opacity=".14"'),
    ].join('')
  return [
    ellipse(410, 640, 300, 24, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.34], [1, '#2a2028', 0])),
    s.v === 1 ? turn(12, 400, 440, card(s.p.accent, false)) : '',
    turn(
      -6,
      400,
      420,
      card(t, s.v === 2),
      rect(250, 246, 50, 350, 0, s.lin('h', s.p.accent.light, s.p.accent.base, s.p.accent.dark)),
      rect(120, 390, 560, 50, 0, s.lin('v', s.p.accent.light, s.p.accent.base, s.p.accent.dark)),
      bow(s, s.p.accent, 275, 414, 1.05),
      rect(470, 530, 150, 12, 6, t.glint, 'opacity=".8"'),
      rect(520, 554, 100, 9, 4, t.glint, 'opacity=".5"'),
      rect(560, 282, 84, 58, 10, s.face(material.gold)),
      stroke(
        'M560 302H590V322H560M644 302H614V322H644M590 282V302M614 282V302M590 322V340M614 322V340',
        material.gold.deep,
        3,
        'opacity=".6"',
      ),
    ),
  ].join('')
}

export const hobby = {
  'sewing-machine': sewingMachine,
  yarn,
  'paint-set': paintSet,
  puzzle,
  plush,
  'chocolate-box': chocolateBox,
  'cookie-tin': cookieTin,
  'coffee-bag': coffeeBag,
  'gift-basket': giftBasket,
  suitcase,
  backpack,
  'pet-bed': petBed,
  donation,
  'gift-card': giftCard,
}
