/** Garden, patio, camping and tools. */

import { material, type Tones, tones } from './palette.ts'
import {
  box,
  circle,
  cloth,
  cylinder,
  ellipse,
  gloss,
  ground,
  group,
  mirrored,
  path,
  rect,
  shadow,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

const leafTones = [tones('#6a9a5c'), tones('#4f8552'), tones('#3c6f4a'), tones('#86ac66')] as const

/** A leaf of that length growing from a point; 0° is upright. */
function leaf(s: Sheet, x: number, y: number, angle: number, length: number, width: number, t: Tones): string {
  const w = width / 2
  return turn(
    angle,
    x,
    y,
    path(
      `M${x} ${y}C${x - w * 1.4} ${y - length * 0.3} ${x - w} ${y - length * 0.75} ${x} ${y - length}C${x + w} ${y - length * 0.75} ${x + w * 1.4} ${y - length * 0.3} ${x} ${y}Z`,
      s.lin('h', t.light, t.base, t.dark),
    ),
    stroke(`M${x} ${y}V${y - length * 0.9}`, t.deep, 2.5, 'opacity=".45"'),
  )
}

function flower(s: Sheet, x: number, y: number, r: number, t: Tones): string {
  return (
    [0, 60, 120, 180, 240, 300]
      .map((a) => turn(a, x, y, ellipse(x, y - r * 0.6, r * 0.42, r * 0.6, s.lin('v', t.light, t.base, t.dark))))
      .join('') + circle(x, y, r * 0.32, s.ball(tones('#e9b44a')))
  )
}

const soil = (cx: number, cy: number, rx: number) =>
  ellipse(cx, cy, rx, rx * 0.17, material.soil.base) +
  ellipse(cx - rx * 0.1, cy - 2, rx * 0.8, rx * 0.11, material.soil.dark)

function plant(s: Sheet): string {
  const pot = s.p
  const [a, b, c, d] = leafTones
  const greens =
    s.v === 1
      ? [
          [-58, 250, 40, c],
          [58, 250, 40, b],
          [-34, 330, 46, b],
          [34, 330, 46, c],
          [-14, 380, 50, a],
          [16, 370, 50, d],
          [0, 400, 46, b],
        ]
          .map(([angle, length, width, t]) =>
            leaf(s, 400, 470, Number(angle), Number(length), Number(width), typeof t === 'object' ? t : a),
          )
          .join('')
      : s.v === 2
        ? [-60, -20, 24, 62]
            .map(
              (x, i) =>
                stroke(`M400 470Q${400 + x * 0.4} 380 ${400 + x * 2} ${260 + Math.abs(x)}`, '#5c8a4e', 7) +
                leaf(s, 400 + x * 1.2, 380, x > 0 ? 60 : -60, 90, 44, i % 2 ? a : c),
            )
            .join('') +
          [-60, -20, 24, 62]
            .map((x, i) =>
              flower(
                s,
                400 + x * 2.1,
                250 + Math.abs(x) * 0.9,
                58,
                s.p.multi
                  ? (s.p.set[i] ?? s.p)
                  : s.p.metal
                    ? tones('#e296ab')
                    : s.p.base === '#f6f4f0'
                      ? tones('#e8a0b0')
                      : s.p,
              ),
            )
            .join('')
        : [
            [-70, 210, 110, c],
            [70, 220, 110, b],
            [-42, 280, 120, b],
            [44, 290, 120, a],
            [-12, 330, 126, d],
            [14, 250, 110, c],
            [-26, 180, 90, a],
          ]
            .map(([angle, length, width, t]) =>
              leaf(s, 400, 470, Number(angle), Number(length), Number(width), typeof t === 'object' ? t : a),
            )
            .join('')
  return [
    shadow(s, 400, ground, 130),
    ellipse(400, 470, 124, 22, pot.line),
    soil(400, 472, 112),
    greens,
    path('M274 466A126 24 0 0 0 526 466L518 506A120 24 0 0 1 282 506Z', s.round(pot)),
    path('M284 504A118 24 0 0 0 516 504L490 636Q488 650 470 652Q400 662 330 652Q312 650 310 636Z', s.round(pot)),
    path('M284 504A118 24 0 0 0 516 504L514 516A116 24 0 0 1 286 516Z', pot.deep, 'opacity=".35"'),
    gloss(s, 312, 530, 18, 90, 0.5),
  ].join('')
}

function planter(s: Sheet): string {
  const t = s.p
  const [a, b, c, d] = leafTones
  const bloom = s.p.set
  return [
    shadow(s, 420, ground, 300, 30),
    ...[180, 250, 320, 400, 470, 540, 610].flatMap((x, i) =>
      [-30, 0, 34].map((angle, j) =>
        leaf(s, x, 470, angle + (i % 2 ? 6 : -6), 150 + ((i + j) % 3) * 40, 60, [a, b, c, d][(i + j) % 4] ?? a),
      ),
    ),
    ...[
      [200, 330, 0],
      [300, 300, 1],
      [400, 330, 2],
      [500, 290, 3],
      [600, 330, 4],
      [250, 400, 2],
      [350, 400, 4],
      [450, 396, 0],
      [550, 404, 1],
    ].map(([x = 0, y = 0, i = 0]) =>
      flower(
        s,
        x,
        y,
        42,
        s.p.multi
          ? (bloom[i] ?? bloom[0])
          : (['#e58ca0', '#f1d9a0', '#d8607a', '#ffffff', '#c98ad0'].map((hex) => tones(hex))[i] ?? tones('#e58ca0')),
      ),
    ),
    box(s, t, 130, 470, 500, 180, 70),
    s.v === 1
      ? [510, 550, 590, 630].map((y) => stroke(`M134 ${y}H628`, t.line, 3, 'opacity=".35"')).join('')
      : rect(156, 496, 448, 128, 8, 'none', `stroke="${t.glint}" stroke-width="4" opacity=".5"`),
    rect(122, 458, 516, 26, 6, s.fall(t)),
    s.v === 2 ? [180, 560].map((x) => rect(x, 646, 40, 22, 4, t.deep)).join('') : '',
  ].join('')
}

function hose(s: Sheet): string {
  const t = s.p
  const coil = (r: number) =>
    `<ellipse cx="380" cy="500" rx="${r}" ry="${r * 0.62}" fill="none" stroke="${t.deep}" stroke-width="30"/><ellipse cx="380" cy="498" rx="${r}" ry="${r * 0.62}" fill="none" stroke="${s.lin('d', t.light, t.base, t.dark)}" stroke-width="25"/><ellipse cx="378" cy="492" rx="${r}" ry="${r * 0.62}" fill="none" stroke="${t.glint}" stroke-width="4" opacity=".5"/>`
  return [
    shadow(s, 380, 630, 270, 40),
    coil(232),
    coil(200),
    coil(168),
    coil(136),
    stroke('M604 470C660 400 600 330 560 320', t.deep, 30),
    stroke('M604 468C656 400 598 332 558 320', t.base, 24),
    turn(
      -14,
      540,
      300,
      path('M500 280L566 290V336L500 346Z', s.fall(material.gold)),
      path(
        'M300 262H470Q510 266 510 300V336Q506 350 480 350H440L400 440Q392 456 376 450L356 440Q346 430 352 416L384 350H320Q300 346 300 330Z',
        s.face(s.p.accent.metal ? material.black : s.v === 1 ? material.graphite : s.p.accent),
      ),
      path('M300 262H330V330H300Z', s.fall(material.black)),
      path('M276 268H304V326H276Q266 324 266 314V280Q266 270 276 268Z', s.fall(material.gold)),
      stroke('M430 356Q446 400 420 430', material.steel.dark, 9),
    ),
    s.v === 2
      ? [
          [230, 250],
          [200, 280],
          [180, 240],
          [160, 300],
          [140, 262],
        ]
          .map(([x = 0, y = 0]) => path(`M${x} ${y - 14}q12 16 0 24q-12-8 0-24Z`, '#8cc6e6', 'opacity=".9"'))
          .join('')
      : '',
  ].join('')
}

function patioChair(s: Sheet): string {
  const t = s.p
  const wicker = s.v === 1 ? material.rattan : s.v === 2 ? material.wood : material.graphite
  const slats = Array.from({ length: 9 }, (_, i) =>
    stroke(`M${216 + i * 46} 220V430`, wicker.dark, s.v === 2 ? 16 : 7, 'opacity=".75"'),
  ).join('')
  return [
    shadow(s, 400, 664, 270, 30),
    ...[200, 600].map((x) =>
      path(`M${x - 16} 420H${x + 16}L${x + (x < 400 ? -6 : 22)} 660H${x + (x < 400 ? -24 : 4)}Z`, s.round(wicker)),
    ),
    path('M190 250Q190 170 270 166H530Q610 170 610 250V450H190Z', s.face(wicker)),
    path('M216 256Q216 196 280 192H520Q584 196 584 256V440H216Z', s.lin('v', wicker.deep, wicker.dark)),
    slats,
    path('M236 260Q236 214 284 212H516Q564 214 564 260V460H236Z', s.ball({ ...t, metal: false })),
    stroke('M236 330Q400 350 564 330', t.deep, 5, 'opacity=".22"'),
    circle(330, 300, 7, t.dark),
    circle(470, 300, 7, t.dark),
    path('M200 450Q400 426 600 450L620 520Q400 546 180 520Z', s.lin('v', t.light, t.base, t.dark)),
    path('M180 520Q400 546 620 520V544Q400 570 180 544Z', s.lin('v', t.dark, t.deep)),
    path('M172 540Q400 568 628 540V580Q400 604 172 580Z', s.fall(wicker)),
    mirrored(
      400,
      path(
        'M150 380Q150 364 168 362H218Q234 366 232 382V420H210V400H186L180 590H148Z',
        s.lin('h', wicker.light, wicker.base, wicker.dark),
      ),
    ),
    s.v === 0
      ? turn(
          -10,
          300,
          410,
          path('M240 356Q300 370 360 356Q354 410 360 464Q300 452 240 464Q248 410 240 356Z', s.ball(s.p.accent)),
        )
      : '',
  ].join('')
}

function parasol(s: Sheet): string {
  const t = s.p
  const other = s.v === 1 ? material.paper : s.v === 2 ? t : s.p.accent
  const canopy =
    'M110 330C150 200 270 130 400 122C530 130 650 200 690 330Q645 306 594 334Q546 306 497 336Q448 308 400 338Q352 308 303 336Q254 306 206 334Q155 306 110 330Z'
  const panels = [
    'M400 122C270 130 150 200 110 330Q155 306 206 334C230 240 300 160 400 122Z',
    'M400 122C340 170 310 250 303 336Q352 308 400 338Z',
    'M400 122C500 160 570 240 594 334Q546 306 497 336C490 250 460 170 400 122Z',
  ]
  return [
    shadow(s, 400, ground, 150),
    rect(391, 120, 18, 510, 6, s.round(s.v === 1 ? material.wood : material.steel)),
    path('M130 330Q400 380 670 330Q400 300 130 330Z', t.line, 'opacity=".55"'),
    cloth(s, canopy, s.v === 2 ? s.p : t),
    ...(s.v === 2 ? [] : panels.map((d) => path(d, s.lin('v', other.light, other.base, other.dark)))),
    path(canopy, s.lin('h', [0, '#ffffff', 0.22], [0.35, '#ffffff', 0.1], [0.6, '#20141c', 0], [1, '#20141c', 0.36])),
    stroke(
      'M400 122C270 150 220 240 206 334M400 122C340 170 310 250 303 336M400 122V338M400 122C460 170 490 250 497 336M400 122C500 160 570 240 594 334',
      t.line,
      2.5,
      'opacity=".35"',
    ),
    circle(400, 114, 14, s.ball(material.gold)),
    cylinder(s, material.graphite, 400, 606, 646, 220, 0.12),
    rect(384, 560, 32, 56, 6, s.round(material.graphite)),
  ].join('')
}

function grill(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 190),
      ...[
        [300, 470, 250, 640],
        [500, 470, 550, 640],
        [400, 480, 400, 646],
      ].map(
        ([a, b, c, d]) =>
          stroke(`M${a} ${b}L${c} ${d}`, material.steel.dark, 16) +
          stroke(`M${Number(a) - 2} ${b}L${Number(c) - 2} ${d}`, material.steel.glint, 4),
      ),
      circle(264, 634, 26, material.black.base),
      path('M190 350C190 460 290 510 400 510C510 510 610 460 610 350Z', s.round(t)),
      path('M190 340C190 230 290 180 400 180C510 180 610 230 610 340Q400 380 190 340Z', s.ball(t)),
      stroke('M186 346Q400 388 614 346', material.steel.light, 8),
      path('M240 280C260 230 320 204 380 200C320 224 280 260 268 310Z', '#ffffff', 'opacity=".4"'),
      rect(350, 156, 100, 18, 9, s.fall(material.wood)),
      ...[364, 436].map((x) => rect(x - 5, 170, 10, 20, 2, material.steel.base)),
      circle(500, 232, 15, material.steel.light),
      rect(260, 560, 280, 12, 6, s.fall(material.steel)),
    ].join('')
  }
  return [
    shadow(s, 400, 664, 290, 26),
    rect(244, 440, 312, 200, 8, s.face(material.graphite)),
    rect(256, 456, 138, 170, 6, s.lin('d', t.light, t.base, t.dark)),
    rect(406, 456, 138, 170, 6, s.lin('d', t.light, t.base, t.dark)),
    ...[376, 412].map((x) => rect(x, 490, 10, 80, 5, s.round(material.steel))),
    ...[250, 550].map((x) => circle(x, 646, 20, material.black.base) + circle(x, 646, 8, material.steel.light)),
    rect(90, 396, 140, 20, 6, s.fall(material.steel)),
    rect(570, 396, 140, 20, 6, s.fall(material.steel)),
    rect(220, 376, 360, 70, 10, s.fall(material.steel)),
    ...[270, 335, 400, 465, 530].map(
      (x) => circle(x, 414, 20, s.ball(material.black)) + rect(x - 2, 398, 4, 14, 2, '#fff'),
    ),
    path('M220 366C224 250 270 214 320 210H480C530 214 576 250 580 366Z', s.fall(t)),
    path(
      'M246 330C256 256 290 232 330 230H470C510 232 530 244 542 262C460 246 330 250 290 340Z',
      '#ffffff',
      'opacity=".35"',
    ),
    rect(270, 322, 260, 16, 8, s.fall(material.steel)),
    circle(400, 272, 24, s.ball(material.steel)),
    stroke('M400 272L410 258', '#c8452f', 4),
    rect(212, 360, 376, 16, 6, material.black.base),
    s.v === 2
      ? [340, 400, 460]
          .map((x) => stroke(`M${x} 190q-16 -24 0 -48q16 -24 0 -48`, '#ffffff', 12, 'opacity=".55"'))
          .join('')
      : '',
  ].join('')
}

