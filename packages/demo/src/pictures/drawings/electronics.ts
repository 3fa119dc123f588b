/** Screens, sound and what charges them. */

import { material, tones } from './palette.ts'
import { cast, circle, ellipse, gloss, ground, group, path, rect, shadow, stroke, turn } from './shapes.ts'
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

/** A page of text on paper-like grey, a wide border below. */
function eReader(s: Sheet): string {
  const t = s.p
  const lines = Array.from({ length: 17 }, (_, i) =>
    rect(246, 200 + i * 20, i % 6 === 5 ? 170 : 306 - (i % 3) * 9, 6, 3, '#55534e', 'opacity=".8"'),
  ).join('')
  return [
    shadow(s, 400, 656, 210, 24),
    s.v === 1 ? path('M190 150L150 170V650L190 664Z', s.lin('h', s.p.accent.dark, s.p.accent.base)) : '',
    rect(205, 114, 400, 550, 30, t.deep),
    rect(200, 110, 400, 550, 30, s.face(t)),
    rect(226, 138, 348, 440, 6, '#e9e6dc'),
    path('M226 138H420L300 578H226Z', '#ffffff', 'opacity=".35"'),
    rect(246, 160, 150, 14, 4, '#3b3935'),
    lines,
    s.v === 2
      ? [300, 470].map((x) => rect(x - 34, 608, 68, 12, 6, t.dark)).join('')
      : circle(400, 614, 20, 'none', `stroke="${t.dark}" stroke-width="5"`),
  ].join('')
}

function tablet(s: Sheet): string {
  if (s.a.form === 'e-reader') return eReader(s)
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

/** A cordless handset with large keys, in its stand. */
function bigButton(s: Sheet): string {
  const t = s.p
  const keys = Array.from({ length: 12 }, (_, i) => {
    const x = 322 + (i % 3) * 56
    const y = 352 + Math.floor(i / 3) * 54
    return rect(x, y, 46, 42, 10, s.lin('v', '#fdfbf6', '#dcd8cf')) + rect(x + 17, y + 12, 12, 18, 3, '#3b3a3d')
  }).join('')
  return [
    shadow(s, 400, 664, 210, 24),
    stroke('M330 170V110', material.black.base, 15),
    rect(286, 136, 240, 470, 54, t.deep),
    rect(280, 130, 240, 470, 54, s.face(t)),
    rect(340, 156, 120, 9, 4, t.line),
    rect(306, 186, 188, 110, 12, '#20262c'),
    rect(316, 196, 168, 90, 6, s.lin('v', '#cfe6b8', '#a9cc92')),
    ...[0, 1, 2].map((i) => rect(330 + i * 48, 222, 36, 38, 4, '#2c3a26')),
    rect(312, 306, 70, 34, 14, '#3f9a56') + rect(418, 306, 70, 34, 14, '#c8452f'),
    keys,
    s.v === 2 ? rect(362, 576, 76, 18, 9, '#c8452f') : '',
    path(
      'M236 560Q240 540 262 540H290V600Q300 622 400 622Q500 622 510 600V540H538Q560 540 564 560L588 640Q590 660 566 662H234Q210 660 212 640Z',
      s.lin('v', material.graphite.light, material.graphite.base, material.black.deep),
    ),
    circle(400, 644, 6, '#7fe0b0'),
    s.v === 1 ? rect(480, 600, 50, 22, 11, material.steel.base) : '',
  ].join('')
}

function phone(s: Sheet): string {
  if (s.a.form === 'big-button') return bigButton(s)
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

const television = (s: Sheet): string => {
  const k = s.a.form === 'screen-small' ? 0.74 : s.a.form === 'screen-large' ? 1.1 : 0.94
  return group(`transform="translate(${400 - 400 * k} ${655 - 655 * k}) scale(${k})"`, screen(s))
}

function screen(s: Sheet): string {
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

function charger(s: Sheet): string {
  const t = s.p
  if (s.a.form === 'wireless') {
    return [
      shadow(s, 400, 646, 250, 34),
      stroke('M600 620C700 610 720 560 760 580', t.dark, 12),
      ellipse(400, 616, 230, 74, t.deep),
      ellipse(400, 600, 230, 74, s.lin('d', t.glint, t.light, t.base, t.dark)),
      `<ellipse cx="400" cy="600" rx="170" ry="52" fill="none" stroke="${t.dark}" stroke-width="4" opacity=".6"/>`,
      path('M384 560L420 560L400 596H432L376 648L392 606H366Z', s.p.accent.base, 'transform="translate(0 -4)"'),
      circle(560, 632, 6, '#7fe0b0'),
      s.v === 0
        ? ''
        : turn(
            s.v === 1 ? -4 : 5,
            400,
            500,
            rect(310, 250, 180, 330, 30, '#15161b'),
            rect(318, 258, 164, 314, 24, s.lin('v', '#2b3b58', '#6d86a8')),
            rect(372, 392, 56, 30, 6, '#7fe0b0'),
          ),
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
  smartwatch,
  television,
  charger,
}
