/** What stands and hangs in a room, and what keeps it clean, warm and fresh. */

import { material, type Tones, tones } from './palette.ts'
import {
  box,
  cast,
  circle,
  cylinder,
  ellipse,
  gloss,
  ground,
  group,
  path,
  rect,
  shadow,
  stitches,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

const glow = (s: Sheet, cx: number, cy: number, r: number, strength = 0.75) =>
  circle(cx, cy, r, s.rad(0.5, 0.5, 0.5, [0, '#fff0c0', strength], [1, '#fff0c0', 0]))

function lamp(s: Sheet): string {
  const t = s.p
  const base = s.p.metal ? material.white : s.v === 1 ? material.gold : s.p
  const shade = s.p.metal || s.v === 1 ? (s.v === 1 ? s.p : material.paper) : material.paper
  const body =
    s.v === 0
      ? path(
          'M400 380C430 400 490 450 490 530C490 600 450 636 430 645H370C350 636 310 600 310 530C310 450 370 400 400 380Z',
          s.ball(base),
        ) + gloss(s, 342, 470, 22, 110, 0.7)
      : s.v === 1
        ? rect(390, 360, 20, 280, 4, s.round(base)) +
          circle(400, 470, 34, s.ball(base)) +
          circle(400, 560, 46, s.ball(base))
        : [0, 1, 2].map((i) => circle(400, 600 - i * 92, 62 - i * 8, s.ball(t))).join('')
  return [
    shadow(s, 400, ground, 130),
    glow(s, 400, 280, 330, 0.55),
    rect(392, 330, 16, 70, 2, s.round(material.gold)),
    body,
    cylinder(s, s.v === 2 ? material.walnut : material.gold, 400, 636, 650, 180, 0.1),
    path(
      'M300 170H500L580 376Q400 412 220 376Z',
      s.lin('h', shade.dark, shade.light, '#fff8e4', shade.light, shade.dark),
    ),
    path(
      'M300 170H500L580 376Q400 412 220 376Z',
      s.lin('v', [0, '#ffe9b0', 0], [0.7, '#ffe9b0', 0.3], [1, '#ffe9b0', 0.55]),
    ),
    stroke('M220 376Q400 412 580 376', shade.deep, 4, 'opacity=".5"'),
    ellipse(400, 170, 100, 10, shade.dark),
  ].join('')
}

const flame = (s: Sheet, cx: number, y: number, size = 1) =>
  [
    glow(s, cx, y - 20 * size, 150 * size, 0.8),
    stroke(`M${cx} ${y + 14 * size}v${-22 * size}`, '#3a2c28', 4),
    path(
      `M${cx} ${y - 64 * size}C${cx + 26 * size} ${y - 26 * size} ${cx + 22 * size} ${y} ${cx} ${y + 2 * size}C${cx - 22 * size} ${y} ${cx - 24 * size} ${y - 26 * size} ${cx} ${y - 64 * size}Z`,
      s.lin('v', '#ffd76a', '#ffae3d', '#fff3cf'),
    ),
  ].join('')

function candle(s: Sheet): string {
  const t = { ...s.p, metal: false }
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 220),
      flame(s, 280, 350, 0.9),
      cylinder(s, t, 280, 376, 645, 120, 0.13),
      flame(s, 420, 250, 0.9),
      cylinder(s, t, 420, 276, 650, 120, 0.13),
      flame(s, 540, 440, 0.9),
      cylinder(s, t, 540, 466, 648, 104, 0.13),
      ...[234, 374, 498].map((x, i) => gloss(s, x, [400, 304, 490][i] ?? 400, 12, 120, 0.5)),
    ].join('')
  }
  return [
    shadow(s, 400, ground, 160),
    path('M262 390V624Q262 648 290 652Q400 668 510 652Q538 648 538 624V390Z', s.round(t)),
    ellipse(400, 390, 138, 26, s.lin('h', t.light, t.glint, t.dark)),
    ellipse(400, 394, 126, 21, s.lin('d', '#fff6e2', '#f0dfc2')),
    ellipse(400, 396, 50, 8, '#ffe9a8'),
    flame(s, 400, 384),
    gloss(s, 286, 420, 20, 190, 0.7),
    rect(330, 470, 140, 110, 4, material.paper.light),
    rect(338, 478, 124, 94, 2, 'none', `stroke="${t.line}" stroke-width="2" opacity=".5"`),
    path('M400 492q24 24 0 48q-24-24 0-48Z', t.dark),
    rect(362, 550, 76, 5, 2, t.line, 'opacity=".6"'),
    s.v === 2
      ? group(
          'transform="translate(150 254)"',
          ellipse(420, 390, 96, 18, '#2a2028', 'opacity=".2"'),
          cylinder(s, material.wood, 420, 360, 380, 190, 0.12),
        )
      : '',
  ].join('')
}

