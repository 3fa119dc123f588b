/** What keeps a home clean, warm and fresh. */

import { glow } from './extras.ts'
import { material, type Tones, tones } from './palette.ts'
import { circle, cylinder, ellipse, gloss, ground, path, rect, shadow, stitches, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A tall bin on wheels, with a looped hose. */
function uprightVacuum(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, 664, 230, 26),
    stroke('M470 300C620 300 620 540 500 560', material.graphite.deep, 26),
    stroke('M470 300C620 300 620 540 500 560', material.graphite.light, 20, 'stroke-dasharray="5 5"'),
    path('M384 70Q384 52 404 52H424Q446 54 444 80L430 220H392Z', s.face(material.graphite)),
    rect(398, 84, 26, 60, 13, t.dark),
    path('M330 214H490Q508 216 510 236L520 560H300L310 236Q312 216 330 214Z', s.round(t)),
    rect(336, 270, 148, 220, 40, s.lin('h', [0, '#dfeaf0', 0.92], [0.35, '#ffffff', 0.7], [1, '#9fb4be', 0.92])),
    path('M340 440Q410 400 480 440V460Q476 488 440 490H380Q344 488 340 460Z', '#8c7c70', 'opacity=".5"'),
    ...(s.v === 1 ? [300, 330, 360] : [310, 350]).map((y) => stroke(`M342 ${y}H478`, '#8fa6b0', 3, 'opacity=".6"')),
    rect(372, 232, 76, 22, 11, s.p.accent.base),
    path('M216 600Q220 560 268 556H548Q590 560 596 600L606 646Q608 664 588 666H224Q204 664 206 646Z', s.fall(t)),
    path('M206 636H606L608 652Q608 664 588 666H224Q204 664 204 652Z', material.graphite.dark),
    rect(250, 584, 312, 9, 4, s.v === 2 ? '#9fe6ff' : t.glint, 'opacity=".7"'),
    ...[250, 562].map((x) => circle(x, 646, 24, s.ball(material.black))),
  ].join('')
}

function vacuum(s: Sheet): string {
  if (s.a.form === 'upright') return uprightVacuum(s)
  const t = s.p
  return [
    shadow(s, 400, 664, 230, 26),
    turn(
      14,
      400,
      640,
      rect(388, 300, 24, 310, 8, s.round(material.steel)),
      path('M352 250H448L456 400Q456 430 426 432H374Q344 430 344 400Z', s.round(t)),
      rect(358, 300, 84, 96, 14, s.lin('h', [0, '#dfeaf0', 0.9], [0.4, '#ffffff', 0.6], [1, '#9fb4be', 0.9])),
      path('M366 380q34 -34 68 -6v18h-68Z', '#8c7c70', 'opacity=".5"'),
      rect(346, 238, 108, 28, 12, s.round(material.graphite)),
      path(
        'M376 242C370 150 384 110 420 104H476Q500 106 498 130C494 180 470 220 446 242H424C450 200 466 170 470 142H432C412 146 408 190 414 242Z',
        s.face(material.graphite),
      ),
      circle(400, 424, 12, s.p.accent.base),
    ),
    path('M210 610Q216 586 250 584H430Q464 586 470 610L482 648Q484 664 464 666H216Q196 664 198 648Z', s.fall(t)),
    path('M198 640H482L484 652Q484 664 464 666H216Q196 664 198 652Z', material.graphite.dark),
    s.v === 1 ? rect(230, 640, 220, 9, 4, '#9fe6ff') : rect(232, 604, 212, 8, 4, t.glint, 'opacity=".6"'),
    circle(336, 606, 24, s.ball(material.graphite)),
  ].join('')
}

function steamMop(s: Sheet): string {
  const t = s.p
  const puff = (x: number, y: number, r: number) =>
    circle(x, y, r, s.rad(0.4, 0.35, 0.6, [0, '#ffffff', 0.95], [1, '#ffffff', 0]))
  return [
    shadow(s, 400, 668, 220, 24),
    turn(
      -10,
      400,
      620,
      rect(390, 150, 20, 480, 8, s.round(material.steel)),
      path('M356 320Q356 300 376 298H424Q444 300 444 320L438 520Q436 556 400 560Q364 556 362 520Z', s.round(t)),
      rect(372, 340, 56, 120, 20, s.lin('h', [0, '#cfe6f0', 0.9], [0.35, '#ffffff', 0.7], [1, '#8fb4c4', 0.9])),
      rect(372, 400, 56, 60, 18, '#7db4d0', 'opacity=".5"'),
      circle(400, 500, 16, s.ball(s.p.accent)),
      path('M380 172C370 120 380 84 410 80Q444 84 436 130L420 176Z', s.round(t)),
      ellipse(412, 124, 12, 24, t.line),
      s.v === 1 ? rect(374, 214, 52, 36, 8, s.round(s.p.accent)) : '',
    ),
    path('M250 640L330 584H500L570 640Z', s.lin('d', t.light, t.base, t.dark)),
    path('M236 640H584Q600 646 596 662Q590 670 574 670H246Q230 670 226 660Q226 646 236 640Z', s.fall(material.white)),
    stitches('M244 654H578', material.white.deep),
    puff(200, 610, 60),
    puff(160, 570, 48),
    puff(600, 606, 62),
    puff(650, 560, 46),
    s.v === 2 ? puff(620, 500, 40) + puff(180, 510, 38) : '',
  ].join('')
}

