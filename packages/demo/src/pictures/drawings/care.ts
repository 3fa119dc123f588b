/** Massagers, vitamins and powders. */

import { brightness, material, tones } from './palette.ts'
import {
  circle,
  cloth,
  cylinder,
  ellipse,
  gloss,
  ground,
  path,
  rect,
  shadow,
  stitches,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A padded collar with kneading heads and straps. */
function neckMassager(s: Sheet): string {
  const t = s.p
  const collar =
    'M400 190C560 190 640 300 640 420C640 520 610 600 560 640Q520 660 500 620C520 560 530 500 526 440C520 360 470 310 400 310C330 310 280 360 274 440C270 500 280 560 300 620Q280 660 240 640C190 600 160 520 160 420C160 300 240 190 400 190Z'
  const node = (x: number, y: number) =>
    circle(x, y, 34, s.ball(s.p.accent)) + circle(x - 8, y - 10, 9, '#ffffff', 'opacity=".6"')
  return [
    shadow(s, 400, 664, 230, 26),
    s.v === 2
      ? ''
      : stroke('M240 636C200 690 260 720 300 690', t.dark, 24) + stroke('M560 636C600 690 540 720 500 690', t.dark, 24),
    path(collar, t.deep, 'transform="translate(6 10)"'),
    cloth(s, collar),
    path(collar, s.lin('d', [0, t.glint, 0.4], [0.4, t.glint, 0], [1, t.deep, 0.5])),
    stitches(
      'M400 214C540 214 616 310 616 420C616 510 590 580 556 616M400 214C260 214 184 310 184 420C184 510 210 580 244 616',
      t.line,
    ),
    node(300, 300),
    node(500, 300),
    node(348, 258),
    node(452, 258),
    rect(548, 520, 40, 70, 16, material.black.base) + circle(568, 540, 7, '#7fe0b0') + circle(568, 566, 7, '#ff8a5a'),
    s.v === 1 ? rect(360, 196, 80, 14, 7, s.face(material.steel)) : '',
  ].join('')
}

/** A housing with a well for each foot. */
function footMassager(s: Sheet): string {
  const t = s.p
  const well = (x: number) =>
    [
      path(
        `M${x} 390Q${x} 350 ${x + 66} 346Q${x + 132} 350 ${x + 132} 390L${x + 142} 560Q${x + 66} 600 ${x - 10} 560Z`,
        s.lin('v', material.black.deep, material.graphite.base),
      ),
      ...[420, 470, 520].map((y) => rect(x + 22, y, 88, 22, 11, s.fall(s.p.accent))),
      stroke(`M${x} 390Q${x} 350 ${x + 66} 346Q${x + 132} 350 ${x + 132} 390`, t.glint, 5, 'opacity=".5"'),
    ].join('')
  return [
    shadow(s, 400, 648, 300, 30),
    path(
      'M140 430C140 320 240 280 400 280C560 280 660 320 660 430L690 590Q690 640 640 644H160Q110 640 110 590Z',
      s.ball({ ...t, metal: false }),
    ),
    path('M110 590Q110 640 160 644H640Q690 640 690 590Q560 622 400 622Q240 622 110 590Z', t.deep, 'opacity=".5"'),
    well(220),
    well(448),
    rect(352, 300, 96, 40, 20, s.lin('d', '#30343a', '#121418')) +
      circle(380, 320, 7, '#7fe0b0') +
      circle(420, 320, 7, '#8fe3ff'),
    s.v === 1 ? path('M330 284Q400 250 470 284', 'none', `stroke="${material.steel.base}" stroke-width="14"`) : '',
    s.v === 2 ? stroke('M660 600C720 610 740 660 710 690', material.black.base, 8) : '',
  ].join('')
}

function massager(s: Sheet): string {
  if (s.a.form === 'neck') return neckMassager(s)
  return s.a.form === 'foot' ? footMassager(s) : gun(s)
}

function gun(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, ground, 150),
    path('M352 330L330 620Q330 652 362 654H424Q454 652 452 620L440 330Z', s.round(material.graphite)),
    ...[0, 1, 2, 3, 4].map((i) =>
      stroke(`M340 ${480 + i * 26}Q392 ${494 + i * 26} 446 ${480 + i * 26}`, material.black.deep, 6, 'opacity=".6"'),
    ),
    path('M270 180Q270 150 310 146H470Q540 150 548 220V300Q544 350 500 356H330Q280 352 270 310Z', s.fall(t)),
    path('M286 176Q300 162 330 162H460Q500 164 520 186Q400 176 286 200Z', '#ffffff', 'opacity=".5"'),
    circle(470, 252, 58, s.ball(material.graphite)),
    circle(470, 252, 34, s.lin('d', '#30343a', '#121418')),
    ...[0, 60, 120, 180, 240, 300].map((a) => turn(a, 470, 252, rect(467, 204, 6, 12, 3, '#7fe0b0'))),
    rect(210, 214, 70, 74, 12, s.fall(material.steel)),
    s.v === 2
      ? path('M214 190L120 214Q104 250 120 290L214 312Z', s.lin('h', material.black.light, material.black.base))
      : circle(170, 251, 62, s.ball(s.p.accent.metal ? material.black : s.p.accent)),
    rect(362, 388, 56, 60, 16, material.black.deep),
    circle(390, 404, 7, '#7fe0b0'),
    ...[424, 436].map((y) => rect(376, y, 28, 5, 2, '#cfd5da')),
  ].join('')
}

