/** Exercise and care. */

import { material, tones } from './palette.ts'
import { circle, cylinder, ellipse, gloss, ground, group, path, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A thick mat that folds into panels. */
function exerciseMat(s: Sheet): string {
  const t = s.p
  const panel = (y: number, i: number) =>
    path(`M150 ${y}L250 ${y - 60}H700L640 ${y}Z`, s.lin('d', t.glint, t.light, t.base)) +
    path(
      `M150 ${y}H640V${y + 62}Q640 ${y + 72} 630 ${y + 72}H160Q150 ${y + 72} 150 ${y + 62}Z`,
      s.face({ ...t, metal: false }),
    ) +
    path(`M640 ${y}L700 ${y - 60}V${y + 8}L640 ${y + 72}Z`, s.lin('v', t.dark, t.deep)) +
    stroke(`M156 ${y + 36}H636`, t.line, 2.5, 'opacity=".35"') +
    (i === 2 ? stroke(`M170 ${y - 8}L256 ${y - 54}H680`, t.glint, 4, 'opacity=".5"') : '')
  return [
    shadow(s, 420, 650, 300, 30),
    panel(572, 0),
    panel(496, 1),
    panel(420, 2),
    ...[240, 500].map((x) =>
      path(
        `M${x} 420H${x + 40}V646H${x}ZM${x} 420L${x + 60} 362H${x + 100}L${x + 40} 420Z`,
        s.face(s.v === 1 ? material.graphite : s.p.accent),
        'opacity=".95"',
      ),
    ),
    stroke('M280 470C330 520 470 520 520 470', s.v === 1 ? material.black.base : s.p.accent.dark, 16),
    s.v === 2 ? rect(340, 590, 120, 26, 5, t.glint, 'opacity=".6"') : '',
  ].join('')
}

function yogaMat(s: Sheet): string {
  if (s.a.form === 'exercise') return exerciseMat(s)
  const t = s.p
  const spiral = (cx: number, cy: number, r: number) =>
    [
      circle(cx, cy, r, s.ball({ ...t, metal: false })),
      ...[0.84, 0.68, 0.52, 0.36, 0.2].map(
        (part, i) =>
          `<circle cx="${cx + (i % 2)}" cy="${cy}" r="${r * part}" fill="none" stroke="${i % 2 ? t.light : t.deep}" stroke-width="5" opacity=".75"/>`,
      ),
      circle(cx, cy, r * 0.1, t.line),
    ].join('')
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 120),
      cylinder(s, t, 400, 170, 640, 200, 0.14),
      ellipse(400, 170, 100, 28, t.dark),
      ...[86, 70, 54, 38, 22].map(
        (r, i) =>
          `<ellipse cx="400" cy="170" rx="${r}" ry="${r * 0.28}" fill="none" stroke="${i % 2 ? t.deep : t.light}" stroke-width="5"/>`,
      ),
      ...[280, 540].map((y) =>
        path(`M300 ${y}A100 28 0 0 0 500 ${y}V${y + 26}A100 28 0 0 1 300 ${y + 26}Z`, s.round(s.p.accent)),
      ),
      stroke('M480 300C590 320 590 520 482 566', s.p.accent.dark, 14),
      stroke('M480 298C582 318 582 516 482 562', s.p.accent.light, 4),
      gloss(s, 320, 220, 20, 340, 0.4),
    ].join('')
  }
  return [
    shadow(s, 420, 640, 290, 32),
    path('M300 626L700 606Q716 612 700 622L330 652H250Z', s.lin('h', t.base, t.light, t.base)),
    path('M300 640L706 616L704 624L320 656Z', t.deep),
    path('M270 420L620 400A112 112 0 0 1 620 620L270 640Z', s.lin('v', t.glint, t.light, t.base, t.dark, t.deep)),
    path('M262 418A112 112 0 0 0 262 642L290 640A112 112 0 0 1 290 420Z', t.dark),
    spiral(270, 530, 110),
    ...[400, 540].map((x) =>
      path(
        `M${x} ${436 - (x - 400) * 0.06}Q${x + 30} 500 ${x + 6} ${634 - (x - 400) * 0.06}L${x + 34} ${632 - (x - 400) * 0.06}Q${x + 60} 500 ${x + 28} ${434 - (x - 400) * 0.06}Z`,
        s.lin('v', s.p.accent.light, s.p.accent.base, s.p.accent.deep),
      ),
    ),
    s.v === 2
      ? [
          path('M560 560h120q10 0 10 10v76q0 10-10 10H560q-10 0-10-10v-76q0-10 10-10Z', s.face(s.p.accent)),
          stroke('M556 590H684', s.p.accent.line, 2, 'opacity=".4"'),
        ].join('')
      : '',
  ].join('')
}