function vase(s: Sheet): string {
  const t = s.p
  const outline =
    s.v === 1
      ? 'M346 330H454C450 380 560 420 560 520C560 600 500 655 400 655C300 655 240 600 240 520C240 420 350 380 346 330Z'
      : s.v === 2
        ? 'M310 330H490C480 420 520 480 520 540C520 610 480 655 400 655C320 655 280 610 280 540C280 480 320 420 310 330Z'
        : 'M360 340H440C436 400 500 440 506 520C510 590 470 640 450 655H350C330 640 290 590 294 520C300 440 364 400 360 340Z'
  const stem = (x: number, y: number, bend: number) =>
    stroke(`M400 345Q${400 + bend} ${(y + 345) / 2} ${x} ${y}`, '#8a7f54', 5)
  const plume = (x: number, y: number, angle: number) =>
    turn(
      angle,
      x,
      y,
      path(
        `M${x} ${y + 70}C${x - 44} ${y + 20} ${x - 28} ${y - 60} ${x} ${y - 96}C${x + 28} ${y - 60} ${x + 44} ${y + 20} ${x} ${y + 70}Z`,
        s.lin('h', '#f1e3cb', '#dfc7a3', '#c3a67c'),
      ),
      ...[-1, 0, 1].map((i) =>
        stroke(`M${x} ${y + 50}Q${x + i * 20} ${y} ${x + i * 8} ${y - 70}`, '#b39468', 2.5, 'opacity=".6"'),
      ),
    )
  const leaf = (x: number, y: number, angle: number) =>
    turn(angle, x, y, path(`M${x} ${y}q26 -30 0 -76q-26 46 0 76Z`, s.lin('h', material.leaf.light, material.leaf.dark)))
  const stems =
    s.v === 1
      ? stem(300, 150, -20) +
        stem(400, 110, 6) +
        stem(500, 160, 20) +
        [
          [352, 250, -50],
          [372, 200, 40],
          [404, 180, -46],
          [402, 140, 30],
          [330, 190, -30],
          [452, 240, 60],
          [474, 200, 20],
          [300, 160, -20],
          [500, 170, 26],
          [400, 120, 0],
        ]
          .map(([x = 0, y = 0, a = 0]) => leaf(x, y, a))
          .join('')
      : stem(290, 170, -10) +
        stem(400, 140, 0) +
        stem(510, 180, 10) +
        plume(280, 160, -26) +
        plume(520, 170, 28) +
        plume(400, 130, 2)
  return [
    shadow(s, 400, ground, 140),
    stems,
    path(outline, s.ball(t)),
    s.v === 2
      ? group(
          s.within(outline),
          ...Array.from({ length: 9 }, (_, i) =>
            stroke(`M${300 + i * 25} 330Q${280 + i * 30} 500 ${320 + i * 20} 660`, t.deep, 5, 'opacity=".25"'),
          ),
        )
      : '',
    s.v === 0
      ? group(
          s.within(outline),
          rect(200, 500, 400, 26, 0, s.p.accent.base, 'opacity=".8"'),
          rect(200, 536, 400, 8, 0, s.p.accent.base, 'opacity=".8"'),
        )
      : '',
    ellipse(400, s.v === 0 ? 340 : 330, s.v === 0 ? 40 : s.v === 1 ? 54 : 90, 9, t.line),
  ].join('')
}

