/** What one bakes in, and keeps food in. */

import { box, circle, copies, ellipse, gloss, group, path, piecesOf, rect, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A sheet, a loaf tin and a muffin tin. */
const bakeware = (s: Sheet): string => {
  const t = s.p
  const tin = (x: number, y: number, w: number, h: number, d: number) =>
    [
      path(`M${x} ${y}L${x + 46} ${y - d}H${x + w - 46}L${x + w} ${y}Z`, t.deep),
      path(
        `M${x + 16} ${y - 2}L${x + 54} ${y - d + 8}H${x + w - 54}L${x + w - 16} ${y - 2}Z`,
        s.lin('v', t.line, t.dark),
      ),
      path(`M${x} ${y}H${x + w}L${x + w - 30} ${y + h}H${x + 30}Z`, s.face(t)),
      stroke(`M${x - 6} ${y}H${x + w + 6}`, t.light, 9),
      stroke(`M${x + 20} ${y + 14}H${x + w - 20}`, t.glint, 4, 'opacity=".5"'),
    ].join('')
  return [
    shadow(s, 400, 652, 320, 30),
    group('transform="translate(0 -70)"', muffins(s)),
    tin(90, 430, 330, 90, 50),
    s.v === 2 ? tin(470, 440, 240, 70, 44) : '',
    tin(120, 570, 560, 66, 66),
  ].join('')
}

const bakingPan = (s: Sheet): string =>
  s.a.form === 'bakeware' ? bakeware(s) : copies(piecesOf(s), 620, 300, () => pan(s))

function muffins(s: Sheet): string {
  return group('transform="translate(160 -60) scale(.8)"', muffinTin(s))
}

function muffinTin(s: Sheet): string {
  const t = s.p
  const muffin = (cx: number, cy: number) =>
    ellipse(cx, cy, 66, 26, t.deep) +
    path(`M${cx - 54} ${cy}q54 30 108 0l-8 -8h-92Z`, '#c98b4e') +
    path(
      `M${cx - 62} ${cy - 6}C${cx - 64} ${cy - 60} ${cx + 64} ${cy - 60} ${cx + 62} ${cy - 6}Q${cx} ${cy + 22} ${cx - 62} ${cy - 6}Z`,
      s.lin('d', '#f0c98c', '#d9a05a', '#a86a34'),
    ) +
    [-20, 6, 26].map((dx, i) => circle(cx + dx, cy - 24 + (i % 2) * 12, 6, '#5d3420')).join('')
  return [
    shadow(s, 400, 628, 300, 36),
    path('M170 430H630L706 600Q708 620 690 622H110Q92 620 94 600Z', s.face(t)),
    path('M94 600Q92 620 110 622H690Q708 620 706 600L704 616Q702 640 680 640H120Q98 640 96 616Z', t.deep),
    muffin(266, 470),
    muffin(400, 470),
    muffin(534, 470),
    muffin(238, 562),
    muffin(400, 562),
    muffin(562, 562),
  ].join('')
}

function pan(s: Sheet): string {
  const t = s.p
  const dish = s.v === 2
  return [
    shadow(s, 400, 630, 300, 34),
    ...[-1, 1].map(
      (side) =>
        stroke(
          `M${400 + side * 268} 462C${400 + side * 350} 450 ${400 + side * 350} 530 ${400 + side * 258} 514`,
          t.dark,
          24,
        ) +
        stroke(
          `M${400 + side * 268} 460C${400 + side * 346} 448 ${400 + side * 346} 526 ${400 + side * 258} 510`,
          t.base,
          16,
        ),
    ),
    path('M110 430H690L640 600Q634 634 600 636H200Q166 634 160 600Z', s.face(t)),
    path('M160 600Q166 634 200 636H600Q634 634 640 600L644 586Q400 640 156 586Z', t.deep, 'opacity=".35"'),
    path('M100 430L190 350H610L700 430Q700 444 684 446H116Q100 444 100 430Z', s.lin('d', t.glint, t.light, t.base)),
    path('M130 428L204 362H596L670 428Z', t.deep),
    dish
      ? path(
          'M140 428Q200 380 270 392Q340 372 400 390Q470 372 540 392Q610 384 662 428Z',
          s.lin('d', '#f6d58e', '#e0a34c', '#b26a2c'),
        ) +
        [200, 270, 350, 430, 510, 590]
          .map((x, i) => ellipse(x, 410 + (i % 2) * 8, 22, 7, '#9c4f22', 'opacity=".55"'))
          .join('')
      : path('M158 428Q170 350 250 344H550Q630 350 644 428Z', s.lin('d', '#f3cd8d', '#d79a52', '#9d5d2b')) +
        stroke('M210 380Q400 350 590 382', '#8a4d22', 9, 'opacity=".5"') +
        stroke('M230 372Q400 346 560 370', '#fbe6bd', 5, 'opacity=".7"'),
    stroke('M120 438H682', t.glint, 5, 'opacity=".6"'),
    gloss(s, 196, 470, 22, 110, 0.5),
  ].join('')
}

function foodContainer(s: Sheet): string {
  const t = s.p
  const tub = (x: number, y: number, w: number, h: number, d: number, filling: string) =>
    [
      path(
        `M${x} ${y}L${x + d} ${y - d * 0.4}H${x + w + d}V${y + h - d * 0.4}L${x + w} ${y + h}H${x}Z`,
        '#dfeaee',
        'opacity=".9"',
      ),
      path(
        `M${x + 12} ${y + h * 0.36}H${x + w - 4}L${x + w + d - 8} ${y + h * 0.36 - d * 0.36}V${y + h - d * 0.4 - 8}L${x + w - 4} ${y + h - 10}H${x + 12}Z`,
        filling,
        'opacity=".85"',
      ),
      rect(x, y, w, h, 14, s.lin('d', [0, '#ffffff', 0.85], [0.4, '#dfeaf0', 0.3], [1, '#a9bcc6', 0.55])),
      rect(x + 14, y + 16, 12, h - 40, 6, '#ffffff', 'opacity=".85"'),
      path(`M${x + w} ${y}l${d} ${-d * 0.4}v${h}l${-d} ${d * 0.4}Z`, '#7d96a4', 'opacity=".28"'),
      box(s, t, x - 10, y - 6, w + 20, 34, d),
      rect(x + w * 0.4, y + 16, w * 0.2, 26, 8, s.lin('v', t.light, t.dark)),
    ].join('')
  return [
    shadow(s, 430, 648, 270, 34),
    tub(150, 470, 360, 170, 90, '#e2a35c'),
    s.v === 1 ? '' : tub(190, 300, 270, 132, 76, '#8fb56a'),
    shadow(s, 600, 664, 90, 16),
    tub(520, 560, 140, 100, 44, s.v === 2 ? '#d9604f' : '#f0d9a8'),
  ].join('')
}

export const bakewares = { 'baking-pan': bakingPan, 'food-container': foodContainer }