function dumbbell(s: Sheet): string {
  const t = s.p
  const one = (cx: number, cy: number, scale: number) => {
    const head = (x: number) => {
      const hex = `M${x - 58} -92L${x + 46} -92L${x + 66} -50V50L${x + 46} 92H${x - 58}L${x - 74} 50V-50Z`
      return (
        path(hex, s.lin('v', t.light, t.base, t.dark, t.deep)) +
        path(`M${x - 58} -92L${x + 46} -92L${x + 58} -66H${x - 70}Z`, t.glint, 'opacity=".55"') +
        path(`M${x + 46} -92L${x + 66} -50V50L${x + 46} 92L${x + 36} 50V-50Z`, t.deep, 'opacity=".5"') +
        rect(x - 44, -14, 60, 28, 14, s.p.accent.light, 'opacity=".9"')
      )
    }
    return group(
      `transform="translate(${cx} ${cy}) scale(${scale})"`,
      shadow(s, 0, 92, 270, 22),
      rect(-100, -26, 200, 52, 20, s.fall(material.chrome)),
      ...[-60, -36, -12, 12, 36, 60].map((x) => stroke(`M${x} -24V24`, material.steel.deep, 3, 'opacity=".5"')),
      head(-170),
      group('transform="scale(-1 1)"', head(-170)),
    )
  }
  if (s.v === 1) {
    const plate = (x: number, r: number) => rect(x - 22, 470 - r, 44, r * 2, 16, s.fall(t))
    return [
      shadow(s, 400, 626, 300, 26),
      rect(90, 458, 620, 24, 12, s.fall(material.chrome)),
      plate(180, 150),
      plate(232, 120),
      plate(130, 96),
      plate(620, 150),
      plate(568, 120),
      plate(670, 96),
      rect(300, 454, 200, 32, 14, s.fall(material.black)),
    ].join('')
  }
  return one(480, 478, 0.78) + one(350, 580, 0.96)
}

/** A low belt without a console. */
function walkingPad(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, 640, 330, 26),
    path('M150 560L260 500H700L660 560Z', material.black.light),
    path('M110 612L240 512H640L590 612Z', material.black.base),
    ...[0.2, 0.4, 0.6, 0.8].map((k) =>
      stroke(`M${130 + k * 130} ${600 - k * 90}H${600 + k * 50 - 10}`, '#ffffff', 2, 'opacity=".12"'),
    ),
    path('M76 616L220 506H246L112 616Z', s.lin('d', t.glint, t.base)),
    path('M588 616L634 506H668L630 616Z', s.lin('d', t.light, t.dark)),
    path('M70 612H632L716 520Q728 524 720 540L650 640Q644 650 628 650H96Q70 650 66 630Z', s.fall(t)),
    path('M590 612L650 512L712 520L640 612Z', s.face(material.graphite)),
    rect(600, 560, 60, 18, 6, '#0e1014', 'transform="rotate(-8 630 569)"') +
      stroke('M612 570h34', '#8fe3ff', 5, 'transform="rotate(-8 630 569)"'),
    s.v === 1
      ? path('M630 520L664 330H690L668 524Z', s.lin('h', material.steel.light, material.steel.dark)) +
        rect(600, 310, 110, 26, 13, s.fall(material.black))
      : '',
    s.v === 2 ? rect(110, 626, 460, 7, 3, s.p.accent.base) : rect(110, 626, 200, 6, 3, t.glint, 'opacity=".7"'),
    ...[120, 590].map((x) => circle(x, 650, 13, material.black.base)),
  ].join('')
}