function pictureFrame(s: Sheet): string {
  const frame = s.p
  const t = s.p.metal ? s.p : frame
  const art =
    s.v === 1
      ? [
          circle(400, 330, 74, '#e2a06c'),
          path('M258 430Q330 350 400 410Q470 340 542 420V560H258Z', '#7d8f86'),
          path('M258 480Q340 420 430 470Q490 440 542 474V560H258Z', '#54685f'),
        ].join('')
      : s.v === 2
        ? [
            path('M300 540V330A100 100 0 0 1 500 330V540Z', '#d9b08c'),
            path('M360 540V400A60 60 0 0 1 480 400V540Z', '#b5654a'),
            circle(340, 290, 44, '#e9cf9a'),
          ].join('')
        : [
            stroke('M400 540C396 440 404 360 396 260', '#5f7a5c', 7),
            ...[
              [-40, 470],
              [40, 440],
              [-44, 400],
              [44, 360],
              [-34, 320],
              [30, 290],
            ].map(([d = 0, y = 0]) =>
              path(
                `M400 ${y + 40}Q${400 + d * 0.6} ${y + 30} ${400 + d * 2} ${y - 16}Q${400 + d * 1.4} ${y + 40} 400 ${y + 40}Z`,
                d < 0 ? '#7d9a76' : '#5f7f60',
              ),
            ),
          ].join('')
  return [
    cast('M190 140H610V680H190Z', 1.2),
    rect(190, 140, 420, 540, 6, s.lin('d', t.glint, t.light, t.base, t.dark)),
    path('M190 140H610L580 170H220V650L190 680Z', t.glint, 'opacity=".35"'),
    path('M610 140V680H190L220 650H580V170Z', t.deep, 'opacity=".4"'),
    rect(218, 168, 364, 484, 2, t.deep),
    rect(222, 172, 356, 476, 0, '#faf7f0'),
    rect(254, 214, 292, 390, 0, s.lin('v', '#f0e6d6', '#e6d6c0')),
    group(s.within('M254 214H546V604H254Z'), art),
    path('M222 172H380L260 648H222Z', '#ffffff', 'opacity=".16"'),
  ].join('')
}

function clock(s: Sheet): string {
  const t = s.p
  const face = s.v === 2 ? t : material.paper
  const mark = s.v === 2 ? t.glint : '#4a4046'
  return [
    circle(416, 424, 252, '#2a2028', 'opacity=".1"'),
    circle(409, 414, 248, '#2a2028', 'opacity=".14"'),
    circle(400, 400, 246, s.lin('d', t.glint, t.light, t.base, t.dark, t.deep)),
    circle(400, 400, 218, t.deep),
    circle(402, 404, 214, face.dark),
    circle(400, 400, 212, s.rad(0.38, 0.3, 0.85, face.glint, face.light, face.base)),
    ...Array.from({ length: 60 }, (_, i) => turn(i * 6, 400, 400, rect(399, 200, 2, 10, 0, mark, 'opacity=".5"'))),
    ...Array.from({ length: 12 }, (_, i) =>
      turn(
        i * 30,
        400,
        400,
        s.v === 1 ? circle(400, 224, i % 3 ? 7 : 13, mark) : rect(395, 204, i % 3 ? 7 : 11, i % 3 ? 26 : 44, 3, mark),
      ),
    ),
    stroke('M400 410L316 322', '#2a202833', 15, 'transform="translate(5 8)"'),
    stroke('M400 400L318 324', mark, 14),
    stroke('M400 400L508 268', mark, 9),
    stroke('M388 452L430 226', s.v === 0 ? t.base : s.p.accent.dark, 4),
    circle(400, 400, 15, s.ball(material.gold)),
    path('M240 250A212 212 0 0 1 500 212L300 586A212 212 0 0 1 240 250Z', '#ffffff', 'opacity=".12"'),
  ].join('')
}

