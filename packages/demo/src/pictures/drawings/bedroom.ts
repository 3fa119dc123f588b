/** What is soft in a home: bedding, towels, curtains, rugs. */

import { material, type Tones } from './palette.ts'
import { cast, cloth, ellipse, fold, group, mirrored, move, path, rect, shadow, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A plump cushion shape, `w` × `h` about a centre. */
const plump = (cx: number, cy: number, w: number, h: number): string => {
  const x = w / 2
  const y = h / 2
  return `M${cx - x} ${cy - y}Q${cx} ${cy - y * 0.72} ${cx + x} ${cy - y}Q${cx + x * 0.9} ${cy} ${cx + x} ${cy + y}Q${cx} ${cy + y * 0.8} ${cx - x} ${cy + y}Q${cx - x * 0.9} ${cy} ${cx - x} ${cy - y}Z`
}

function cushion(s: Sheet, t: Tones, cx: number, cy: number, w: number, h: number): string {
  const outline = plump(cx, cy, w, h)
  return [
    cloth(s, outline, t),
    path(outline, s.rad(0.38, 0.3, 0.75, [0, t.glint, 0.5], [0.5, t.glint, 0], [1, t.deep, 0.42])),
    stroke(
      `M${cx - w / 2 + 8} ${cy - h / 2 + 8}q26 22 40 40M${cx + w / 2 - 8} ${cy - h / 2 + 8}q-26 20 -40 34M${cx - w / 2 + 8} ${cy + h / 2 - 8}q30 -18 46 -34M${cx + w / 2 - 8} ${cy + h / 2 - 8}q-34 -14 -52 -30`,
      t.deep,
      5,
      'opacity=".3"',
    ),
    stroke(outline, t.line, 2, 'opacity=".35"'),
  ].join('')
}

function pillow(s: Sheet): string {
  const t = s.p
  const low = move(0, 0, cushion(s, t, 400, 560, 480, 150))
  if (s.v === 1) return shadow(s, 400, 640, 270) + low + cushion(s, s.p.accent, 400, 440, 450, 140)
  const front = cushion(s, t, 400, 480, 500, 320)
  return [
    shadow(s, 400, 632, 270),
    s.v === 2 ? move(60, -60, cushion(s, s.p.accent, 400, 460, 440, 300)) : '',
    front,
    s.v === 2 ? '' : stitches(plump(400, 480, 440, 264), t.line),
    stroke('M300 420Q400 480 520 430', t.deep, 8, 'opacity=".14"'),
  ].join('')
}

/** A bed seen from its foot, a little from the right; the caller chooses what lies on it. */
function bed(s: Sheet, cover: Tones, sheets: Tones): string {
  const head = s.v === 1 ? material.rattan : s.v === 2 ? s.p.accent : material.wood
  const blanket =
    'M140 470C200 430 300 424 400 424C500 424 600 430 660 470C690 520 700 590 696 640Q650 664 604 646Q540 672 470 652Q400 674 330 652Q260 672 196 646Q150 664 104 640C100 590 110 520 140 470Z'
  return [
    shadow(s, 400, 650, 330, 26),
    rect(140, 220, 520, 300, 26, s.face(head)),
    s.v === 1
      ? Array.from({ length: 12 }, (_, i) => stroke(`M${166 + i * 42} 240V460`, head.dark, 5, 'opacity=".6"')).join('')
      : rect(164, 244, 472, 240, 14, s.lin('d', head.light, head.base), 'opacity=".6"'),
    path('M130 430H670V620H130Z', sheets.dark),
    cushion(s, sheets, 282, 380, 220, 120),
    cushion(s, sheets, 518, 380, 220, 120),
    cushion(s, s.p.accent, 400, 410, 150, 96),
    cloth(s, blanket, cover),
    path(blanket, s.lin('v', [0, cover.glint, 0.4], [0.3, cover.glint, 0], [1, cover.deep, 0.4])),
    group(
      s.within(blanket),
      ...[-240, -130, -20, 90, 200].map((dx) =>
        fold(s, cover, [400 + dx * 0.7, 520, 10], [400 + dx * 1.25, 670, 46], 0.4),
      ),
      stroke('M120 512Q400 470 680 512', cover.deep, 10, 'opacity=".16"'),
    ),
    path(
      'M140 470C200 430 300 424 400 424C500 424 600 430 660 470Q664 484 664 496C600 462 500 456 400 456C300 456 200 462 136 496Q136 484 140 470Z',
      s.lin('h', sheets.light, sheets.glint, sheets.dark),
    ),
    stroke('M136 496C200 462 300 456 400 456C500 456 600 462 664 496', sheets.deep, 2, 'opacity=".4"'),
  ].join('')
}

function duvet(s: Sheet): string {
  const quilt = [-1, 0, 1]
    .map((i) =>
      stroke(
        `M${110 + 14 * (i + 1)} ${560 + i * 36}Q400 ${520 + i * 36} ${690 - 14 * (i + 1)} ${560 + i * 36}`,
        s.p.deep,
        4,
        'opacity=".22"',
      ),
    )
    .join('')
  return bed(s, s.p, material.white) + quilt
}

/** Folded layers, one upon the other, the folds to the front. */
function stack(s: Sheet, layers: readonly (readonly [t: Tones, height: number])[], w: number, bottom: number): string {
  let y = bottom
  return layers
    .map(([t, h], i) => {
      y -= h
      const x = 400 - w / 2 + (i % 2) * 5
      const outline = `M${x + 12} ${y}H${x + w - 18}Q${x + w + 16} ${y + h / 2} ${x + w - 18} ${y + h}H${x + 12}Q${x - 8} ${y + h / 2} ${x + 12} ${y}Z`
      return [
        i === layers.length - 1
          ? path(
              `M${x + 8} ${y + 6}L${x + 48} ${y - 26}H${x + w - 8}Q${x + w + 6} ${y - 12} ${x + w - 14} ${y + 6}Z`,
              s.lin('d', t.glint, t.light),
            )
          : '',
        cloth(s, outline, t),
        path(outline, s.lin('v', [0, t.glint, 0.5], [0.4, t.glint, 0], [1, t.deep, 0.5])),
        stroke(
          `M${x + 14} ${y + h * 0.36}H${x + w - 14}M${x + 14} ${y + h * 0.68}H${x + w - 14}`,
          t.deep,
          3,
          'opacity=".34"',
        ),
      ].join('')
    })
    .join('')
}

function sheetSet(s: Sheet): string {
  const other = s.v === 1 ? s.p.accent : s.p
  return [
    shadow(s, 400, 652, 260),
    stack(
      s,
      [
        [s.p, 76],
        [other, 66],
        [s.p, 58],
        [other, 50],
      ],
      440,
      650,
    ),
    path('M352 400L392 372H470L440 400Z', s.p.accent.light),
    rect(352, 398, 88, 252, 0, s.lin('h', s.p.accent.light, s.p.accent.base, s.p.accent.dark)),
    path(
      'M396 400C340 320 280 330 300 370C310 396 360 404 396 400C450 320 520 330 496 372C486 396 440 404 396 400Z',
      s.face(s.p.accent),
    ),
    stroke('M396 400C350 350 310 344 304 366M396 400C444 350 486 344 492 366', s.p.accent.deep, 3, 'opacity=".5"'),
    ellipse(396, 398, 20, 16, s.ball(s.p.accent)),
  ].join('')
}

function towel(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
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
  const roll = (cx: number, cy: number, r: number, tone: Tones) =>
    [
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${s.ball({ ...tone, metal: false })}"/>`,
      stroke(
        `M${cx + r * 0.86} ${cy - 6}A${r * 0.8} ${r * 0.8} 0 1 0 ${cx + r * 0.1} ${cy + r * 0.8}A${r * 0.58} ${r * 0.58} 0 1 0 ${cx - r * 0.3} ${cy - r * 0.46}A${r * 0.4} ${r * 0.4} 0 1 1 ${cx + r * 0.16} ${cy + r * 0.36}A${r * 0.2} ${r * 0.2} 0 1 1 ${cx - r * 0.08} ${cy - r * 0.12}`,
        tone.deep,
        5,
        'opacity=".55"',
      ),
    ].join('')
  if (s.v === 2) {
    return shadow(s, 400, 652, 240) + roll(290, 540, 110, t) + roll(514, 540, 110, s.p.accent) + roll(402, 350, 108, t)
  }
  return [
    shadow(s, 400, 652, 250),
    stack(
      s,
      [
        [t, 92],
        [s.p.accent, 84],
        [t, 78],
        [s.p.accent, 68],
      ],
      420,
      650,
    ),
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

function rug(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
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
    fringe,
    path('M94 660H706L708 670H92Z', t.line),
    cloth(s, outline),
    path(inner, s.p.accent.base),
    path(core, s.face(t)),
    s.v === 2
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
    Array.from({ length: Math.round((x1 - x0) / 11) }, (_, i) =>
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
      group(
        s.within('M186 378H300V600H186Z'),
        path('M186 348H330V600H186Z', s.print('check', [s.p.accent.base, t.glint], 60), 'opacity=".5"'),
      ),
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
    s.v === 2 ? path(drape, s.print('check', [s.p.accent.base, t.glint], 84), 'opacity=".5"') : '',
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

function mattress(s: Sheet): string {
  const band = s.p
  const white = material.white
  const top = 'M150 420L300 330H700L610 420Z'
  const quilting = Array.from(
    { length: 7 },
    (_, i) =>
      stroke(`M${190 + i * 66} 418L${324 + i * 58} 332`, white.deep, 2, 'opacity=".4"') +
      stroke(`M${170 + i * 22} ${408 - i * 13}H${626 + i * 13}`, white.deep, 2, 'opacity=".25"'),
  ).join('')
  const thick = s.v === 1 ? 200 : 170
  return [
    shadow(s, 420, 430 + thick, 300, 40),
    path(
      `M606 420L700 330V${330 + thick - 10}Q700 ${330 + thick + 10} 690 ${330 + thick + 16}L606 ${420 + thick}Z`,
      s.lin('h', white.dark, white.deep),
    ),
    rect(140, 410, 480, thick + 12, 26, s.face(white)),
    path(
      `M140 ${446 + thick * 0.18}H620L700 ${356 + thick * 0.18}V${356 + thick * 0.62}L620 ${446 + thick * 0.62}H140Z`,
      s.lin('h', band.light, band.base, band.base, band.dark),
    ),
    Array.from({ length: 23 }, (_, i) =>
      stroke(`M${160 + i * 20} ${450 + thick * 0.18}v${thick * 0.44 - 8}`, band.glint, 1.6, 'opacity=".35"'),
    ).join(''),
    path(
      'M140 432Q138 410 160 404L300 326Q306 322 320 322H680Q706 324 700 346L622 424Q614 432 600 432H160Q146 436 140 432Z',
      s.lin('d', white.glint, white.light, white.base),
    ),
    group(s.within(top), quilting),
    stroke('M142 436H606Q620 434 630 424L700 350', band.dark, 5),
    stroke(`M146 ${412 + thick}H606L696 ${334 + thick}`, band.dark, 5),
    s.v === 2 ? move(30, -30, cushion(s, band, 470, 350, 190, 84)) : '',
  ].join('')
}

export const bedroom = { duvet, pillow, 'sheet-set': sheetSet, towel, curtain, rug, throw: throwBlanket, mattress }