function treadmill(s: Sheet): string {
  if (s.a.form === 'walking-pad') return walkingPad(s)
  const t = s.p
  return [
    shadow(s, 400, 660, 320, 24),
    path('M470 610L530 250H566L530 620Z', s.lin('h', material.steel.light, material.steel.dark)),
    path('M110 590L560 600Q700 606 712 640Q712 658 690 660H120Q90 656 90 620Z', s.fall(t)),
    path('M120 586L560 596L640 606L600 622H116Z', material.black.base),
    path('M120 586L560 596L574 600H118Z', material.black.light),
    path('M88 616H600L640 604Q700 606 712 640Q712 658 690 660H120Q90 656 88 616Z', s.lin('v', t.light, t.base, t.dark)),
    path('M560 610Q620 588 690 616L704 636H590Z', s.face(material.graphite)),
    path('M566 620L610 250H650L616 630Z', s.lin('h', t.light, t.base, t.deep)),
    path('M500 210L640 226Q664 230 660 254L652 286L512 262Z', s.face(material.graphite)),
    path('M516 176L634 190Q646 194 644 208L640 232L508 214Z', s.lin('d', '#39404c', '#14161b')),
    path('M530 188L624 198L622 220L526 208Z', '#8fe3ff', 'opacity=".85"'),
    stroke('M540 206l20 -8l16 6l30 -8', '#0e2a36', 4),
    stroke('M516 258C470 262 420 280 400 320', material.black.base, 20),
    stroke('M516 256C470 260 422 276 402 314', material.black.light, 5, 'opacity=".6"'),
    stroke('M604 290C560 300 500 310 470 350', t.deep, 16),
    ...[150, 680].map((x) => circle(x, 656, 14, material.black.base)),
    rect(130, 634, 380, 8, 4, s.p.accent.light, 'opacity=".8"'),
  ].join('')
}

function waterBottle(s: Sheet): string {
  const t = s.p
  const clear = s.v === 1
  return [
    shadow(s, 400, ground, 110),
    clear
      ? path(
          'M306 300Q320 270 340 262H460Q480 270 494 300V620Q492 646 462 650Q400 660 338 650Q308 646 306 620Z',
          s.lin('h', [0, t.dark, 0.9], [0.2, t.glint, 0.8], [0.5, t.light, 0.5], [1, t.dark, 0.85]),
        ) +
        path(
          'M312 380Q400 396 488 380V618Q486 640 460 644Q400 652 340 644Q314 640 312 618Z',
          '#8ec3dc',
          'opacity=".5"',
        ) +
        [420, 470, 520, 570].map((y) => rect(440, y, 32, 4, 2, '#ffffff', 'opacity=".8"')).join('')
      : path(
          'M306 310Q306 276 342 264H458Q494 276 494 310V620Q492 646 462 650Q400 660 338 650Q308 646 306 620Z',
          s.round(t),
        ),
    gloss(s, 326, 320, 20, 270, 0.6),
    clear
      ? ''
      : path(
          'M306 590Q400 606 494 590V620Q492 646 462 650Q400 660 338 650Q308 646 306 620Z',
          s.round(s.v === 2 ? material.wood : material.steel),
        ),
    cylinder(s, material.steel, 400, 242, 268, 120, 0.1),
    cylinder(s, s.v === 2 ? material.wood : material.black, 400, 180, 248, 132, 0.1),
    s.v === 0
      ? stroke('M350 178C350 96 450 96 450 178', material.black.base, 18) +
        stroke('M348 172C350 100 436 92 446 150', '#ffffff', 3, 'opacity=".5"')
      : s.v === 1
        ? rect(384, 120, 32, 62, 10, s.round(t)) + stroke('M466 210C540 190 550 280 490 300', t.dark, 12)
        : ellipse(400, 178, 40, 7, material.wood.dark),
    clear
      ? ''
      : path(
          'M400 400C424 436 434 452 434 470A34 34 0 0 1 366 470C366 452 376 436 400 400Z',
          s.p.accent.light,
          'opacity=".9"',
        ),
  ].join('')
}