function storageBox(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    const outline = 'M190 390H610L580 636Q576 654 556 654H244Q224 654 220 636Z'
    const weave = Array.from({ length: 8 }, (_, j) =>
      Array.from({ length: 15 }, (_, i) =>
        rect(190 + i * 30 + (j % 2) * 15, 396 + j * 33, 24, 26, 9, s.lin('d', t.light, t.base, t.dark)),
      ).join(''),
    ).join('')
    return [
      shadow(s, 400, 652, 210),
      ellipse(400, 390, 210, 42, t.line),
      path('M250 376Q330 330 420 366Q500 330 556 380Q560 410 400 412Q240 410 250 376Z', s.face(material.paper)),
      path(outline, t.deep),
      group(
        s.within(outline),
        weave,
        path(outline, s.lin('h', [0, t.deep, 0.3], [0.3, t.glint, 0.1], [1, t.deep, 0.5])),
      ),
      stroke('M190 392Q400 456 610 392', t.dark, 24),
      stroke('M190 390Q400 452 610 390', t.light, 16),
      stroke('M190 388Q400 448 610 388', t.glint, 4, 'opacity=".5"'),
    ].join('')
  }
  return [
    shadow(s, 440, 640, 260, 36),
    box(s, t, 170, 400, 380, 240, 110),
    box(s, { ...t, base: t.light }, 158, 350, 404, 64, 116),
    rect(158, 408, 404, 8, 0, t.line, 'opacity=".3"'),
    rect(300, 470, 120, 76, 8, s.face(material.paper)),
    rect(312, 482, 96, 36, 3, 'none', `stroke="${material.gold.base}" stroke-width="4"`),
    rect(330, 528, 60, 8, 3, t.deep, 'opacity=".5"'),
    s.v === 2
      ? group(
          'transform="translate(60 -116) scale(.86)"',
          box(s, s.p.accent, 190, 350, 320, 190, 90),
          box(s, { ...s.p.accent, base: s.p.accent.light }, 180, 300, 340, 56, 95),
          rect(310, 410, 80, 50, 6, s.face(material.paper)),
        )
      : '',
  ].join('')
}

function vacuum(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, 664, 230, 26),
    turn(
      14,
      400,
      640,
      rect(388, 300, 24, 310, 8, s.round(material.steel)),
      path('M352 250H448L456 400Q456 430 426 432H374Q344 430 344 400Z', s.round(t)),
      rect(358, 300, 84, 96, 14, s.lin('h', [0, '#dfeaf0', 0.9], [0.4, '#ffffff', 0.6], [1, '#9fb4be', 0.9])),
      path('M366 380q34 -34 68 -6v18h-68Z', '#8c7c70', 'opacity=".5"'),
      rect(346, 238, 108, 28, 12, s.round(material.graphite)),
      path(
        'M376 242C370 150 384 110 420 104H476Q500 106 498 130C494 180 470 220 446 242H424C450 200 466 170 470 142H432C412 146 408 190 414 242Z',
        s.face(material.graphite),
      ),
      circle(400, 424, 12, s.p.accent.base),
    ),
    path('M210 610Q216 586 250 584H430Q464 586 470 610L482 648Q484 664 464 666H216Q196 664 198 648Z', s.fall(t)),
    path('M198 640H482L484 652Q484 664 464 666H216Q196 664 198 652Z', material.graphite.dark),
    s.v === 1 ? rect(230, 640, 220, 9, 4, '#9fe6ff') : rect(232, 604, 212, 8, 4, t.glint, 'opacity=".6"'),
    circle(336, 606, 24, s.ball(material.graphite)),
  ].join('')
}

function steamMop(s: Sheet): string {
  const t = s.p
  const puff = (x: number, y: number, r: number) =>
    circle(x, y, r, s.rad(0.4, 0.35, 0.6, [0, '#ffffff', 0.95], [1, '#ffffff', 0]))
  return [
    shadow(s, 400, 668, 220, 24),
    turn(
      -10,
      400,
      620,
      rect(390, 150, 20, 480, 8, s.round(material.steel)),
      path('M356 320Q356 300 376 298H424Q444 300 444 320L438 520Q436 556 400 560Q364 556 362 520Z', s.round(t)),
      rect(372, 340, 56, 120, 20, s.lin('h', [0, '#cfe6f0', 0.9], [0.35, '#ffffff', 0.7], [1, '#8fb4c4', 0.9])),
      rect(372, 400, 56, 60, 18, '#7db4d0', 'opacity=".5"'),
      circle(400, 500, 16, s.ball(s.p.accent)),
      path('M380 172C370 120 380 84 410 80Q444 84 436 130L420 176Z', s.round(t)),
      ellipse(412, 124, 12, 24, t.line),
      s.v === 1 ? rect(374, 214, 52, 36, 8, s.round(s.p.accent)) : '',
    ),
    path('M250 640L330 584H500L570 640Z', s.lin('d', t.light, t.base, t.dark)),
    path('M236 640H584Q600 646 596 662Q590 670 574 670H246Q230 670 226 660Q226 646 236 640Z', s.fall(material.white)),
    stitches('M244 654H578', material.white.deep),
    puff(200, 610, 60),
    puff(160, 570, 48),
    puff(600, 606, 62),
    puff(650, 560, 46),
    s.v === 2 ? puff(620, 500, 40) + puff(180, 510, 38) : '',
  ].join('')
}

