/** Screens, sound and what charges them. */

import { material, tones } from './palette.ts'
import {
  cast,
  circle,
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

/** What a lit screen shows: hills under a sky, in colours that go with the thing. */
function scene(s: Sheet, x: number, y: number, w: number, h: number, r: number): string {
  const frame = `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`
  const skies = [
    ['#3a5a8c', '#e8a87c', '#f6d9a8'],
    ['#5a3f78', '#d7798a', '#f8cfa0'],
    ['#1f5f78', '#6fb7b0', '#e9f0c9'],
  ] as const
  const [a, b, c] = skies[s.v]
  return [
    path(frame, s.lin('v', a, b, c)),
    group(
      s.within(frame),
      circle(x + w * 0.68, y + h * 0.46, Math.min(w, h) * 0.11, '#fff3d6', 'opacity=".95"'),
      path(
        `M${x} ${y + h * 0.72}Q${x + w * 0.2} ${y + h * 0.42} ${x + w * 0.42} ${y + h * 0.66}Q${x + w * 0.62} ${y + h * 0.4} ${x + w} ${y + h * 0.7}V${y + h}H${x}Z`,
        '#4b4a72',
        'opacity=".75"',
      ),
      path(
        `M${x} ${y + h * 0.84}Q${x + w * 0.3} ${y + h * 0.6} ${x + w * 0.6} ${y + h * 0.8}Q${x + w * 0.8} ${y + h * 0.68} ${x + w} ${y + h * 0.82}V${y + h}H${x}Z`,
        '#2b2c4a',
        'opacity=".9"',
      ),
      path(`M${x} ${y}h${w * 0.4}L${x + w * 0.16} ${y + h}H${x}Z`, '#ffffff', 'opacity=".13"'),
    ),
  ].join('')
}

function tablet(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, 656, 240, 24),
    s.v === 1 ? path('M470 650L560 420H590L640 650Q560 668 470 650Z', s.face(material.graphite)) : '',
    turn(
      s.v === 1 ? -2 : 0,
      400,
      400,
      rect(189, 124, 430, 532, 36, t.deep),
      rect(184, 120, 430, 532, 36, s.face(t)),
      rect(196, 132, 406, 508, 26, '#15161b'),
      scene(s, 214, 152, 370, 468, 10),
      circle(399, 142, 4, '#3b4250'),
    ),
    s.v === 2
      ? turn(
          7,
          660,
          400,
          rect(654, 170, 20, 440, 10, s.round(material.white)),
          path('M654 610h20l-10 30Z', material.graphite.base),
        )
      : '',
  ].join('')
}

function laptop(s: Sheet): string {
  const t = s.p
  const keys = Array.from({ length: 4 }, (_, j) =>
    Array.from({ length: 13 }, (_, i) =>
      path(
        `M${202 + j * -13 + i * (30.4 + j * 2)} ${544 + j * 15}h${25 + j * 1.6}l${1.4} 10h${-(27 + j * 1.7)}Z`,
        material.black.base,
      ),
    ).join(''),
  ).join('')
  return [
    shadow(s, 400, 646, 330, 28),
    path('M176 166Q176 146 196 146H604Q624 146 624 166L632 520H168Z', s.face(t)),
    path('M184 166Q184 154 196 154H604Q616 154 616 166L622 512H178Z', '#15161b'),
    scene(s, 202, 176, 396, 316, 4),
    path('M168 520H632L714 622Q716 634 702 636H98Q84 634 86 622Z', s.lin('v', t.light, t.base)),
    path(
      'M86 622Q84 634 98 636H702Q716 634 714 622L716 634Q712 652 690 652H110Q88 652 84 634Z',
      s.fall({ ...t, light: t.dark, base: t.dark, dark: t.deep }),
    ),
    path('M190 536H610L640 606H160Z', t.dark, 'opacity=".55"'),
    keys,
    path('M334 612H466L472 632H328Z', t.dark, 'opacity=".4"'),
    path('M350 636H450Q446 644 436 644H364Q354 644 350 636Z', t.deep),
  ].join('')
}

