/** Plants, and what furnishes a garden. */

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

export const garden = {
  plant,
  planter,
  hose,
  'patio-chair': patioChair,
  parasol,
  'solar-light': solarLight,
  'bird-feeder': birdFeeder,
}
