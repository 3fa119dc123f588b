/** Kitchen machines. */

import { glass } from './extras.ts'
import { material } from './palette.ts'
import { circle, ellipse, gloss, ground, group, path, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

function kettle(s: Sheet): string {
  const t = s.p
  const body =
    s.v === 1
      ? 'M300 300H500C560 340 584 440 580 610Q578 630 560 634H240Q222 630 220 610C216 440 240 340 300 300Z'
      : 'M290 300H510L566 610Q566 632 548 636H252Q234 632 234 610Z'
  return [
    shadow(s, 410, ground, 220),
    stroke('M486 300C660 262 700 380 660 560', material.black.deep, 40),
    stroke('M486 298C652 262 692 380 654 556', material.black.base, 30),
    stroke('M520 290C620 276 660 340 664 420', '#ffffff', 5, 'opacity=".35"'),
    s.a.form === 'gooseneck'
      ? stroke('M270 540C150 540 190 380 170 330C160 300 130 290 108 300', t.deep, 34) +
        stroke('M270 536C154 536 194 378 174 328C164 298 132 288 108 298', t.base, 26) +
        stroke('M262 526C164 526 196 376 178 326', t.glint, 6, 'opacity=".6"')
      : path('M318 320L232 292Q206 286 196 306L262 430Z', s.face(t)) +
        path('M232 292Q206 286 196 306L212 330L246 300Z', t.deep),
    path(body, s.round(t)),
    gloss(s, s.v === 1 ? 262 : 290, 340, 24, 240, 0.6),
    s.v === 2 ? rect(430, 380, 40, 190, 20, glass(s)) + rect(434, 450, 32, 116, 16, '#7db4d0', 'opacity=".6"') : '',
    path('M290 302Q300 252 400 246Q500 252 510 302Q400 322 290 302Z', s.lin('d', t.glint, t.light, t.base, t.dark)),
    rect(384, 214, 32, 34, 8, s.round(material.black)),
    ellipse(400, 212, 34, 14, s.ball(material.black)),
    rect(220, 630, 364, 26, 10, s.fall(material.black)),
    rect(400 - 8, 640, 16, 6, 3, '#7fd0ff'),
  ].join('')
}

function blender(s: Sheet): string {
  const t = s.p
  const jar = 'M288 150H512L480 440H320Z'
  return [
    shadow(s, 400, ground, 150),
    path('M300 470H500L540 636Q542 654 522 656H278Q258 654 260 636Z', s.round(t)),
    circle(400, 566, 46, s.ball(material.steel)),
    stroke('M400 566V528', material.graphite.deep, 6),
    ...[300, 500].map((x) => rect(x - 16, 618, 32, 12, 6, t.glint, 'opacity=".6"')),
    rect(308, 438, 184, 36, 8, s.round(material.graphite)),
    stroke('M500 190C590 196 580 380 488 380', material.graphite.dark, 24),
    stroke('M500 188C584 194 574 376 488 376', material.graphite.light, 6, 'opacity=".7"'),
    path(
      'M300 250Q400 270 500 250L480 440H320Z',
      s.lin(
        'v',
        s.v === 1 ? '#9cc46a' : s.v === 2 ? '#e58f5a' : '#d6657f',
        s.v === 1 ? '#7aa94e' : s.v === 2 ? '#cf6a3a' : '#b8415f',
      ),
    ),
    ellipse(400, 250, 100, 13, '#ffffff', 'opacity=".4"'),
    path(jar, glass(s), 'opacity=".75"'),
    ...[290, 330, 370, 410].map((y) => rect(330, y, 24, 4, 2, '#ffffff', 'opacity=".8"')),
    path('M306 166H336L344 424H330Z', '#ffffff', 'opacity=".6"'),
    path('M370 436L400 410L430 436Z', material.steel.dark),
    rect(280, 124, 240, 32, 10, s.round(material.graphite)),
    rect(364, 100, 72, 30, 8, s.round(material.graphite)),
  ].join('')
}

function standMixer(s: Sheet): string {
  const t = s.p
  const body = 'M540 420C540 380 560 360 560 330H660C680 420 676 520 672 600H520C536 540 540 480 540 420Z'
  return [
    shadow(s, 420, 660, 270, 26),
    path('M190 620Q190 600 220 598H660Q690 600 690 630V644Q690 658 670 658H210Q190 658 190 644Z', s.fall(t)),
    path(body, s.lin('h', t.base, t.light, t.base, t.deep)),
    path(
      'M236 250C240 196 300 180 380 180H590C660 182 690 220 690 280C690 340 650 366 590 366H330C270 362 234 320 236 250Z',
      s.fall(t),
    ),
    path(
      'M260 238C270 204 320 196 390 196H580C620 198 650 210 664 236C600 216 330 208 260 238Z',
      '#ffffff',
      'opacity=".5"',
    ),
    path('M236 250C240 300 250 330 280 350L262 350C220 330 214 250 236 250Z', s.fall(material.steel)),
    circle(248, 282, 26, s.ball(material.steel)),
    rect(330, 282, 330, 14, 7, s.fall(material.steel)),
    circle(600, 322, 20, s.ball(material.steel)),
    rect(346, 360, 56, 30, 6, s.round(material.steel)),
    rect(366, 386, 16, 40, 3, s.round(material.steel)),
    path(
      'M374 420C324 440 326 540 374 556C422 540 424 440 374 420Z',
      'none',
      `stroke="${material.steel.dark}" stroke-width="10"`,
    ),
    path('M374 424V552', 'none', `stroke="${material.steel.base}" stroke-width="6"`),
    path(
      'M234 440C234 560 290 604 330 610H420C460 604 514 560 514 440Z',
      s.v === 1 ? glass(s) : s.round(material.chrome),
    ),
    ellipse(374, 440, 140, 26, s.lin('h', material.steel.light, material.steel.glint, material.steel.dark)),
    ellipse(374, 443, 130, 20, s.lin('h', material.steel.deep, material.steel.dark, material.steel.base)),
    s.v === 2 ? ellipse(374, 446, 110, 14, '#f2e2c4') : '',
    stroke('M512 470C570 470 566 550 486 548', material.chrome.dark, 14),
    rect(320, 606, 110, 16, 6, s.round(material.steel)),
  ].join('')
}

function toaster(s: Sheet): string {
  const t = s.p
  const bread = (x: number) =>
    path(
      `M${x} 340V280C${x - 26} 250 ${x + 10} 220 ${x + 40} 228H${x + 130}C${x + 170} 220 ${x + 196} 252 ${x + 170} 280V340Z`,
      s.lin('d', '#f0c88a', '#dca45c', '#b77938'),
    ) +
    path(
      `M${x + 14} 340V284C${x + 2} 258 ${x + 26} 242 ${x + 46} 244H${x + 126}C${x + 150} 242 ${x + 168} 260 ${x + 156} 284V340Z`,
      '#f7e2b8',
    )
  return [
    shadow(s, 400, ground, 280, 30),
    s.a.slots === 'slots4'
      ? group('transform="translate(0 -62)"', bread(190), bread(430)) +
        path('M196 300H604L650 420H150Z', s.lin('v', t.light, t.base)) +
        path('M206 304H376V316H206ZM446 304H616V316H446Z', t.deep)
      : '',
    s.v === 1 ? '' : bread(210) + bread(410),
    path(
      'M150 420C150 350 190 326 240 324H560C610 326 650 350 650 420V620Q648 640 626 642H174Q152 640 150 620Z',
      s.face(t),
    ),
    path(
      'M150 420C150 350 190 326 240 324H560C610 326 650 350 650 420C640 370 600 352 560 350H240C200 352 160 370 150 420Z',
      t.glint,
      'opacity=".55"',
    ),
    ...[220, 420].map(
      (x) => rect(x - 8, 328, 176, 15, 7, material.black.deep) + (s.v === 1 ? '' : rect(x - 8, 336, 176, 8, 4, t.dark)),
    ),
    s.v === 1 ? '' : path('M204 342H392V352H204ZM408 342H596V352H408Z', t.light),
    rect(176, 430, 448, 150, 30, s.lin('d', [0, t.glint, 0.28], [1, t.deep, 0.12])),
    rect(604, 400, 12, 160, 6, t.line),
    rect(590, 430, 52, 34, 10, s.fall(material.black)),
    circle(560, 590, 22, s.ball(material.steel)),
    stroke('M560 590V572', material.graphite.deep, 4),
    ...[210, 250, 290].map((x) => rect(x - 14, 582, 28, 14, 7, s.fall(material.steel))),
    rect(160, 634, 480, 20, 8, s.fall(material.graphite)),
    gloss(s, 186, 440, 20, 120, 0.5),
  ].join('')
}

/** Two drawers side by side. */
function dualFryer(s: Sheet): string {
  const t = s.p
  const drawer = (x: number) =>
    rect(x, 366, 224, 240, 26, s.lin('h', t.base, t.light, t.base, t.dark)) +
    rect(x, 366, 224, 240, 26, 'none', `stroke="${t.deep}" stroke-width="4" opacity=".5"`) +
    (s.v === 1 ? rect(x + 40, 400, 144, 90, 16, s.lin('d', '#4a3526', '#241a14')) : '') +
    rect(x + 66, 510, 92, 34, 15, s.fall(material.black))
  return [
    shadow(s, 400, ground, 290),
    path(
      'M130 300C130 220 180 200 260 196H540C620 200 670 220 670 300V610Q668 648 620 652H180Q132 648 130 610Z',
      s.round(t),
    ),
    path(
      'M156 290C160 236 200 222 270 220H530C600 222 640 236 644 290Q400 330 156 290Z',
      s.lin('d', '#2f3238', '#17181c'),
    ),
    ...[250, 470].map(
      (x) =>
        rect(x, 244, 90, 30, 8, '#0e1014') +
        [0, 1, 2].map((i) => rect(x + 14 + i * 22, 250, 12, 18, 2, '#8fe3ff')).join(''),
    ),
    drawer(162),
    drawer(414),
    rect(154, 380, 12, 200, 6, '#ffffff', 'opacity=".35"'),
    ...[210, 590].map((x) => rect(x - 24, 646, 48, 12, 5, material.black.deep)),
  ].join('')
}

function airFryer(s: Sheet): string {
  if (s.a.form === 'dual-basket') return dualFryer(s)
  const t = s.p
  return [
    shadow(s, 400, ground, 210),
    path(
      'M210 300C210 190 290 150 400 150C510 150 590 190 590 300V600Q588 648 540 652H260Q212 648 210 600Z',
      s.round(t),
    ),
    path('M230 290C234 210 300 172 400 170C500 172 566 210 570 290Q400 330 230 290Z', s.lin('d', '#2f3238', '#17181c')),
    path('M252 262C270 214 330 190 400 188L330 292Q280 288 252 262Z', '#ffffff', 'opacity=".16"'),
    rect(340, 228, 120, 34, 8, '#0e1014'),
    ...[0, 1, 2, 3].map((i) => rect(356 + i * 24, 236, 12, 18, 2, i === 1 ? '#0e1014' : '#8fe3ff')),
    ...[300, 320, 480, 500].map((x) => circle(x, 268, 5, '#cfd5da')),
    path(
      'M218 360Q400 404 582 360V570Q580 612 540 616H260Q220 612 218 570Z',
      s.round({ ...t, light: t.base, base: t.dark, dark: t.deep }),
    ),
    path('M218 360Q400 404 582 360', 'none', `stroke="${t.glint}" stroke-width="4" opacity=".6"`),
    s.v === 1
      ? rect(290, 420, 220, 120, 20, s.lin('d', '#4a3526', '#241a14')) +
        [330, 370, 410, 450].map((x, i) => stroke(`M${x} 520l${20 - i * 4} -70`, '#e8b45a', 14)).join('') +
        rect(290, 420, 220, 120, 20, s.lin('d', [0, '#fff', 0.4], [0.5, '#fff', 0]))
      : '',
    rect(350, s.v === 1 ? 560 : 450, 100, 30, 14, s.fall(material.black)),
    s.v === 1 ? '' : rect(372, 470, 56, 96, 18, s.round(material.black)),
    gloss(s, 236, 400, 20, 170, 0.45),
    ...[270, 530].map((x) => rect(x - 24, 646, 48, 12, 5, material.black.deep)),
  ].join('')
}

function slowCooker(s: Sheet): string {
  const t = s.p
  return [
    shadow(s, 400, ground, 260),
    ...[-1, 1].map((side) =>
      path(
        `M${400 + side * 240} 440h${side * 52}q${side * 20} 2 ${side * 20} 22t${side * -20} 22h${side * -52}Z`,
        s.fall(material.black),
      ),
    ),
    path('M160 400C160 560 180 640 230 646Q400 664 570 646C620 640 640 560 640 400Z', s.round(t)),
    path(
      'M170 520C176 610 196 640 230 646Q400 664 570 646C604 640 624 610 630 520Q600 610 400 614Q200 610 170 520Z',
      t.deep,
      'opacity=".3"',
    ),
    gloss(s, 196, 430, 24, 150, 0.55),
    ellipse(400, 400, 244, 48, s.lin('h', material.black.light, material.black.base, material.black.deep)),
    path('M176 388C190 290 300 262 400 262C500 262 610 290 624 388Q560 428 400 428Q240 428 176 388Z', glass(s)),
    path(
      'M210 380Q300 350 400 360Q500 350 590 380Q560 416 400 418Q240 416 210 380Z',
      s.v === 1 ? '#a8503a' : '#b9793f',
      'opacity=".7"',
    ),
    ...[270, 350, 430, 510].map((x, i) =>
      circle(x, 384 + (i % 2) * 10, 17, i % 2 ? '#7da45a' : '#e08a3c', 'opacity=".75"'),
    ),
    path('M226 356C260 306 330 288 400 284C320 306 280 336 262 380Z', '#ffffff', 'opacity=".7"'),
    stroke('M176 388Q240 428 400 428Q560 428 624 388', material.steel.light, 8),
    rect(380, 232, 40, 36, 6, s.round(material.black)),
    ellipse(400, 228, 48, 18, s.ball(material.black)),
    s.v === 2
      ? rect(330, 540, 140, 60, 12, s.lin('d', '#30343a', '#121418')) +
        [0, 1, 2].map((i) => rect(352 + i * 34, 556, 20, 28, 3, '#9fe6ff')).join('')
      : circle(400, 570, 42, s.ball(material.steel)) +
        stroke('M400 570L424 546', material.graphite.deep, 7) +
        [-60, 0, 60].map((a) => turn(a, 400, 570, circle(400, 514, 5, t.glint))).join(''),
  ].join('')
}

export const appliances = {
  kettle,
  blender,
  'stand-mixer': standMixer,
  toaster,
  'air-fryer': airFryer,
  'slow-cooker': slowCooker,
}