function solarLight(s: Sheet): string {
  const t = s.p
  const one = (cx: number, top: number, bottom: number, k: number) =>
    [
      ellipse(cx, bottom, 66 * k, 12 * k, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.5], [1, '#2a2028', 0])),
      circle(cx, top + 80 * k, 170 * k, s.rad(0.5, 0.5, 0.5, [0, '#ffe6a0', 0.85], [1, '#ffe6a0', 0])),
      rect(cx - 9 * k, top + 150 * k, 18 * k, bottom - top - 150 * k, 4, s.round(t)),
      path(
        `M${cx - 50 * k} ${top + 40 * k}H${cx + 50 * k}L${cx + 36 * k} ${top + 150 * k}H${cx - 36 * k}Z`,
        s.lin('v', '#fff4cc', '#ffdf8a', '#f5b94a'),
      ),
      ...[-34, -12, 12, 34].map((dx) =>
        stroke(`M${cx + dx * 1.4 * k} ${top + 42 * k}L${cx + dx * k} ${top + 150 * k}`, t.deep, 4 * k),
      ),
      rect(cx - 42 * k, top + 146 * k, 84 * k, 16 * k, 6, s.round(t)),
      path(
        `M${cx - 84 * k} ${top + 44 * k}Q${cx - 70 * k} ${top} ${cx} ${top - 6 * k}Q${cx + 70 * k} ${top} ${cx + 84 * k} ${top + 44 * k}Q${cx} ${top + 60 * k} ${cx - 84 * k} ${top + 44 * k}Z`,
        s.round(t),
      ),
      ellipse(cx, top + 2 * k, 44 * k, 9 * k, '#26355a'),
      stroke(`M${cx - 30 * k} ${top + 2 * k}h${60 * k}M${cx} ${top - 6 * k}v${15 * k}`, '#7f93c8', 1.6),
    ].join('')
  if (s.v === 1) return one(400, 180, 655, 1.3)
  return one(540, 250, 600, 0.8) + one(400, 220, 630, 0.95) + one(240, 190, 660, 1.15)
}

