/** Towels, curtains, rugs and throws. */

import { stack } from './folded.ts'
import { material } from './palette.ts'
import {
  cast,
  circle,
  cloth,
  copies,
  ellipse,
  fold,
  group,
  mirrored,
  path,
  piecesOf,
  rect,
  shadow,
  stroke,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A large towel over a rail. */
function onRail(s: Sheet): string {
  const t = s.p
  const hung = 'M250 196Q400 186 550 196V610Q400 626 250 610Z'
  return [
    stroke('M150 190H650', '#2a2028', 16, 'opacity=".16" transform="translate(10 14)"'),
    cast(hung),
    rect(140, 180, 520, 18, 9, s.fall(material.chrome)),
    rect(132, 168, 22, 42, 8, s.round(material.chrome)),
    rect(646, 168, 22, 42, 8, s.round(material.chrome)),
    path('M264 180Q400 168 536 180L540 560H300Z', t.dark),
    cloth(s, hung),
    path('M250 196Q400 186 550 196V240H250Z', s.lin('v', [0, t.glint, 0.7], [1, t.glint, 0])),
    group(
      s.within(hung),
      fold(s, t, [330, 200, 20], [322, 620, 40], 0.3),
      fold(s, t, [470, 200, 16], [480, 620, 36], 0.3),
      rect(240, 510, 320, 40, 0, s.p.accent.base, 'opacity=".9"'),
      rect(240, 560, 320, 8, 0, s.p.accent.base),
    ),
    Array.from({ length: 30 }, (_, i) => stroke(`M${254 + i * 10.2} 610v18`, t.base, 4)).join(''),
  ].join('')
}

/** Folded towels, in two stacks where there are many. */
function towel(s: Sheet): string {
  if (s.a.form === 'bath-sheet') return copies(piecesOf(s), 560, 500, () => onRail(s))
  const count = piecesOf(s, 6)
  const other = s.v === 1 ? s.p.accent : { ...s.p, base: s.p.light, light: s.p.glint, dark: s.p.base }
  const layers = Array.from(
    { length: count / 2 },
    (_, i) => [i % 2 && s.v > 0 ? other : s.p, 330 / (count / 2 + 1.2)] as const,
  )
  return [
    shadow(s, 230, 652, 170),
    group('transform="translate(-64 0) scale(.72 1)"', stack(s, layers, 420, 650)),
    shadow(s, 570, 652, 170),
    group('transform="translate(284 0) scale(.72 1)"', stack(s, layers, 420, 650)),
  ].join('')
}

function curtain(s: Sheet): string {
  const t = s.p
  const side = 'M150 190H372C372 320 350 420 292 470C320 540 330 600 336 676Q240 694 150 676Z'
  const straight = 'M150 190H356Q344 430 350 676Q250 694 150 676Z'
  const outline = s.v === 1 ? straight : side
  const rod = s.v === 1 ? material.black : s.v === 2 ? material.chrome : material.gold
  const panel = [
    cast(outline, 0.6),
    cloth(s, outline),
    group(
      s.within(outline),
      ...[0, 1, 2, 3, 4].map((i) =>
        s.v === 1
          ? fold(s, t, [176 + i * 42, 186, 26], [172 + i * 42, 690, 40], 0.55)
          : fold(s, t, [180 + i * 44, 186, 26], [172 + i * 26, 480, 20], 0.55) +
            fold(s, t, [172 + i * 26, 470, 18], [170 + i * 36, 690, 40], 0.55),
      ),
    ),
    s.v === 1 ? '' : path('M146 462Q230 496 300 456L304 484Q230 522 146 490Z', s.face(s.p.accent)),
    ...[0, 1, 2, 3, 4].map(
      (i) => `<circle cx="${172 + i * 44}" cy="180" r="13" fill="none" stroke="${rod.dark}" stroke-width="6"/>`,
    ),
  ].join('')
  return [
    rect(236, 200, 328, 440, 6, material.white.light),
    rect(252, 216, 296, 408, 0, s.lin('d', '#eaf5fb', '#cfe5ef', '#f8f1e2')),
    stroke('M400 216V624M252 420H548', material.white.base, 12),
    rect(224, 640, 352, 18, 4, s.fall(material.white)),
    mirrored(400, panel),
    rect(110, 158, 580, 16, 8, s.fall(rod)),
    `<circle cx="106" cy="166" r="20" fill="${s.ball(rod)}"/><circle cx="694" cy="166" r="20" fill="${s.ball(rod)}"/>`,
  ].join('')
}

/** A small soft mat with a deep pile. */
function bathMat(s: Sheet): string {
  const t = s.p
  const outline =
    s.v === 1
      ? 'M400 420C560 420 690 470 690 540C690 612 560 660 400 660C240 660 110 612 110 540C110 470 240 420 400 420Z'
      : 'M236 430H564Q588 430 600 448L692 620Q704 652 668 656H132Q96 652 108 620L200 448Q212 430 236 430Z'
  const pile = s.tile(
    15,
    `<circle cx="4" cy="4" r="3.4" fill="${t.glint}" opacity=".5"/><circle cx="11" cy="11" r="3.6" fill="${t.deep}" opacity=".34"/>`,
  )
  return [
    path(outline, '#2a2028', 'opacity=".22" transform="translate(8 16)"'),
    path(outline, t.deep, 'transform="translate(0 9)"'),
    s.a.trim === 'fringe'
      ? Array.from({ length: 44 }, (_, i) => stroke(`M${112 + i * 13.2} 654l${(i - 22) * 0.3} 26`, t.light, 5)).join('')
      : '',
    cloth(s, outline),
    path(outline, pile),
    path(outline, 'none', `stroke="${t.dark}" stroke-width="26" opacity=".3"`),
    path(outline, s.lin('v', [0, '#fff', 0.2], [1, '#20141c', 0.2])),
    s.v === 2 ? stroke('M180 600H620M212 540H588M240 484H560', t.deep, 8, 'opacity=".3"') : '',
  ].join('')
}

function rug(s: Sheet): string {
  if (s.a.form === 'bath-mat') return bathMat(s)
  const t = s.p
  const striped = s.a.pattern === 'stripes'
  if (s.v === 1 && !striped) {
    const ring = (r: number, fill: string) => ellipse(400, 540, r, r * 0.42, fill)
    return (
      shadow(s, 400, 556, 300, 90) +
      ellipse(400, 552, 312, 131, t.deep) +
      ring(312, s.face(t)) +
      ring(262, s.p.accent.base) +
      ring(236, s.face(t)) +
      ring(160, s.p.accent.light) +
      ring(140, s.face(t)) +
      ring(64, s.p.accent.base) +
      Array.from(
        { length: 14 },
        (_, i) =>
          `<ellipse cx="400" cy="540" rx="${20 + i * 21}" ry="${(20 + i * 21) * 0.42}" fill="none" stroke="${t.line}" stroke-width="2" opacity=".2"/>`,
      ).join('')
    )
  }
  const outline = 'M220 400H580L706 660H94Z'
  const inner = 'M240 420H560L664 640H136Z'
  const core = 'M264 446H536L612 614H188Z'
  const diamond = (cx: number, cy: number, w: number, h: number, fill: string) =>
    path(`M${cx} ${cy - h}L${cx + w} ${cy}L${cx} ${cy + h}L${cx - w} ${cy}Z`, fill)
  const fringe = [
    ...Array.from({ length: 37 }, (_, i) =>
      stroke(`M${222 + i * 9.9} 400l${(i - 18) * -0.2} -14`, s.p.accent.light, 3),
    ),
    ...Array.from({ length: 48 }, (_, i) => stroke(`M${98 + i * 12.8} 660l${(i - 24) * 0.4} 20`, s.p.accent.light, 4)),
  ].join('')
  return [
    path('M214 410H590L726 690H90Z', s.rad(0.5, 0.5, 0.62, [0, '#2a2028', 0.4], [1, '#2a2028', 0])),
    s.a.trim === 'fringe' || s.v === 2 ? fringe : '',
    path('M94 660H706L708 670H92Z', t.line),
    cloth(s, outline),
    striped ? '' : path(inner, s.p.accent.base) + path(core, s.face(t)),
    striped
      ? ''
      : s.v === 2
        ? [480, 516, 556, 594]
            .map((y, i) => stroke(`M${252 - i * 18} ${y}H${548 + i * 18}`, i % 2 ? s.p.accent.light : t.glint, 9))
            .join('')
        : diamond(400, 528, 150, 66, s.p.accent.light) +
          diamond(400, 528, 112, 48, t.dark) +
          diamond(400, 528, 66, 28, s.p.accent.base) +
          diamond(262, 530, 30, 22, s.p.accent.base) +
          diamond(538, 530, 30, 22, s.p.accent.base) +
          diamond(400, 466, 26, 11, s.p.accent.base) +
          diamond(400, 594, 32, 13, s.p.accent.base),
    path(outline, s.lin('v', [0, '#fff', 0.12], [1, '#20141c', 0.18])),
  ].join('')
}

function throwBlanket(s: Sheet): string {
  const t = s.p
  const fringe = (x0: number, x1: number, y: number) =>
    s.a.trim === 'pompom'
      ? Array.from({ length: Math.round((x1 - x0) / 44) }, (_, i) =>
          circle(x0 + 18 + i * 44, y + 20, 17, s.ball({ ...s.p.accent, metal: false })),
        ).join('')
      : s.a.trim !== 'fringe' && s.v !== 2
        ? ''
        : Array.from({ length: Math.round((x1 - x0) / 11) }, (_, i) =>
            stroke(`M${x0 + i * 11} ${y}l${i % 2 ? 3 : -2} 34`, i % 2 ? t.base : t.dark, 5),
          ).join('')
  if (s.v === 1) {
    return [
      shadow(s, 400, 652, 250),
      stack(
        s,
        [
          [t, 96],
          [t, 88],
          [t, 80],
        ],
        430,
        650,
      ),
      fringe(196, 300, 596),
      path('M186 378L226 348H330L300 378V600H186Z', s.lin('h', t.light, t.base, t.dark)),
    ].join('')
  }
  const drape =
    'M236 334Q300 302 400 320Q500 302 566 332C582 400 574 470 588 566Q540 590 490 572Q440 594 390 574Q340 594 292 574Q250 588 214 566C228 480 220 400 236 334Z'
  const wood = material.wood
  return [
    shadow(s, 400, 654, 270),
    ...[190, 596].map((x) => rect(x, 420, 22, 232, 6, s.round(wood))),
    ...[236, 552].map((x) => rect(x, 400, 16, 220, 6, s.round(material.walnut))),
    rect(160, 400, 480, 36, 10, s.fall(wood)),
    path('M160 402L200 372H610L640 402Z', s.lin('d', wood.glint, wood.light)),
    fringe(222, 582, 570),
    cast(drape, 0.6),
    cloth(s, drape),
    group(
      s.within(drape),
      fold(s, t, [280, 326, 10], [262, 580, 34], 0.5),
      fold(s, t, [480, 330, 10], [470, 590, 36], 0.5),
      fold(s, t, [540, 330, 8], [548, 590, 30], 0.45),
      fold(s, t, [390, 330, 8], [392, 590, 36], 0.4),
    ),
    s.v === 0
      ? group(
          s.within(drape),
          ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
            stroke(`M220 ${330 + i * 26}q190 40 380 0`, t.line, 2, 'opacity=".18"'),
          ),
        )
      : '',
  ].join('')
}

export const textiles = { towel, curtain, rug, throw: throwBlanket }
