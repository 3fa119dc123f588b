/** Cameras in the hand, at the door and on the wall. */

import { material } from './palette.ts'
import { cast, circle, copies, ellipse, gloss, ground, path, piecesOf, rect, shadow, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A rounded body with a slot, and the print that comes out of it. */
function instant(s: Sheet): string {
  const t = s.p
  const body = 'M190 260Q190 190 262 186H538Q610 190 610 260L630 560Q630 620 566 624H234Q170 620 170 560Z'
  return [
    shadow(s, 400, 640, 250),
    path(body, s.face({ ...t, metal: false })),
    path('M172 520L628 520L630 560Q630 620 566 624H234Q170 620 170 560Z', t.dark, 'opacity=".6"'),
    rect(220, 214, 96, 60, 14, s.lin('d', '#fdf6df', '#d9d2bd')),
    rect(490, 212, 90, 58, 14, '#15161b') + rect(502, 222, 66, 38, 8, s.lin('d', '#6f86a8', '#1d2433')),
    circle(400, 390, 128, t.deep) + circle(400, 386, 124, s.lin('d', t.light, t.base, t.dark)),
    circle(400, 386, 96, material.graphite.base) + circle(400, 386, 82, '#0c0d12'),
    circle(400, 386, 58, s.rad(0.36, 0.3, 0.8, '#8a7fd0', '#3b4a8c', '#18203f', '#080a14')),
    ellipse(378, 360, 20, 13, '#ffffff', 'opacity=".7" transform="rotate(-34 378 360)"'),
    circle(234, 330, 24, s.ball(s.p.accent)),
    s.v === 1 ? rect(180, 486, 440, 20, 0, s.lin('h', '#e2705a', '#f0b452', '#56a893', '#4d7fbd')) : '',
    rect(250, 548, 300, 16, 8, material.black.deep),
    path('M266 556H534V704H266Z', '#fbf8f1') + rect(286, 576, 228, 96, 2, s.lin('v', '#8fc3df', '#f1d2a0', '#6d8a5e')),
    path('M266 556H534V572H266Z', '#000000', 'opacity=".18"'),
    s.v === 2 ? stroke('M186 300C110 380 120 560 180 640', material.leather.base, 12) : '',
  ].join('')
}

function camera(s: Sheet): string {
  if (s.a.form === 'instant') return instant(s)
  const t = s.p
  return [
    shadow(s, 400, ground, 270),
    path('M300 290L330 220Q336 210 350 210H470Q484 210 490 220L520 290Z', s.face(t)),
    rect(356, 226, 108, 16, 6, material.steel.base),
    rect(200, 262, 80, 34, 8, s.fall(material.steel)),
    circle(590, 278, 28, s.ball(material.steel)),
    rect(140, 286, 520, 364, 36, s.face(t)),
    rect(140, 350, 520, 230, 0, s.lin('d', material.black.light, material.black.base, material.black.deep)),
    rect(140, 350, 520, 230, 0, s.print('dot', ['#00000055'], 11)),
    path('M560 340Q620 336 640 380V600Q620 630 580 620Z', material.black.base, 'opacity=".7"'),
    circle(406, 476, 172, '#00000044'),
    circle(400, 466, 170, s.lin('d', material.graphite.light, material.graphite.base, material.black.deep)),
    circle(400, 466, 150, material.black.deep),
    `<circle cx="400" cy="466" r="160" fill="none" stroke="${s.v === 1 ? '#c8452f' : material.steel.base}" stroke-width="5"/>`,
    circle(400, 466, 130, s.lin('d', '#44464d', '#17181c')),
    circle(400, 466, 104, '#0c0d12'),
    circle(400, 466, 92, s.rad(0.36, 0.3, 0.8, '#8a7fd0', '#3b4a8c', '#18203f', '#080a14')),
    ellipse(366, 424, 34, 22, '#ffffff', 'opacity=".65" transform="rotate(-34 366 424)"'),
    circle(440, 508, 14, '#d99fe0', 'opacity=".5"'),
    rect(176, 306, 60, 24, 6, '#fdf6df'),
    circle(610, 324, 9, '#d6453a'),
    s.v === 2 ? stroke('M140 330C60 420 60 640 200 690', material.leather.base, 16) : '',
  ].join('')
}

/** A weatherproof camera on a bracket. */
function security(s: Sheet): string {
  const t = s.p
  return [
    ellipse(420, 640, 190, 22, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.36], [1, '#2a2028', 0])),
    rect(560, 300, 44, 200, 14, s.round(t)),
    path('M470 420H580V460H480Z', s.fall(material.steel)),
    circle(478, 440, 34, s.ball(material.steel)),
    path('M180 300Q186 262 226 258L470 230Q520 230 526 280V420Q520 470 470 476L226 470Q186 466 180 430Z', s.fall(t)),
    path('M170 280L480 214Q540 210 548 262L536 268Q520 244 480 246L186 304Z', s.lin('d', t.glint, t.base)),
    ellipse(210, 366, 66, 104, s.lin('d', '#3a3d45', '#141519')),
    circle(202, 356, 44, '#0b0c10') +
      circle(202, 356, 36, s.rad(0.36, 0.3, 0.8, '#7f9ad8', '#33477f', '#131a33', '#06070d')),
    ellipse(190, 340, 12, 8, '#ffffff', 'opacity=".8"'),
    ...[-1, 0, 1].map((i) => circle(206 + i * 18, 432, 6, '#7a3030')),
    s.v === 1 ? stroke('M330 470V590', t.dark, 14) + stroke('M360 470V560', t.dark, 14) : '',
    s.v === 2
      ? path('M300 226L470 150L520 180L350 250Z', s.lin('d', '#3d557f', '#1b2742')) +
        stroke('M350 204L400 234M400 182L450 212', '#8fa6cf', 2)
      : '',
    circle(430, 300, 6, '#7fd0ff'),
  ].join('')
}