function phone(s: Sheet): string {
  const t = s.p
  const lens = (x: number, y: number) =>
    circle(x, y, 30, t.deep) +
    circle(x, y, 26, '#16171c') +
    circle(x - 4, y - 4, 14, s.ball(tones('#2f3f66'))) +
    circle(x - 9, y - 9, 5, '#ffffff', 'opacity=".8"')
  const back = [
    cast('M450 160H610V620H420Z', 0.7),
    rect(416, 130, 240, 500, 44, t.deep),
    rect(410, 126, 240, 500, 44, s.face(t)),
    rect(428, 146, 110, s.v === 1 ? 176 : 116, 30, s.lin('d', t.light, t.dark)),
    lens(466, 186),
    s.v === 1 ? lens(466, 250) + lens(504, 288) : lens(506, 226),
    circle(512, 176, 9, '#fff6da'),
    circle(530, 400, 22, t.glint, 'opacity=".5"'),
  ].join('')
  return [
    shadow(s, 400, 668, 230, 22),
    group('transform="translate(20 10)"', back),
    rect(166, 152, 252, 516, 46, t.deep),
    rect(158, 148, 252, 516, 46, s.lin('d', t.glint, t.base, t.light, t.dark)),
    rect(168, 158, 232, 496, 38, '#121318'),
    scene(s, 176, 166, 216, 480, 32),
    rect(250, 178, 68, 18, 9, '#121318'),
    ...[0, 1, 2, 3].map((i) =>
      rect(
        198 + i * 46,
        588,
        34,
        34,
        10,
        i === 0 ? '#7fd0a0' : i === 1 ? '#f0b94a' : i === 2 ? '#e8757a' : '#7aa7e8',
        'opacity=".95"',
      ),
    ),
  ].join('')
}

function headphones(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    const bud = (cx: number) =>
      [
        path(`M${cx - 20} 420H${cx + 24}L${cx + 12} 560Q${cx + 4} 574 ${cx - 8} 560Z`, s.round(t)),
        circle(cx, 392, 58, s.ball(t)),
        ellipse(cx + 40, 384, 24, 36, s.round(material.graphite)),
        circle(cx - 20, 384, 8, t.line),
      ].join('')
    return [
      shadow(s, 400, ground, 210),
      path('M190 500H610V580Q606 650 530 652H270Q194 650 190 580Z', s.round(t)),
      path('M190 500H610Q600 470 560 468H240Q200 470 190 500Z', material.graphite.dark),
      bud(310),
      group('transform="matrix(-1 0 0 1 800 0)"', bud(310)),
      path('M190 500Q400 540 610 500V580Q606 650 530 652H270Q194 650 190 580Z', s.round(t)),
      stroke('M190 502Q400 542 610 502', t.glint, 4, 'opacity=".7"'),
      circle(400, 590, 7, '#7fe0b0'),
      gloss(s, 216, 530, 18, 90, 0.6),
    ].join('')
  }
  const cup = [
    path('M190 400C150 400 136 450 136 500C136 560 156 600 196 600Z', s.round(t)),
    path(
      'M190 404Q240 392 258 430C266 480 266 540 256 580Q236 612 190 598C206 540 206 460 190 404Z',
      s.round(material.graphite),
    ),
    stroke('M158 440C148 480 150 520 160 560', t.glint, 6, 'opacity=".6"'),
    rect(180, 330, 30, 90, 10, s.round(material.steel)),
  ].join('')
  return [
    shadow(s, 400, 640, 250),
    path(
      'M164 360C164 190 270 120 400 120C530 120 636 190 636 360H594C594 240 510 170 400 170C290 170 206 240 206 360Z',
      s.lin('d', t.light, t.base, t.dark),
    ),
    path(
      'M206 320C216 230 300 174 400 174C500 174 584 230 594 320C576 240 500 200 400 200C300 200 224 240 206 320Z',
      s.lin('v', material.graphite.light, material.graphite.deep),
    ),
    stroke('M182 300C200 190 290 138 390 134', '#ffffff', 7, 'opacity=".5"'),
    mirrored(400, cup),
    s.v === 2
      ? stroke('M206 596C210 640 250 690 330 680', material.black.base, 6) +
        stroke('M330 680C440 664 480 700 560 690', material.black.base, 6)
      : '',
  ].join('')
}