function birdFeeder(s: Sheet): string {
  const t = s.p
  const bird = (x: number, y: number, hex: string, face: 1 | -1) => {
    const b = tones(hex)
    return group(
      `transform="translate(${x} ${y}) scale(${face} 1)"`,
      path('M-46 6L-96 26L-90 40L-34 26Z', b.deep),
      path('M-50 0C-50 -36 -10 -50 20 -40C30 -66 70 -66 74 -36C76 -20 66 -6 60 6C50 40 -30 50 -50 0Z', s.ball(b)),
      path('M-40 0C-20 -20 10 -16 22 4C0 26 -30 22 -40 0Z', b.deep),
      path('M72 -40L94 -32L72 -26Z', '#e6a23c'),
      circle(56, -42, 5, '#1d1b1f'),
      stroke('M0 34v16M16 34v16', '#5a4a3a', 4),
    )
  }
  return [
    ellipse(410, 690, 150, 14, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.3], [1, '#2a2028', 0])),
    stroke('M400 96V176', material.steel.dark, 6),
    `<circle cx="400" cy="92" r="18" fill="none" stroke="${material.steel.dark}" stroke-width="7"/>`,
    path('M310 300H490V560H310Z', s.lin('h', [0, '#cfe0e4', 0.9], [0.25, '#ffffff', 0.85], [1, '#9db8c0', 0.9])),
    path('M316 380Q400 340 484 380V560H316Z', s.lin('v', '#d8b070', '#b98a4a')),
    ...Array.from({ length: 60 }, (_, i) =>
      ellipse(324 + ((i * 37) % 154), 392 + ((i * 53) % 160), 5, 3.4, i % 3 ? '#8a6430' : '#f0d9a0'),
    ),
    ...[310, 396, 482].map((x) => rect(x, 296, 10, 270, 2, t.dark)),
    path('M200 310L400 160L600 310L580 330H220Z', s.lin('d', t.light, t.base, t.dark)),
    path('M200 310L400 160L400 184L232 320H220Z', t.glint, 'opacity=".5"'),
    ...[0, 1, 2].map((i) =>
      stroke(
        `M${260 + i * -16} ${272 + i * 20}Q400 ${250 + i * 30} ${540 + i * 16} ${272 + i * 20}`,
        t.line,
        3,
        'opacity=".35"',
      ),
    ),
    path('M220 560H580L600 590Q600 606 584 606H216Q200 606 200 590Z', s.fall(t)),
    s.v === 2 ? '' : bird(250, 514, s.v === 1 ? '#5b87b8' : '#c8452f', 1),
    s.v === 1 ? '' : bird(560, 514, '#d9a441', -1),
  ].join('')
}