function doorbellCamera(s: Sheet): string {
  if (s.a.form === 'security') return copies(piecesOf(s), 470, 460, () => security(s))
  const t = s.p
  return [
    cast('M310 130H490V670H310Z', 1.1),
    rect(296, 122, 212, 548, s.v === 1 ? 106 : 54, t.deep),
    rect(290, 116, 212, 548, s.v === 1 ? 106 : 54, s.face(t)),
    rect(304, 132, 184, 270, s.v === 1 ? 92 : 42, s.lin('d', '#3a3d45', '#141519')),
    circle(396, 228, 66, '#0b0c10'),
    circle(396, 228, 54, s.rad(0.36, 0.3, 0.8, '#7f9ad8', '#33477f', '#131a33', '#06070d')),
    ellipse(376, 206, 18, 12, '#ffffff', 'opacity=".75" transform="rotate(-34 376 206)"'),
    ...[-60, -30, 0, 30, 60].map((dx) => circle(396 + dx, 340 - Math.abs(dx) * 0.1, 6, '#5d2a2a')),
    circle(396, 376, 5, '#7fd0ff'),
    circle(396, 520, 74, t.dark),
    circle(396, 520, 70, s.lin('d', t.glint, t.light, t.base)),
    `<circle cx="396" cy="520" r="56" fill="none" stroke="#6fc6ff" stroke-width="9"/>`,
    path(
      'M396 486C420 488 420 516 424 534L434 544H358L368 534C372 516 372 488 396 486ZM386 550H406Q404 562 396 562Q388 562 386 550Z',
      t.line,
      'opacity=".75"',
    ),
    ...[0, 1, 2].map((i) => rect(360, 616 + i * 11, 72, 4, 2, t.line, 'opacity=".5"')),
    gloss(s, 304, 160, 10, 400, 0.5),
  ].join('')
}

export const cameras = { camera, 'doorbell-camera': doorbellCamera }