/** A wide tub of powder with its scoop. */
function powder(s: Sheet): string {
  const t = brightness(s.p.base) > 0.8 ? s.p.accent : s.p
  const tub = s.v === 1 ? material.black : material.white
  return [
    shadow(s, 370, ground, 200),
    path('M210 290V610Q214 644 260 650Q370 664 480 650Q526 644 530 610V290Z', s.round(tub)),
    rect(210, 340, 320, 250, 0, s.round(t)),
    circle(370, 420, 44, 'none', `stroke="${t.glint}" stroke-width="5"`),
    path('M370 390q32 30 0 60q-32-30 0-60Z', t.glint),
    rect(280, 500, 180, 12, 5, t.glint, 'opacity=".9"'),
    rect(310, 526, 120, 8, 4, t.glint, 'opacity=".7"'),
    rect(330, 548, 80, 8, 4, t.glint, 'opacity=".5"'),
    gloss(s, 230, 320, 20, 280, 0.55),
    cylinder(s, s.v === 2 ? t : tub === material.white ? material.white : material.graphite, 370, 220, 300, 340, 0.1),
    ...Array.from({ length: 23 }, (_, i) =>
      stroke(`M${208 + i * 14.7} ${246 + 16 * Math.sin((i / 22) * Math.PI)}v46`, '#00000022', 3),
    ),
    shadow(s, 620, 664, 80, 12),
    path('M560 640Q560 600 610 596Q660 600 660 640Q650 664 610 664Q570 664 560 640Z', s.round(material.glass)),
    ellipse(610, 606, 46, 13, '#f1e3c8'),
    stroke('M652 616L726 590', material.glass.dark, 13) + stroke('M652 614L724 588', '#ffffff', 5, 'opacity=".7"'),
  ].join('')
}

function vitamins(s: Sheet): string {
  if (s.a.form === 'powder') return powder(s)
  // On a white tub a white label would not show.
  const t = brightness(s.p.base) > 0.8 && s.v === 0 ? s.p.accent : s.p
  const capsule = (x: number, y: number, a: number, c: string) =>
    turn(
      a,
      x,
      y,
      ellipse(x + 4, y + 22, 50, 8, '#2a2028', 'opacity=".25"'),
      rect(x - 46, y - 18, 92, 36, 18, '#f6efe2'),
      path(`M${x} ${y - 18}h28a18 18 0 0 1 0 36h-28Z`, c),
      rect(x - 34, y - 12, 66, 7, 3, '#ffffff', 'opacity=".6"'),
    )
  return [
    shadow(s, 370, ground, 150),
    path(
      'M270 300Q240 310 236 350V620Q238 646 266 650Q370 662 474 650Q502 646 504 620V350Q500 310 470 300Z',
      s.round(s.v === 1 ? tones('#8a5a2c') : s.v === 2 ? t : material.white),
    ),
    rect(236, 390, 268, 190, 0, s.round(s.v === 2 ? material.paper : t)),
    circle(370, 460, 36, 'none', `stroke="${s.v === 2 ? t.dark : t.glint}" stroke-width="5"`),
    path('M370 438q26 24 0 46q-26-22 0-46Z', s.v === 2 ? t.dark : t.glint),
    rect(300, 520, 140, 9, 4, s.v === 2 ? t.dark : t.glint, 'opacity=".9"'),
    rect(330, 542, 80, 6, 3, s.v === 2 ? t.dark : t.glint, 'opacity=".7"'),
    gloss(s, 258, 330, 18, 270, 0.6),
    cylinder(s, s.v === 2 ? material.gold : material.white, 370, 216, 306, 216, 0.1),
    ...Array.from({ length: 17 }, (_, i) =>
      stroke(`M${270 + i * 12.5} ${244 + 14 * Math.sin((i / 16) * Math.PI)}v50`, '#00000022', 3),
    ),
    capsule(570, 630, -18, t.base),
    capsule(640, 580, 30, s.p.accent.base),
    capsule(540, 676, 8, s.p.accent.base),
  ].join('')
}

export const care = { massager, vitamins }