function tent(s: Sheet): string {
  const t = s.p
  const dome = s.v === 1
  const body = dome ? 'M110 640C140 380 260 230 400 226C540 230 660 380 690 640Z' : 'M90 640L330 250H470L710 640Z'
  return [
    shadow(s, 400, 646, 340, 26),
    path(body, s.lin('h', t.light, t.base, t.dark)),
    dome
      ? path('M400 226C330 330 300 480 300 640H500C500 480 470 330 400 226Z', s.lin('h', t.light, t.glint, t.base))
      : path('M330 250H470L560 640H240Z', s.lin('h', t.light, t.base)) +
        path('M330 250L90 640H240Z', s.lin('d', t.glint, t.light)),
    dome
      ? path('M400 300C360 400 340 520 336 640H464C460 520 440 400 400 300Z', s.lin('v', '#3a2f34', '#1f1a1e'))
      : path('M400 300L290 640H510Z', s.lin('v', '#3a2f34', '#1f1a1e')),
    ellipse(400, 600, 50, 44, s.rad(0.5, 0.5, 0.5, [0, '#ffd98a', 0.9], [1, '#ffd98a', 0])),
    dome
      ? path('M400 300C360 400 340 520 336 640H360C380 600 380 480 400 300Z', s.face(s.p.accent)) +
        path(
          'M400 300C440 400 460 520 464 640H440C420 600 420 480 400 300Z',
          s.lin('h', s.p.accent.base, s.p.accent.dark),
        )
      : path('M400 300L290 640H320Q370 560 400 300Z', s.face(s.p.accent)) +
        path('M400 300L510 640H480Q430 560 400 300Z', s.lin('h', s.p.accent.base, s.p.accent.dark)),
    dome
      ? stroke(
          'M110 640C140 380 260 230 400 226C540 230 660 380 690 640M250 640C256 420 330 280 400 226C470 280 544 420 550 640',
          t.line,
          4,
          'opacity=".4"',
        )
      : stroke('M330 250L90 640M470 250L710 640M330 250H470', t.line, 4, 'opacity=".4"') +
        rect(322, 240, 156, 14, 7, s.fall(s.p.accent)),
    path(dome ? 'M110 640L112 624H688L690 640Z' : 'M90 640L100 624H700L710 640Z', t.deep, 'opacity=".55"'),
    stroke('M140 560L60 660M660 560L740 660', '#f3ead8', 3),
    ...[60, 740].map((x) => rect(x - 4, 648, 8, 20, 2, material.steel.dark)),
    s.v === 2
      ? path('M600 610q10 -40 26 -54q4 20 18 34q14 -4 14 -24q20 30 10 60Z', s.lin('v', '#ffcf6a', '#e8772e')) +
        stroke('M588 644l96 -18M590 626l92 20', material.walnut.base, 14)
      : '',
  ].join('')
}