function iron(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, 640, 290, 28),
    stroke('M612 420C700 380 730 300 690 220', material.graphite.dark, 13),
    path('M110 610C160 560 220 520 300 500H640Q668 502 668 530V610Z', s.fall(t)),
    path(
      'M300 500C330 400 400 340 500 330H600Q650 332 660 380L668 520H580C584 440 570 400 520 398C450 400 420 440 404 500Z',
      s.face(t),
    ),
    path(
      'M320 490C350 410 410 356 500 344H596',
      'none',
      `stroke="${t.glint}" stroke-width="7" stroke-linecap="round" opacity=".6"`,
    ),
    path('M470 336Q540 322 604 332L600 360Q540 352 468 364Z', s.face(material.graphite)),
    path(
      'M170 566Q260 520 330 512H560L548 562Z',
      s.lin('h', [0, '#cfe6f0', 0.85], [0.5, '#ffffff', 0.6], [1, '#9cc0d0', 0.85]),
    ),
    path('M200 560Q260 536 320 536H552L548 562Z', '#7db4d0', 'opacity=".45"'),
    path('M86 632Q96 612 116 606H664Q676 608 676 632Z', s.fall(material.steel)),
    circle(612, 560, 26, s.ball(s.p.accent)),
    stroke('M612 560L612 540', s.p.accent.deep, 4),
    ...(s.v === 1 ? [] : [440, 480].map((x) => circle(x, 476, 9, material.graphite.light))),
    s.v === 2
      ? [150, 120, 180]
          .map((x, i) => circle(x, 560 - i * 30, 40, s.rad(0.4, 0.4, 0.6, [0, '#fff', 0.9], [1, '#fff', 0])))
          .join('')
      : '',
  ].join('')
}

/** A slim column that blows through a tall grille. */
function tower(s: Sheet): string {
  const t = s.p
  const w = s.v === 1 ? 150 : 176
  const x = 400 - w / 2
  return [
    shadow(s, 400, ground, 140),
    cylinder(s, t, 400, 630, 648, 240, 0.14),
    rect(x, 96, w, 540, s.v === 2 ? 24 : w / 2, s.lin('h', t.dark, t.light, t.base, t.deep)),
    rect(x + 24, 190, w - 48, 400, 22, material.black.base),
    ...Array.from({ length: 31 }, (_, i) =>
      stroke(`M${x + 30} ${204 + i * 12.4}H${x + w - 30}`, t.light, 4, 'opacity=".75"'),
    ),
    rect(370, 128, 60, 34, 17, s.lin('d', '#30343a', '#121418')),
    rect(384, 139, 8, 12, 2, '#9fe6ff') + rect(398, 139, 8, 12, 2, '#9fe6ff'),
    rect(x + 10, 150, 8, 440, 4, '#ffffff', 'opacity=".4"'),
  ].join('')
}

function fan(s: Sheet): string {
  if (s.a.form !== 'pedestal') return tower(s)
  const t = s.p
  const cy = s.v === 1 ? 290 : 330
  const blade = (a: number) =>
    turn(
      a,
      400,
      cy,
      path(
        `M400 ${cy}C360 ${cy - 50} 350 ${cy - 130} 400 ${cy - 160}C460 ${cy - 150} 460 ${cy - 60} 400 ${cy}Z`,
        s.lin('d', t.light, t.base, t.dark),
        'opacity=".92"',
      ),
    )
  const cage = material.steel
  return [
    shadow(s, 400, ground, 150),
    rect(388, cy + 150, 24, 640 - cy - 150, 6, s.round(s.v === 1 ? material.steel : t)),
    cylinder(s, t, 400, 626, 648, 230, 0.12),
    s.v === 1
      ? ''
      : path('M372 520H428L440 600H360Z', s.round(t)) +
        [0, 1, 2].map((i) => circle(378 + i * 22, 570, 6, s.p.accent.light)).join(''),
    circle(400, cy, 196, '#ffffff', 'opacity=".28"'),
    ...(s.v === 2 ? [0, 72, 144, 216, 288] : [0, 120, 240]).map(blade),
    ...Array.from({ length: 28 }, (_, i) =>
      turn(
        i * (360 / 28),
        400,
        cy,
        stroke(`M400 ${cy - 46}Q412 ${cy - 120} 402 ${cy - 196}`, cage.dark, 2.5, 'opacity=".75"'),
      ),
    ),
    ...[80, 120, 160].map(
      (r) => `<circle cx="400" cy="${cy}" r="${r}" fill="none" stroke="${cage.dark}" stroke-width="2" opacity=".6"/>`,
    ),
    `<circle cx="400" cy="${cy}" r="196" fill="none" stroke="${s.lin('d', t.light, t.base, t.deep)}" stroke-width="14"/>`,
    circle(400, cy, 46, s.ball(t)),
    circle(400, cy, 20, s.ball(s.p.accent)),
  ].join('')
}

