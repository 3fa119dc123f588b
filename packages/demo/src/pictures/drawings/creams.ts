/** Creams and serums. */

import { ink, label, trim } from './labels.ts'
import { material } from './palette.ts'
import {
  copies,
  cylinder,
  ellipse,
  gloss,
  ground,
  group,
  move,
  path,
  piecesOf,
  rect,
  shadow,
  stroke,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

function openOrClosed(s: Sheet): string {
  const t = s.p
  const open = s.v === 1
  const w = s.a.form === 'tub' ? 420 : s.v === 2 ? 300 : 340
  const jar = [
    path(
      `M${400 - w / 2} 424V610Q${400 - w / 2} 646 ${400 - w / 2 + 40} 650Q400 668 ${400 + w / 2 - 40} 650Q${400 + w / 2} 646 ${400 + w / 2} 610V424Z`,
      s.round({ ...t, metal: false }),
    ),
    path(
      `M${400 - w / 2} 600Q400 640 ${400 + w / 2} 600V610Q${400 + w / 2} 646 ${400 + w / 2 - 40} 650Q400 668 ${400 - w / 2 + 40} 650Q${400 - w / 2} 646 ${400 - w / 2} 610Z`,
      t.deep,
      'opacity=".25"',
    ),
    gloss(s, 400 - w / 2 + 26, 446, 22, 160, 0.7),
    label(400, 530, 170, ink(t)),
  ].join('')
  const lid = (cx: number, y: number) =>
    cylinder(s, trim(s), cx, y, y + 84, w + 12, 0.11) +
    stroke(
      `M${cx - w / 2 - 5} ${y + 70}A${w / 2 + 6} ${w * 0.11} 0 0 0 ${cx + w / 2 + 5} ${y + 70}`,
      trim(s).deep,
      2,
      'opacity=".6"',
    )
  if (!open) return shadow(s, 400, 650, w * 0.56) + jar + lid(400, 344)
  return [
    shadow(s, 400, 650, w * 0.56),
    jar,
    ellipse(400, 424, w / 2, 38, s.lin('h', t.light, t.glint, t.dark)),
    ellipse(400, 426, w / 2 - 14, 31, s.lin('d', '#fffdf8', '#efe6da')),
    path(
      'M330 424C350 380 400 420 410 384C440 400 470 420 452 440C420 452 350 450 330 424Z',
      s.lin('d', '#ffffff', '#f3eadf', '#dccfbf'),
    ),
    stroke('M344 424C370 396 410 424 424 404', '#d8cab9', 3),
    move(
      200,
      250,
      shadow(s, 420, 400, 120),
      group('transform="translate(0 0)"', cylinder(s, trim(s), 420, 340, 396, 200, 0.13)),
    ),
  ].join('')
}

/** A tube that stands on its cap. */
function tube(s: Sheet): string {
  const t = { ...s.p, metal: false }
  const w = s.v === 1 ? 150 : 178
  const body = `M${400 - w / 2 - 14} 172H${400 + w / 2 + 14}L${400 + w / 2 - 8} 560Q400 580 ${400 - w / 2 + 8} 560Z`
  return [
    shadow(s, 400, ground, 96),
    path(body, s.round(t)),
    path(
      `M${400 - w / 2 - 14} 172H${400 + w / 2 + 14}L${400 + w / 2 + 12} 206H${400 - w / 2 - 12}Z`,
      s.lin('v', t.glint, t.base),
    ),
    ...Array.from({ length: 15 }, (_, i) =>
      stroke(`M${400 - w / 2 - 8 + (i * (w + 16)) / 14} 176v26`, t.deep, 2, 'opacity=".35"'),
    ),
    gloss(s, 400 - w / 2 + 16, 226, 18, 280, 0.7),
    label(400, 390, 150, ink(t)),
    rect(400 - w / 2 + 6, 470, w - 12, 10, 0, ink(t), 'opacity=".25"'),
    cylinder(s, trim(s), 400, 552, 648, w - 24, 0.1),
  ].join('')
}

function creamJar(s: Sheet): string {
  const one = s.a.form === 'tube' ? tube : openOrClosed
  const wide = s.a.form === 'tub' ? 430 : s.a.form === 'tube' ? 220 : 350
  return copies(piecesOf(s), wide, s.a.form === 'tube' ? 490 : 330, () => one(s))
}

/** A bottle of hair oil with a pump. */
function pumped(s: Sheet): string {
  const t = { ...s.p, metal: false }
  const w = s.v === 1 ? 190 : 160
  return [
    shadow(s, 400, ground, 110),
    path(
      `M${400 - 40} 300H440Q${400 + w / 2} 316 ${400 + w / 2} 360V626Q${400 + w / 2} 654 ${400 + w / 2 - 28} 656H${400 - w / 2 + 28}Q${400 - w / 2} 654 ${400 - w / 2} 626V360Q${400 - w / 2} 316 360 300Z`,
      s.round(t),
    ),
    path(
      `M${400 - w / 2 + 12} 400H${400 + w / 2 - 12}V626Q${400 + w / 2 - 14} 644 ${400 + w / 2 - 34} 646H${400 - w / 2 + 34}Q${400 - w / 2 + 14} 644 ${400 - w / 2 + 12} 626Z`,
      s.lin('v', [0, '#f2c46a', 0.5], [1, '#c98524', 0.6]),
    ),
    rect(397, 300, 6, 300, 3, '#ffffff', 'opacity=".4"'),
    gloss(s, 400 - w / 2 + 16, 350, 16, 220, 0.75),
    rect(400 - w / 2, 470, w, 116, 0, s.lin('h', material.paper.dark, material.paper.light, material.paper.deep)),
    label(400, 530, 110, t.line),
    rect(362, 262, 76, 42, 6, s.round(trim(s))),
    rect(391, 210, 18, 56, 3, s.round(trim(s))),
    path('M330 206Q320 184 360 182H434Q446 194 434 212H356Q342 214 340 232H326Z', s.fall(trim(s))),
  ].join('')
}

function serumBottle(s: Sheet): string {
  if (s.a.form === 'pump') return pumped(s)
  const t = s.p
  const w = s.v === 1 ? 210 : 180
  const top = 380
  const amber = { ...t, metal: false }
  return [
    shadow(s, 400, ground, 120),
    path(
      `M${400 - 50} ${top - 30}H${400 + 50}V${top}Q${400 + w / 2} ${top + 10} ${400 + w / 2} ${top + 60}V630Q${400 + w / 2} 652 ${400 + w / 2 - 26} 655Q400 666 ${400 - w / 2 + 26} 655Q${400 - w / 2} 652 ${400 - w / 2} 630V${top + 60}Q${400 - w / 2} ${top + 10} 350 ${top}Z`,
      s.round(amber),
    ),
    path(
      `M${400 - w / 2 + 12} 450V626Q${400 - w / 2 + 12} 644 ${400 - w / 2 + 34} 646Q400 654 ${400 + w / 2 - 34} 646Q${400 + w / 2 - 12} 644 ${400 + w / 2 - 12} 626V450Q400 462 ${400 - w / 2 + 12} 450Z`,
      s.lin('h', t.deep, t.dark, t.base, t.deep),
      'opacity=".5"',
    ),
    rect(394, 300, 12, 250, 6, s.lin('h', '#ffffff', '#d8e2e4'), 'opacity=".55"'),
    gloss(s, 400 - w / 2 + 18, top + 50, 18, 190, 0.75),
    rect(400 + w / 2 - 22, top + 70, 6, 160, 3, '#ffffff', 'opacity=".35"'),
    path(
      `M${400 - w / 2} 480H${400 + w / 2}V610H${400 - w / 2}Z`,
      s.lin('h', material.paper.dark, material.paper.light, material.paper.base, material.paper.deep),
    ),
    label(400, 546, 130, t.line),
    cylinder(s, trim(s), 400, 290, 352, 112, 0.1),
    [320, 328, 336].map((y) => stroke(`M344 ${y}A56 11 0 0 0 456 ${y}`, trim(s).deep, 2, 'opacity=".5"')).join(''),
    path(
      'M370 290C366 250 362 220 368 176Q372 150 400 150Q428 150 432 176C438 220 434 250 430 290Q400 302 370 290Z',
      s.round(s.v === 2 ? material.white : material.black),
    ),
    gloss(s, 380, 168, 10, 90, 0.5),
    s.v === 1
      ? path('M600 560C622 592 630 606 630 622A30 30 0 0 1 570 622C570 606 578 592 600 560Z', s.ball(amber)) +
        ellipse(606, 656, 40, 6, '#2a2028', 'opacity=".15"')
      : '',
  ].join('')
}

export const creams = { 'cream-jar': creamJar, 'serum-bottle': serumBottle }