function iron(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, 640, 290, 28),
    stroke('M612 420C700 380 730 300 690 220', material.graphite.dark, 13),
    path('M110 610C160 560 220 520 300 500H640Q668 502 668 530V610Z', s.fall(t)),
    path(
      'M300 500C330 400 400 340 500 330H600Q650 332 660 380L668 520H580C584 440 570 400 520 398C450 400 420 440 404 500Z',
      s.face(t),
    ),
    path(
      'M320 490C350 410 410 356 500 344H596',
      'none',
      `stroke="${t.glint}" stroke-width="7" stroke-linecap="round" opacity=".6"`,
    ),
    path('M470 336Q540 322 604 332L600 360Q540 352 468 364Z', s.face(material.graphite)),
    path(
      'M170 566Q260 520 330 512H560L548 562Z',
      s.lin('h', [0, '#cfe6f0', 0.85], [0.5, '#ffffff', 0.6], [1, '#9cc0d0', 0.85]),
    ),
    path('M200 560Q260 536 320 536H552L548 562Z', '#7db4d0', 'opacity=".45"'),
    path('M86 632Q96 612 116 606H664Q676 608 676 632Z', s.fall(material.steel)),
    circle(612, 560, 26, s.ball(s.p.accent)),
    stroke('M612 560L612 540', s.p.accent.deep, 4),
    ...(s.v === 1 ? [] : [440, 480].map((x) => circle(x, 476, 9, material.graphite.light))),
    s.v === 2
      ? [150, 120, 180]
          .map((x, i) => circle(x, 560 - i * 30, 40, s.rad(0.4, 0.4, 0.6, [0, '#fff', 0.9], [1, '#fff', 0])))
          .join('')
      : '',
  ].join('')
}

function fan(s: Sheet): string {
  const t = s.p
  const cy = s.v === 1 ? 290 : 330
  const blade = (a: number) =>
    turn(
      a,
      400,
      cy,
      path(
        `M400 ${cy}C360 ${cy - 50} 350 ${cy - 130} 400 ${cy - 160}C460 ${cy - 150} 460 ${cy - 60} 400 ${cy}Z`,
        s.lin('d', t.light, t.base, t.dark),
        'opacity=".92"',
      ),
    )
  const cage = material.steel
  return [
    shadow(s, 400, ground, 150),
    rect(388, cy + 150, 24, 640 - cy - 150, 6, s.round(s.v === 1 ? material.steel : t)),
    cylinder(s, t, 400, 626, 648, 230, 0.12),
    s.v === 1
      ? ''
      : path('M372 520H428L440 600H360Z', s.round(t)) +
        [0, 1, 2].map((i) => circle(378 + i * 22, 570, 6, s.p.accent.light)).join(''),
    circle(400, cy, 196, '#ffffff', 'opacity=".28"'),
    ...(s.v === 2 ? [0, 72, 144, 216, 288] : [0, 120, 240]).map(blade),
    ...Array.from({ length: 28 }, (_, i) =>
      turn(
        i * (360 / 28),
        400,
        cy,
        stroke(`M400 ${cy - 46}Q412 ${cy - 120} 402 ${cy - 196}`, cage.dark, 2.5, 'opacity=".75"'),
      ),
    ),
    ...[80, 120, 160].map(
      (r) => `<circle cx="400" cy="${cy}" r="${r}" fill="none" stroke="${cage.dark}" stroke-width="2" opacity=".6"/>`,
    ),
    `<circle cx="400" cy="${cy}" r="196" fill="none" stroke="${s.lin('d', t.light, t.base, t.deep)}" stroke-width="14"/>`,
    circle(400, cy, 46, s.ball(t)),
    circle(400, cy, 20, s.ball(s.p.accent)),
  ].join('')
}