function scale(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 210),
      path('M250 600L290 440H510L550 600Q552 650 520 652H280Q248 650 250 600Z', s.round(t)),
      rect(320, 520, 160, 80, 14, s.lin('d', '#30343a', '#121418')),
      ...[0, 1, 2].map((i) => rect(344 + i * 42, 536, 26, 46, 4, '#9fe6ff')),
      rect(380, 400, 40, 46, 4, s.round(material.steel)),
      path('M160 340C170 410 270 424 400 424C530 424 630 410 640 340Z', s.round(material.steel)),
      ellipse(400, 340, 240, 34, s.lin('h', material.steel.light, material.steel.glint, material.steel.dark)),
      ellipse(400, 344, 220, 26, s.lin('h', material.steel.deep, material.steel.base)),
      ...[
        [330, 310, '#d5452f'],
        [410, 300, '#e8a03c'],
        [480, 312, '#7da45a'],
      ].map(([x, y, c]) => circle(Number(x), Number(y), 46, s.ball(tones(String(c))))),
    ].join('')
  }
  return [
    shadow(s, 400, 606, 320, 50),
    path(
      'M210 380H590Q616 380 624 404L684 580Q690 606 660 608H140Q110 606 116 580L176 404Q184 380 210 380Z',
      t.deep,
      'transform="translate(0 16)"',
    ),
    path(
      'M210 380H590Q616 380 624 404L684 580Q690 606 660 608H140Q110 606 116 580L176 404Q184 380 210 380Z',
      s.face(t),
    ),
    path('M210 380H400L250 608H140Q110 606 116 580L176 404Q184 380 210 380Z', '#ffffff', 'opacity=".2"'),
    rect(300, 404, 200, 62, 14, s.lin('d', '#30343a', '#121418')),
    ...[0, 1, 2].map((i) => rect(332 + i * 40, 416, 24, 38, 3, '#b7efff')),
    circle(448, 450, 4, '#b7efff'),
    ...[-1, 1].map((side) =>
      ellipse(
        400 + side * 104,
        536,
        56,
        44,
        'none',
        `stroke="${s.p.metal ? material.graphite.base : material.steel.light}" stroke-width="9" opacity=".85"`,
      ),
    ),
    s.v === 2 ? rect(150, 570, 500, 8, 4, s.p.accent.base) : '',
  ].join('')
}

function exerciseBike(s: Sheet): string {
  const t = s.p
  const steel = material.graphite
  return [
    shadow(s, 400, 664, 280, 24),
    rect(150, 636, 170, 24, 10, s.fall(steel)),
    rect(510, 636, 150, 24, 10, s.fall(steel)),
    stroke('M236 636L330 560L560 600L590 636', steel.deep, 26),
    stroke('M236 634L330 556L560 596L590 634', t.base, 20),
    stroke('M330 560L400 400', steel.dark, 28),
    stroke('M330 556L398 398', t.base, 22),
    stroke('M400 400L370 290', material.steel.dark, 18),
    path(
      'M290 260C300 240 340 244 370 252L450 262Q466 272 450 284Q380 296 330 300Q290 296 290 260Z',
      s.fall(material.black),
    ),
    stroke('M400 440L560 460', t.dark, 24),
    stroke('M560 500L600 250', t.deep, 26),
    stroke('M558 498L598 250', t.base, 19),
    circle(540, 530, 118, s.lin('d', steel.light, steel.base, steel.deep)),
    circle(540, 530, 92, s.lin('d', t.light, t.base, t.dark)),
    circle(540, 530, 70, s.lin('d', material.steel.dark, material.steel.light)),
    ...[0, 60, 120, 180, 240, 300].map((a) => turn(a, 540, 530, path('M532 530L536 466H544L548 530Z', steel.dark))),
    circle(540, 530, 18, s.ball(material.steel)),
    path('M300 480C340 450 440 460 452 500C460 550 420 580 370 570C320 560 290 520 300 480Z', s.face(t)),
    circle(376, 516, 34, s.ball(material.steel)),
    stroke('M376 516L420 590', material.steel.deep, 14),
    rect(392, 584, 66, 16, 6, material.black.base),
    stroke('M598 256C640 250 660 220 640 190M598 256C560 240 560 210 590 196', material.black.base, 18),
    s.v === 1
      ? ''
      : turn(
          8,
          600,
          180,
          rect(556, 110, 120, 86, 10, s.lin('d', '#39404c', '#14161b')),
          rect(566, 120, 100, 66, 4, s.lin('d', '#8fe3ff', '#4f8fd0')),
          stroke('M576 166l20 -20l16 12l34 -24', '#ffffff', 5),
        ),
    s.v === 2
      ? group('', rect(446, 400, 26, 60, 8, s.round(s.p.accent)), rect(450, 388, 18, 16, 4, material.black.base))
      : '',
  ].join('')
}

export const wellness = {
  'yoga-mat': yogaMat,
  dumbbell,
  treadmill,
  'water-bottle': waterBottle,
  scale,
  'exercise-bike': exerciseBike,
}
