/** What stands and hangs in a room. */

import { glow } from './extras.ts'
import { material } from './palette.ts'
import {
  box,
  cast,
  circle,
  copies,
  cylinder,
  ellipse,
  gloss,
  ground,
  group,
  path,
  piecesOf,
  rect,
  shadow,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Low, with a round shade. */
function bedside(s: Sheet): string {
  const base = s.p.metal ? s.p : s.v === 1 ? { ...s.p, metal: false } : s.p
  return [
    shadow(s, 400, ground, 120),
    glow(s, 400, 330, 260, 0.5),
    s.v === 2
      ? path('M330 650L372 430H428L470 650Z', s.round(base))
      : path(
          'M400 430C440 446 474 490 474 550C474 606 450 640 436 648H364C350 640 326 606 326 550C326 490 360 446 400 430Z',
          s.ball(base),
        ),
    s.v === 1
      ? [480, 520, 560, 600]
          .map((y) => stroke(`M332 ${y}Q400 ${y + 14} 468 ${y}`, base.deep, 4, 'opacity=".35"'))
          .join('')
      : gloss(s, 350, 500, 16, 90, 0.6),
    rect(392, 392, 16, 48, 2, s.round(material.gold)),
    path(
      'M292 270Q292 236 330 232H470Q508 236 508 270L520 402Q400 430 280 402Z',
      s.lin('h', '#d9c7a4', '#fff8e4', '#fff3d0', '#e2cfa8'),
    ),
    path(
      'M292 270Q292 236 330 232H470Q508 236 508 270L520 402Q400 430 280 402Z',
      s.lin('v', [0, '#ffe9b0', 0], [1, '#ffe9b0', 0.55]),
    ),
    stroke('M280 402Q400 430 520 402', '#bfa678', 4, 'opacity=".6"'),
  ].join('')
}

const lamp = (s: Sheet): string =>
  s.a.form === 'bedside-lamp' ? copies(piecesOf(s), 250, 430, () => bedside(s)) : tableLamp(s)

function tableLamp(s: Sheet): string {
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
  if (s.a.form === 'flameless') {
    const heights = [250, 360, 200, 300, 230, 330]
    return copies(piecesOf(s, 3), 150, 420, (i) => {
      const top = 650 - (heights[(i + s.v) % 6] ?? 280)
      return (
        shadow(s, 400, ground, 80) +
        flame(s, 400, top - 26, 0.9) +
        cylinder(s, t, 400, top, 648, 124, 0.13) +
        gloss(s, 350, top + 24, 12, 120, 0.5)
      )
    })
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
    s.v === 1 ? rect(262, 420, 276, 20, 0, s.p.accent.base, 'opacity=".7"') : '',
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

const storageBox = (s: Sheet): string => copies(piecesOf(s, 2), 520, 320, () => bin(s))

function bin(s: Sheet): string {
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
      ? stroke('M158 500H562', t.deep, 5, 'opacity=".25"') + rect(330, 560, 60, 20, 10, t.deep, 'opacity=".4"')
      : '',
  ].join('')
}

export const decor = { lamp, candle, vase, 'picture-frame': pictureFrame, clock, 'storage-box': storageBox }