const grille = (s: Sheet, x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 12, s.print('dot', ['#00000055'], 13))

function speaker(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    return [
      shadow(s, 400, ground, 290, 26),
      rect(120, 400, 560, 250, 110, s.fall(t)),
      rect(190, 420, 420, 210, 60, t.deep, 'opacity=".55"'),
      grille(s, 190, 420, 420, 210),
      ...[140, 660].map(
        (x) =>
          ellipse(x, 525, 24, 96, s.lin('d', material.steel.light, material.steel.dark)) +
          ellipse(x, 525, 16, 76, material.graphite.base),
      ),
      stroke('M180 408C180 300 620 300 620 408', t.dark, 14),
      stroke('M184 402C190 300 610 300 616 402', t.light, 4),
      path('M196 420Q400 400 604 420L600 440Q400 420 200 440Z', '#ffffff', 'opacity=".35"'),
      rect(350, 520, 100, 22, 11, s.face(s.p.accent)),
    ].join('')
  }
  if (s.v === 2) {
    return [
      shadow(s, 400, ground, 160),
      cylinder(s, t, 400, 260, 640, 290, 0.14),
      path('M255 300A145 40 0 0 0 545 300V600A145 40 0 0 1 255 600Z', s.print('dot', ['#00000044'], 14)),
      ellipse(400, 260, 124, 34, '#1b1d22'),
      `<ellipse cx="400" cy="260" rx="124" ry="34" fill="none" stroke="#7fd0ff" stroke-width="6"/>`,
      ...[360, 400, 440].map((x) => circle(x, 260, 6, '#cfd5da')),
      gloss(s, 280, 330, 24, 240, 0.35),
    ].join('')
  }
  const cone = (cy: number, r: number) =>
    circle(400, cy, r, material.black.base) +
    circle(400, cy, r - 8, s.rad(0.5, 0.5, 0.5, '#1a1a1e', '#2c2c32', '#55555c', '#232328')) +
    circle(400, cy, r * 0.36, s.ball(material.graphite)) +
    `<circle cx="400" cy="${cy}" r="${r}" fill="none" stroke="${material.steel.base}" stroke-width="5"/>`
  return [
    shadow(s, 400, ground, 180),
    path('M550 150L596 130V636L550 654Z', s.lin('v', t.dark, t.deep)),
    path('M240 150L286 130H596L550 150Z', t.glint),
    rect(236, 148, 316, 506, 16, s.face(t)),
    cone(270, 66),
    cone(480, 122),
    gloss(s, 254, 170, 14, 300, 0.5),
    circle(400, 626, 5, '#7fe0b0'),
  ].join('')
}

function smartwatch(s: Sheet): string {
  const t = s.p
  const case_ = s.p.metal ? s.p : s.v === 1 ? material.gold : material.graphite
  const strap = s.p.metal ? material.black : t
  const half =
    path(
      'M316 300C320 220 334 150 344 116Q348 104 362 104H438Q452 104 456 116C466 150 480 220 484 300Z',
      s.lin('h', strap.dark, strap.light, strap.base, strap.deep),
    ) + [150, 180, 210].map((y) => ellipse(400, y, 10, 6, strap.deep)).join('')
  return [
    shadow(s, 400, 694, 130, 20),
    half,
    group('transform="matrix(1 0 0 -1 0 800)"', half),
    rect(536, 356, 20, 58, 8, s.fall(case_)),
    rect(262, 256, 284, 292, 84, case_.deep),
    rect(256, 252, 284, 292, 84, s.lin('d', case_.glint, case_.light, case_.base, case_.dark)),
    rect(270, 266, 256, 264, 72, '#0f1014'),
    `<circle cx="398" cy="398" r="84" fill="none" stroke="#2a2d35" stroke-width="15"/><path d="M398 314A84 84 0 1 1 316 416" fill="none" stroke="#f0566a" stroke-width="15" stroke-linecap="round"/>`,
    `<circle cx="398" cy="398" r="62" fill="none" stroke="#2a2d35" stroke-width="13"/><path d="M398 336A62 62 0 1 1 356 444" fill="none" stroke="#8fd660" stroke-width="13" stroke-linecap="round"/>`,
    path('M398 424L372 396C362 376 388 364 398 382C408 364 434 376 424 396Z', '#ff7d8c'),
    path('M300 300Q330 270 400 270L310 470Q280 440 284 360Z', '#ffffff', 'opacity=".12"'),
  ].join('')
}