function cooler(s: Sheet): string {
  const t = s.p
  const white = material.white
  return [
    shadow(s, 430, ground, 290, 32),
    stroke('M190 360C190 220 620 200 640 330', material.graphite.dark, 18),
    box(s, t, 150, 400, 440, 246, 90),
    rect(150, 600, 440, 46, 0, t.deep, 'opacity=".4"'),
    rect(200, 440, 340, 130, 18, s.lin('d', t.light, t.dark), 'opacity=".45"'),
    box(s, white, 138, 340, 464, 66, 96),
    rect(138, 400, 464, 8, 0, white.deep, 'opacity=".45"'),
    rect(330, 372, 80, 54, 10, s.fall(material.graphite)),
    circle(176, 372, 15, s.ball(material.graphite)),
    circle(566, 372, 15, s.ball(material.graphite)),
    ...[0, 60, 120]
      .map((a) => turn(a, 370, 505, stroke('M370 460V550M356 472L370 484L384 472M356 538L370 526L384 538', t.glint, 7)))
      .join(''),
    s.v === 2
      ? [190, 550]
          .map((x) => circle(x, 648, 22, material.black.base) + circle(x, 648, 9, material.steel.light))
          .join('')
      : '',
    gloss(s, 166, 420, 12, 190, 0.5),
  ].join('')
}

