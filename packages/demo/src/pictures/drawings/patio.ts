/** Chairs, parasols, lights and bird feeders. */

import { material, tones } from './palette.ts'
import {
  circle,
  cloth,
  copies,
  cylinder,
  ellipse,
  ground,
  group,
  mirrored,
  path,
  piecesOf,
  rect,
  shadow,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Slatted wood with wide arms and a sloping back. */
function muskoka(s: Sheet): string {
  const t = { ...s.p, metal: false }
  const slat = (x: number, lean: number, top: number) =>
    path(
      `M${x - 26} 470L${x - 30 + lean} ${top + 22}Q${x + lean} ${top - 10} ${x + 30 + lean} ${top + 22}L${x + 26} 470Z`,
      s.lin('h', t.light, t.base, t.dark),
    ) + stroke(`M${x - 26} 470L${x - 30 + lean} ${top + 22}`, t.line, 2.5, 'opacity=".4"')
  return [
    shadow(s, 400, 664, 280, 30),
    ...[
      [252, -40, 210],
      [311, -22, 162],
      [400, 0, 132],
      [489, 22, 162],
      [548, 40, 210],
    ].map(([x = 0, lean = 0, top = 0]) => slat(x, lean, top)),
    s.v === 1 ? '' : path('M226 330H574L580 356H220Z', s.fall(t), 'opacity=".85"'),
    ...[0, 1, 2, 3].map((i) =>
      path(
        `M${216 - i * 16} ${462 + i * 28}H${584 + i * 16}L${590 + i * 16} ${486 + i * 28}H${210 - i * 16}Z`,
        s.lin('v', t.light, t.base, t.dark),
      ),
    ),
    mirrored(
      400,
      path('M196 470L170 660H206L226 474Z', s.lin('h', t.base, t.dark)) +
        path('M140 560L120 660H156L172 566Z', s.lin('h', t.light, t.dark)) +
        path(
          'M98 424Q90 404 118 400H236Q252 402 246 420L236 440H120Q102 440 98 424Z',
          s.lin('v', t.glint, t.light, t.base),
        ) +
        path('M120 440L128 566H152L150 440Z', s.lin('h', t.base, t.deep)),
    ),
    s.v === 2 ? path('M270 380Q400 360 530 380L540 462Q400 480 260 462Z', s.ball(s.p.accent)) : '',
  ].join('')
}

const patioChair = (s: Sheet): string =>
  copies(piecesOf(s), 560, 500, () => (s.a.form === 'muskoka' ? muskoka(s) : loungeChair(s)))

function loungeChair(s: Sheet): string {
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

/** A lantern of metal and glass with a handle. */
function lantern(s: Sheet): string {
  const t = s.p
  const w = s.v === 1 ? 250 : 210
  const x = 400 - w / 2
  const star = s.v === 2
  return [
    shadow(s, 400, ground, 140),
    circle(400, 450, 260, s.rad(0.5, 0.5, 0.5, [0, '#ffe6a0', 0.8], [1, '#ffe6a0', 0])),
    circle(400, 190, 40, 'none', `stroke="${t.dark}" stroke-width="11"`),
    path(`M400 200L${x + w + 16} 300H${x - 16}Z`, s.round(t)),
    ellipse(400, 232, 34, 9, '#26355a'),
    rect(x - 12, 296, w + 24, 24, 6, s.round(t)),
    rect(x, 318, w, 300, 4, s.lin('h', [0, '#fff3cc', 0.9], [0.5, '#fffbe8', 0.95], [1, '#f3cf86', 0.9])),
    cylinder(s, material.paper, 400, 500, 612, 84, 0.16),
    path('M400 420C424 456 420 486 400 490C380 486 376 456 400 420Z', s.lin('v', '#ffd76a', '#ffae3d', '#fff3cf')),
    ...(star
      ? [360, 440].flatMap((cx) =>
          [380, 470, 560].map((cy) =>
            path(`M${cx} ${cy - 22}l7 15l15 7l-15 7l-7 15l-7 -15l-15 -7l15 -7Z`, t.base, 'opacity=".85"'),
          ),
        )
      : [x + 6, 400, x + w - 6].map((at) => stroke(`M${at} 320V616`, t.dark, at === 400 ? 5 : 11))),
    ...(star ? [x + 6, x + w - 6].map((at) => stroke(`M${at} 320V616`, t.dark, 14)) : []),
    rect(x - 14, 612, w + 28, 40, 8, s.round(t)),
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
  if (s.a.form === 'lantern') return copies(piecesOf(s), 330, 500, () => lantern(s))
  return copies(piecesOf(s, 4), 230, 480, () => one(400, 180, 655, s.v === 1 ? 1.3 : s.v === 2 ? 1.05 : 1.18))
}

/** A bottle of nectar over red flowers, with a visitor. */
function hummingbird(s: Sheet): string {
  const t = s.p
  return [
    ellipse(400, 690, 120, 12, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.3], [1, '#2a2028', 0])),
    stroke('M400 90V170', material.steel.dark, 6),
    circle(400, 84, 17, 'none', `stroke="${material.steel.dark}" stroke-width="6"`),
    path(
      'M372 170H428V220C470 250 486 320 470 400C462 450 440 480 436 520H364C360 480 338 450 330 400C314 320 330 250 372 220Z',
      s.lin('h', [0, t.dark, 0.95], [0.25, t.glint, 0.9], [0.55, t.light, 0.75], [1, t.dark, 0.95]),
    ),
    path('M338 360C346 450 362 470 366 516H434C438 470 456 450 464 360Q400 384 338 360Z', '#d3304a', 'opacity=".45"'),
    path(
      'M352 250C340 300 342 360 356 410',
      'none',
      'stroke="#ffffff" stroke-width="14" stroke-linecap="round" opacity=".6"',
    ),
    rect(362, 152, 76, 26, 8, s.round(material.gold)),
    path(
      'M280 540Q280 516 320 514H480Q520 516 520 540Q520 590 400 594Q280 590 280 540Z',
      s.round(s.v === 1 ? material.gold : t),
    ),
    ...[300, 367, 433, 500].map(
      (x) =>
        [0, 72, 144, 216, 288]
          .map((a) =>
            circle(x + 13 * Math.cos((a * Math.PI) / 180), 548 + 13 * Math.sin((a * Math.PI) / 180), 10, '#d3304a'),
          )
          .join('') + circle(x, 548, 7, '#f2c84b'),
    ),
    s.v === 2 ? stroke('M270 590Q400 640 530 590', material.steel.dark, 6) : '',
    group(
      'transform="translate(566 470)"',
      path('M-30 4L-86 20L-84 26L-30 16Z', '#3b3a3d'),
      path(
        'M-34 8C-30 -30 20 -36 40 -4C60 30 50 70 90 110C50 110 10 90 -10 50C-24 34 -36 24 -34 8Z',
        s.ball(tones('#2f8f6a')),
      ),
      path('M-24 20C-10 30 10 34 24 26C14 50 -8 50 -24 20Z', '#c8304a'),
      path('M10 30C50 -40 110 -60 150 -50C130 0 80 50 20 56Z', s.lin('d', '#cfe6dc', '#6fae94'), 'opacity=".9"'),
      circle(-6, -2, 6, '#16181a'),
    ),
  ].join('')
}

function birdFeeder(s: Sheet): string {
  if (s.a.form === 'hummingbird') return hummingbird(s)
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

export const patio = { 'patio-chair': patioChair, parasol, 'solar-light': solarLight, 'bird-feeder': birdFeeder }
