/** Brushes, and tools for the hair. */

import { trim } from './labels.ts'
import { material } from './palette.ts'
import { circle, ellipse, gloss, ground, group, move, path, piecesOf, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

function brushSet(s: Sheet): string {
  const handle = s.p
  const hair = material.walnut
  const brush = (x: number, y: number, angle: number, w: number, kind: number) =>
    turn(
      angle,
      x,
      560,
      path(`M${x - 7} 600L${x - 11} ${y + 130}H${x + 11}L${x + 7} 600Z`, s.round(handle)),
      path(`M${x - 12} ${y + 140}L${x - w * 0.36} ${y + 84}H${x + w * 0.36}L${x + 12} ${y + 140}Z`, s.round(trim(s))),
      kind === 0
        ? path(
            `M${x - w * 0.36} ${y + 86}C${x - w * 0.7} ${y + 30} ${x - w * 0.4} ${y - 10} ${x} ${y - 14}C${x + w * 0.4} ${y - 10} ${x + w * 0.7} ${y + 30} ${x + w * 0.36} ${y + 86}Z`,
            s.lin('v', s.p.accent.light, hair.base, hair.deep),
          )
        : kind === 1
          ? path(
              `M${x - w * 0.36} ${y + 86}L${x - w * 0.56} ${y + 14}L${x + w * 0.5} ${y - 14}L${x + w * 0.36} ${y + 86}Z`,
              s.lin('v', s.p.accent.light, hair.base, hair.deep),
            )
          : path(
              `M${x - w * 0.36} ${y + 86}C${x - w * 0.6} ${y + 40} ${x - w * 0.1} ${y + 10} ${x} ${y - 14}C${x + w * 0.1} ${y + 10} ${x + w * 0.6} ${y + 40} ${x + w * 0.36} ${y + 86}Z`,
              s.lin('v', s.p.accent.light, hair.base, hair.deep),
            ),
    )
  const count = piecesOf(s, 5)
  const cup = s.v === 1 ? material.glass : s.v === 2 ? material.paper : s.p.accent
  return [
    shadow(s, 400, ground, 130),
    ...Array.from({ length: count }, (_, i) => {
      const part = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
      const wide = [84, 60, 108, 56, 72][i % 5] ?? 60
      return brush(
        Math.round(400 + part * 62),
        Math.round(128 + Math.abs(part) * 54 + (i % 3) * 34),
        Math.round(part * 22),
        count > 8 ? wide * 0.72 : wide,
        [0, 2, 1][i % 3] ?? 0,
      )
    }),
    path('M291 440L306 640A94 18 0 0 0 494 640L509 440A109 20 0 0 1 291 440Z', s.round(cup)),
    stroke('M291 440A109 20 0 0 0 509 440', cup.glint, 6),
    gloss(s, 314, 466, 16, 140, 0.6),
    circle(400, 550, 26, 'none', `stroke="${cup.line}" stroke-width="3" opacity=".6"`),
  ].join('')
}

function hairDryer(s: Sheet): string {
  const t = s.p
  const body = 'M250 190C340 160 470 190 520 214V366C470 390 340 410 260 384C190 360 170 220 250 190Z'
  return [
    shadow(s, 390, 672, 120),
    stroke('M374 640C380 700 500 700 560 690C620 680 650 640 690 650', material.graphite.dark, 12),
    path('M300 372L330 640Q334 662 356 664H392Q414 662 412 640L404 384Z', s.lin('h', t.base, t.light, t.base, t.deep)),
    rect(346, 440, 34, 92, 12, s.fall(material.graphite)),
    circle(363, 464, 10, trim(s).light),
    circle(363, 506, 10, material.graphite.light),
    path(body, s.fall({ ...t, metal: t.metal })),
    path('M246 216C320 190 430 206 520 232V250C430 226 320 214 232 250Z', '#ffffff', 'opacity=".5"'),
    path('M520 222L548 228V352L520 358Z', s.fall(trim(s))),
    path(
      s.v === 1 ? 'M548 226L640 196V384L548 354Z' : 'M548 230L652 256Q664 290 652 324L548 350Z',
      s.fall(material.graphite),
    ),
    s.v === 1 ? ellipse(640, 290, 16, 94, material.black.deep) : ellipse(652, 290, 8, 35, material.black.deep),
    ellipse(232, 286, 44, 92, s.lin('h', t.deep, t.dark)),
    ellipse(226, 286, 36, 78, material.black.deep),
    ...[-52, -26, 0, 26, 52].map((dy) => stroke(`M${206} ${286 + dy}H${248}`, trim(s).dark, 4)),
    s.v === 2 ? ellipse(400, 290, 46, 46, s.ball(s.p.accent)) : '',
  ].join('')
}

function hairStraightener(s: Sheet): string {
  const t = s.p
  const arm = (plate: boolean) =>
    [
      path('M140 388Q124 366 150 356L420 344Q640 340 664 372Q668 392 640 394L420 400Z', s.fall(t)),
      path('M160 364L420 352Q600 348 640 360Q520 356 420 362L170 374Z', '#ffffff', 'opacity=".5"'),
      plate ? path('M470 392L650 388Q656 404 640 408L478 410Z', s.fall(material.gold)) : '',
    ].join('')
  return [
    ellipse(410, 566, 290, 36, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.36], [1, '#2a2028', 0])),
    stroke('M150 470C60 500 60 620 170 640C300 664 300 580 420 610', material.graphite.dark, 13),
    turn(8, 150, 470, group('transform="translate(0 860) scale(1 -1)"', move(0, -6, arm(true)))),
    turn(-12, 150, 440, move(0, 52, arm(true))),
    circle(158, 452, 30, s.ball(t)),
    circle(158, 452, 12, s.face(trim(s))),
    turn(
      -12,
      150,
      440,
      rect(250, 412, 70, 16, 8, material.black.base),
      circle(266, 420, 5, s.p.accent.light),
      circle(286, 420, 5, '#7fd0a0'),
    ),
    s.v === 1
      ? turn(-12, 150, 440, rect(352, 406, 54, 26, 6, material.screen.base), rect(360, 414, 24, 10, 2, '#8fe0ff'))
      : '',
  ].join('')
}

export const beautyTools = { 'brush-set': brushSet, 'hair-dryer': hairDryer, 'hair-straightener': hairStraightener }