function flashlight(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 130),
      stroke('M290 250C280 110 520 110 510 250', material.steel.dark, 13),
      circle(400, 390, 230, s.rad(0.5, 0.5, 0.5, [0, '#ffe9b0', 0.85], [1, '#ffe9b0', 0])),
      path('M296 300H504L490 500H310Z', s.lin('h', [0, '#fff3cc', 0.95], [0.5, '#fffbe8', 0.95], [1, '#f3cf86', 0.95])),
      rect(376, 360, 48, 110, 22, '#fff'),
      ...[310, 370, 430, 490].map((x) => stroke(`M${x} 300L${400 + (x - 400) * 0.87} 500`, material.steel.dark, 5)),
      path('M280 300Q284 240 330 230H470Q516 240 520 300Z', s.round(t)),
      path('M290 500H510L530 640Q530 652 516 654H284Q270 652 270 640Z', s.round(t)),
      circle(400, 576, 26, s.ball(material.black)),
      gloss(s, 300, 520, 14, 100, 0.5),
    ].join('')
  }
  return [
    ellipse(430, 610, 300, 28, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.42], [1, '#2a2028', 0])),
    turn(
      -16,
      400,
      480,
      path('M216 386L-120 250V700L216 574Z', s.lin('h', [0, '#fff2c2', 0], [1, '#fff2c2', 0.85])),
      path('M216 384H260L340 420V540L260 576H216Q200 574 200 556V404Q200 386 216 384Z', s.fall(t)),
      rect(196, 380, 34, 200, 14, s.fall(material.steel)),
      ellipse(202, 480, 15, 88, '#fff8dc'),
      rect(336, 424, 300, 112, 16, s.fall(t)),
      ...Array.from({ length: 9 }, (_, i) => rect(450 + i * 17, 424, 7, 112, 3, t.deep, 'opacity=".55"')),
      rect(632, 430, 40, 100, 12, s.fall(material.graphite)),
      rect(372, 414, 54, 20, 10, s.fall(s.p.accent)),
      rect(346, 436, 280, 12, 6, '#ffffff', 'opacity=".35"'),
    ),
    s.v === 2 ? stroke('M640 420C720 420 730 520 690 570', material.black.base, 7) : '',
  ].join('')
}