function camera(s: Sheet): string {
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

function television(s: Sheet): string {
  const t = s.p.metal || s.v === 1 ? s.p : material.black
  return [
    shadow(s, 400, 652, 280, 22),
    ...(s.v === 1
      ? [230, 570].map((x) =>
          path(`M${x - 10} 560H${x + 10}L${x + (x < 400 ? -30 : 50)} 650H${x + (x < 400 ? -50 : 30)}Z`, s.fall(s.p)),
        )
      : [
          path('M360 556H440L450 630H350Z', s.fall(material.graphite)),
          path('M250 630H550Q566 632 570 650H230Q234 632 250 630Z', s.fall(s.p)),
        ]),
    rect(74, 176, 660, 392, 12, '#00000044'),
    rect(66, 168, 668, 396, 12, s.face(t)),
    rect(74, 176, 652, 376, 6, '#101116'),
    scene(s, 80, 182, 640, 358, 2),
    rect(380, 554, 40, 4, 2, s.p.light),
  ].join('')
}

function doorbellCamera(s: Sheet): string {
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

function charger(s: Sheet): string {
  const t = s.p
  if (s.v === 1) {
    return [
      shadow(s, 400, 646, 250, 34),
      stroke('M600 620C700 610 720 560 760 580', t.dark, 12),
      ellipse(400, 616, 230, 74, t.deep),
      ellipse(400, 600, 230, 74, s.lin('d', t.glint, t.light, t.base, t.dark)),
      `<ellipse cx="400" cy="600" rx="170" ry="52" fill="none" stroke="${t.dark}" stroke-width="4" opacity=".6"/>`,
      path('M384 560L420 560L400 596H432L376 648L392 606H366Z', s.p.accent.base, 'transform="translate(0 -4)"'),
      circle(560, 632, 6, '#7fe0b0'),
    ].join('')
  }
  return [
    shadow(s, 320, ground, 160),
    stroke('M330 330C330 200 500 180 560 260C620 340 560 420 600 520C630 600 700 560 690 470', t.deep, 16),
    stroke('M330 328C330 198 500 178 560 258C620 338 560 418 600 518C630 598 700 558 690 468', s.p.accent.light, 11),
    rect(670, 400, 42, 80, 10, s.round(t)),
    rect(680, 366, 22, 36, 4, s.round(material.steel)),
    path('M470 420L510 396V610L470 636Z', s.lin('v', t.dark, t.deep)),
    path('M190 420L230 396H510L470 420Z', t.glint),
    rect(186, 416, 288, 238, 30, s.face(t)),
    rect(306, 320, 48, 76, 10, s.round(t)),
    rect(314, 390, 32, 34, 4, s.round(material.steel)),
    ...[
      [270, 516],
      [270, 580],
    ].map(([x = 0, y = 0]) => rect(x - 34, y - 12, 68, 22, 11, material.black.deep)),
    rect(340, 505, 70, 24, 4, material.black.deep),
    rect(346, 512, 58, 8, 2, material.white.base),
    rect(340, 569, 70, 24, 4, material.black.deep),
    rect(346, 576, 58, 8, 2, material.white.base),
    s.v === 2
      ? path('M320 446L346 446L332 468H356L316 496L328 474H306Z', s.p.accent.base)
      : circle(330, 464, 7, '#7fe0b0'),
    gloss(s, 204, 446, 14, 160, 0.5),
  ].join('')
}

export const electronics = {
  tablet,
  laptop,
  phone,
  headphones,
  speaker,
  smartwatch,
  camera,
  television,
  'doorbell-camera': doorbellCamera,
  charger,
}