function heater(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 130),
      glow(s, 400, 400, 300, 0.4),
      cylinder(s, material.graphite, 400, 636, 652, 260, 0.12),
      cylinder(s, t, 400, 160, 640, 210, 0.12),
      path('M320 220Q400 250 480 220V560Q400 590 320 560Z', s.lin('h', '#3a1c16', '#5a241a', '#2a1512')),
      ...Array.from({ length: 9 }, (_, i) =>
        stroke(`M326 ${256 + i * 36}Q400 ${282 + i * 36} 474 ${256 + i * 36}`, i % 2 ? '#ff9a4a' : '#ffc27a', 9),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        stroke(
          `M${334 + i * 26} ${230 + (i === 0 || i === 5 ? 0 : 8)}V${566 + (i === 0 || i === 5 ? 0 : 8)}`,
          material.steel.light,
          3,
        ),
      ),
      circle(400, 168, 16, '#ff9a4a'),
    ].join('')
  }
  const fins = s.v === 2 ? 9 : 7
  const w = 400 / fins
  return [
    shadow(s, 400, ground, 260),
    ...Array.from({ length: fins }, (_, i) => {
      const x = 190 + i * w
      return (
        rect(x, 250, w - 6, 370, 18, s.lin('h', t.light, t.glint, t.base, t.deep)) +
        rect(x + (w - 6) / 2 - 5, 300, 10, 270, 5, t.dark, 'opacity=".5"')
      )
    }),
    rect(184, 276, 412, 26, 10, s.fall(t)),
    rect(184, 566, 412, 26, 10, s.fall(t)),
    rect(580, 260, 70, 350, 16, s.face(material.graphite)),
    circle(615, 330, 22, s.ball(material.steel)),
    stroke('M615 330V314', '#c8452f', 4),
    circle(615, 400, 16, s.ball(material.steel)),
    rect(604, 440, 22, 12, 4, '#ff9a4a'),
    ...[230, 550].map(
      (x) =>
        rect(x - 10, 612, 40, 16, 6, material.graphite.base) +
        circle(x + 10, 638, 16, material.black.base) +
        circle(x + 10, 638, 6, material.steel.light),
    ),
  ].join('')
}

function airPurifier(s: Sheet): string {
  const t: Tones = s.p
  const grey = tones('#3a4048')
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 190),
      rect(230, 200, 340, 446, 60, s.face(t)),
      rect(256, 290, 288, 320, 36, s.lin('d', t.dark, t.deep)),
      ...Array.from({ length: 13 }, (_, i) => rect(276, 306 + i * 23, 248, 9, 4, s.lin('h', t.light, t.base, t.dark))),
      rect(300, 222, 200, 46, 23, s.lin('d', grey.base, grey.deep)),
      circle(400, 245, 14, '#7fe0b0'),
      ...[340, 460].map((x) => circle(x, 245, 5, '#dfe6ea')),
      stroke('M262 226Q300 206 360 206', t.glint, 6, 'opacity=".6"'),
    ].join('')
  }
  const top = s.v === 2 ? 240 : 190
  const bottomHoles = Array.from({ length: 7 }, (_, j) =>
    Array.from({ length: 15 }, (_, i) => {
      const a = ((i - 7) / 7.6) * 1.45
      return ellipse(
        400 + Math.sin(a) * 122,
        470 + j * 22 + Math.cos(a) * 14,
        5 * Math.cos(a) + 0.8,
        6,
        t.line,
        'opacity=".55"',
      )
    }).join(''),
  ).join('')
  return [
    shadow(s, 400, ground, 150),
    cylinder(s, material.graphite, 400, 636, 648, 250, 0.14),
    cylinder(s, t, 400, top, 634, 264, 0.14),
    bottomHoles,
    ellipse(400, top, 112, 31, grey.base),
    ...[90, 70, 50, 30].map(
      (r) =>
        `<ellipse cx="400" cy="${top}" rx="${r}" ry="${r * 0.28}" fill="none" stroke="${grey.light}" stroke-width="4"/>`,
    ),
    `<path d="M268 ${top + 64}A132 37 0 0 0 532 ${top + 64}" fill="none" stroke="#7fe0c0" stroke-width="7"/>`,
    gloss(s, 292, top + 90, 24, 200, 0.55),
    circle(400, top + 150, 20, grey.base),
    circle(400, top + 150, 8, '#7fe0c0'),
  ].join('')
}

export const rooms = {
  lamp,
  candle,
  vase,
  'picture-frame': pictureFrame,
  clock,
  'storage-box': storageBox,
  vacuum,
  'steam-mop': steamMop,
  iron,
  fan,
  heater,
  'air-purifier': airPurifier,
}