function toolSet(s: Sheet): string {
  const t = s.p
  const wrench = turn(
    -16,
    300,
    340,
    path('M284 250L290 420H320L326 250Q356 230 348 190L322 214H292L266 190Q256 230 284 250Z', s.round(material.steel)),
  )
  const screwdriver = turn(
    10,
    500,
    300,
    rect(494, 190, 12, 160, 3, s.round(material.steel)),
    path('M476 320Q476 300 500 300Q524 300 524 320V430H476Z', s.round(s.p.accent)),
  )
  const hammer = turn(
    -4,
    400,
    300,
    rect(388, 220, 26, 220, 8, s.round(material.wood)),
    path(
      'M330 180H440Q456 180 462 196L486 214L470 232L440 224H330Q318 220 318 202T330 180Z',
      s.fall(material.graphite),
    ),
  )
  return [
    shadow(s, 420, ground, 290, 32),
    wrench,
    hammer,
    screwdriver,
    stroke('M236 420V340Q238 320 262 318H560Q584 320 586 340V420', material.black.base, 26),
    stroke('M234 412V340Q238 318 262 314H540', '#ffffff', 4, 'opacity=".35"'),
    path('M160 420L210 394H660L610 420Z', t.deep),
    box(s, t, 150, 420, 470, 228, 62),
    rect(150, 500, 470, 10, 0, t.deep, 'opacity=".5"'),
    ...[230, 500].map(
      (x) => rect(x, 484, 54, 54, 8, s.fall(material.steel)) + rect(x + 18, 498, 18, 26, 4, material.steel.deep),
    ),
    s.v === 1 ? path('M330 560H450V620H330Z', s.face(s.p.accent)) : rect(330, 440, 110, 34, 8, s.face(s.p.accent)),
    gloss(s, 166, 436, 12, 180, 0.4),
    s.v === 2
      ? [0, 1, 2, 3, 4]
          .map(
            (i) =>
              circle(190 + i * 90, 590, 15, s.ball(material.steel)) + circle(190 + i * 90, 590, 6, material.steel.deep),
          )
          .join('')
      : '',
  ].join('')
}