function heater(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 130),
      glow(s, 400, 400, 300, 0.4),
      cylinder(s, material.graphite, 400, 636, 652, 260, 0.12),
      cylinder(s, t, 400, 160, 640, 210, 0.12),
      path('M320 220Q400 250 480 220V560Q400 590 320 560Z', s.lin('h', '#3a1c16', '#5a241a', '#2a1512')),
      ...Array.from({ length: 9 }, (_, i) =>
        stroke(`M326 ${256 + i * 36}Q400 ${282 + i * 36} 474 ${256 + i * 36}`, i % 2 ? '#ff9a4a' : '#ffc27a', 9),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        stroke(
          `M${334 + i * 26} ${230 + (i === 0 || i === 5 ? 0 : 8)}V${566 + (i === 0 || i === 5 ? 0 : 8)}`,
          material.steel.light,
          3,
        ),
      ),
      circle(400, 168, 16, '#ff9a4a'),
    ].join('')
  }
  const fins = s.v === 2 ? 9 : 7
  const w = 400 / fins
  return [
    shadow(s, 400, ground, 260),
    ...Array.from({ length: fins }, (_, i) => {
      const x = 190 + i * w
      return (
        rect(x, 250, w - 6, 370, 18, s.lin('h', t.light, t.glint, t.base, t.deep)) +
        rect(x + (w - 6) / 2 - 5, 300, 10, 270, 5, t.dark, 'opacity=".5"')
      )
    }),
    rect(184, 276, 412, 26, 10, s.fall(t)),
    rect(184, 566, 412, 26, 10, s.fall(t)),
    rect(580, 260, 70, 350, 16, s.face(material.graphite)),
    circle(615, 330, 22, s.ball(material.steel)),
    stroke('M615 330V314', '#c8452f', 4),
    circle(615, 400, 16, s.ball(material.steel)),
    rect(604, 440, 22, 12, 4, '#ff9a4a'),
    ...[230, 550].map(
      (x) =>
        rect(x - 10, 612, 40, 16, 6, material.graphite.base) +
        circle(x + 10, 638, 16, material.black.base) +
        circle(x + 10, 638, 6, material.steel.light),
    ),
  ].join('')
}

function airPurifier(s: Sheet): string {
  const t: Tones = s.p
  const grey = tones('#3a4048')
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 190),
      rect(230, 200, 340, 446, 60, s.face(t)),
      rect(256, 290, 288, 320, 36, s.lin('d', t.dark, t.deep)),
      ...Array.from({ length: 13 }, (_, i) => rect(276, 306 + i * 23, 248, 9, 4, s.lin('h', t.light, t.base, t.dark))),
      rect(300, 222, 200, 46, 23, s.lin('d', grey.base, grey.deep)),
      circle(400, 245, 14, '#7fe0b0'),
      ...[340, 460].map((x) => circle(x, 245, 5, '#dfe6ea')),
      stroke('M262 226Q300 206 360 206', t.glint, 6, 'opacity=".6"'),
    ].join('')
  }
  const top = s.v === 2 ? 240 : 190
  const bottomHoles = Array.from({ length: 7 }, (_, j) =>
    Array.from({ length: 15 }, (_, i) => {
      const a = ((i - 7) / 7.6) * 1.45
      return ellipse(
        400 + Math.sin(a) * 122,
        470 + j * 22 + Math.cos(a) * 14,
        5 * Math.cos(a) + 0.8,
        6,
        t.line,
        'opacity=".55"',
      )
    }).join(''),
  ).join('')
  return [
    shadow(s, 400, ground, 150),
    cylinder(s, material.graphite, 400, 636, 648, 250, 0.14),
    cylinder(s, t, 400, top, 634, 264, 0.14),
    bottomHoles,
    ellipse(400, top, 112, 31, grey.base),
    ...[90, 70, 50, 30].map(
      (r) =>
        `<ellipse cx="400" cy="${top}" rx="${r}" ry="${r * 0.28}" fill="none" stroke="${grey.light}" stroke-width="4"/>`,
    ),
    `<path d="M268 ${top + 64}A132 37 0 0 0 532 ${top + 64}" fill="none" stroke="#7fe0c0" stroke-width="7"/>`,
    gloss(s, 292, top + 90, 24, 200, 0.55),
    circle(400, top + 150, 20, grey.base),
    circle(400, top + 150, 8, '#7fe0c0'),
  ].join('')
}

export const household = { vacuum, 'steam-mop': steamMop, iron, fan, heater, 'air-purifier': airPurifier }
