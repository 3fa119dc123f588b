/** Plants, and what furnishes a garden. */

import { material, type Tones, tones } from './palette.ts'
import { box, circle, copies, ellipse, gloss, ground, path, piecesOf, rect, shadow, stroke, turn } from './shapes.ts'
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

/** Blooms over leaves in a plain pot: round heads of many florets, or roses. */
function blooming(s: Sheet, rose: boolean): string {
  // A green hydrangea is pale, or it would not show among its leaves.
  const bloom = s.p.base === '#4d8a57' ? tones('#c9dba0') : s.p
  const pot = s.v === 1 ? material.graphite : s.v === 2 ? material.paper : material.leather
  const [a, b, c] = leafTones
  const places = rose
    ? [
        [400, 200, 50],
        [300, 270, 46],
        [500, 264, 46],
        [352, 340, 42],
        [456, 342, 42],
        [250, 360, 36],
        [552, 362, 36],
      ]
    : [
        [400, 220, 92],
        [286, 290, 84],
        [514, 290, 84],
        [400, 356, 80],
      ]
  const head = (x: number, y: number, r: number) =>
    rose
      ? circle(x, y, r, s.ball({ ...bloom, metal: false })) +
        [0.74, 0.48, 0.24]
          .map((k, i) =>
            stroke(
              `M${x - r * k} ${y + (i - 1) * 3}C${x - r * k} ${y - r * k * 1.1} ${x + r * k} ${y - r * k * 1.1} ${x + r * k} ${y}C${x + r * k * 0.8} ${y + r * k} ${x - r * k * 0.4} ${y + r * k} ${x - r * k * 0.5} ${y + 4}`,
              i % 2 ? bloom.light : bloom.deep,
              4,
              'opacity=".75"',
            ),
          )
          .join('')
      : circle(x, y, r * 0.92, bloom.dark) +
        Array.from({ length: 24 }, (_, i) => {
          const d = Math.sqrt((i + 0.5) / 24) * r * 0.86
          const fx = x + d * Math.cos(i * 2.4)
          const fy = y + d * Math.sin(i * 2.4)
          return (
            [0, 90, 180, 270]
              .map((q) =>
                circle(
                  fx + 7 * Math.cos(((q + i * 20) * Math.PI) / 180),
                  fy + 7 * Math.sin(((q + i * 20) * Math.PI) / 180),
                  8,
                  i % 3 ? bloom.light : bloom.base,
                ),
              )
              .join('') + circle(fx, fy, 2.6, bloom.glint)
          )
        }).join('')
  return [
    shadow(s, 400, ground, 130),
    ...[-80, -56, -30, 0, 30, 56, 80].map((angle, i) =>
      leaf(
        s,
        400,
        490,
        angle,
        rose ? 210 - Math.abs(angle) * 0.6 : 230 - Math.abs(angle) * 0.5,
        rose ? 54 : 96,
        [a, b, c][i % 3] ?? a,
      ),
    ),
    ...places.map(([x = 0, y = 0]) =>
      stroke(`M400 490Q${(400 + x) / 2} ${(y + 490) / 2 + 20} ${x} ${y}`, '#4f7a46', rose ? 6 : 8),
    ),
    ...(rose ? places.flatMap(([x = 0, y = 0], i) => [leaf(s, x, y + 70, i % 2 ? 60 : -60, 70, 34, b)]) : []),
    ...places.map(([x = 0, y = 0, r = 0]) => head(x, y, r)),
    path('M284 486A118 22 0 0 0 516 486L490 636Q488 650 470 652Q400 662 330 652Q312 650 310 636Z', s.round(pot)),
    path('M274 470A126 24 0 0 0 526 470L520 506A121 24 0 0 1 280 506Z', s.round(pot)),
    gloss(s, 312, 530, 18, 90, 0.5),
  ].join('')
}

const plant = (s: Sheet): string =>
  copies(piecesOf(s), 420, 520, () =>
    s.a.form === 'hydrangea' || s.a.form === 'rose' ? blooming(s, s.a.form === 'rose') : leafy(s),
  )

function leafy(s: Sheet): string {
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

const planter = (s: Sheet): string => copies(piecesOf(s), 640, 420, () => onePlanter(s))

function onePlanter(s: Sheet): string {
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

export const garden = { plant, planter, hose }