function drill(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 440, 660, 170),
    path(
      'M408 360L440 590H560L536 360Z',
      s.lin('h', material.graphite.base, material.graphite.light, material.graphite.deep),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      stroke(`M${440 + i * 5} ${430 + i * 28}L${530 + i * 5} ${420 + i * 28}`, material.black.deep, 6, 'opacity=".5"'),
    ),
    path('M404 380Q380 400 384 430Q398 446 420 440L412 380Z', s.face(s.p.accent.metal ? material.black : s.p.accent)),
    path('M390 590H600Q616 592 618 608V640Q616 656 600 658H390Q374 656 372 640V608Q374 592 390 590Z', s.fall(t)),
    rect(372, 618, 246, 14, 0, material.graphite.base),
    path('M330 214H590Q640 222 646 290Q642 366 590 376H330Q306 370 304 350V240Q306 218 330 214Z', s.fall(t)),
    path('M330 232H580Q616 236 626 262Q480 240 320 256Z', '#ffffff', 'opacity=".5"'),
    path('M590 214Q640 222 646 290Q642 366 590 376Q610 300 590 214Z', material.graphite.base),
    ...[0, 1, 2, 3].map((i) => stroke(`M${480 + i * 20} 280L${470 + i * 20} 330`, t.line, 7, 'opacity=".6"')),
    rect(256, 240, 54, 110, 10, s.fall(material.graphite)),
    path('M196 258L260 246V344L196 332Z', s.fall(material.black)),
    path('M176 274H200V316H176Z', s.fall(material.steel)),
    path('M70 290L96 286H178V304H96Z', s.fall(material.steel)),
    ...[110, 128, 146, 164].map((x) => stroke(`M${x} 304L${x + 10} 286`, material.steel.deep, 3)),
    s.v === 1 ? circle(400, 296, 34, s.ball(material.steel)) : rect(350, 282, 90, 26, 13, s.face(s.p.accent)),
    circle(500, 624, 6, '#7fe0b0'),
    s.v === 2
      ? [180, 230, 280]
          .map(
            (x, i) =>
              rect(x, 640 - i * 4, 12, 20 + i * 4, 3, s.round(material.steel)) +
              rect(x - 4, 652, 20, 10, 3, s.p.accent.base),
          )
          .join('')
      : '',
  ].join('')
}

export const outdoor = {
  plant,
  planter,
  hose,
  'patio-chair': patioChair,
  parasol,
  grill,
  'solar-light': solarLight,
  'bird-feeder': birdFeeder,
  tent,
  cooler,
  flashlight,
  'tool-set': toolSet,
  drill,
}
