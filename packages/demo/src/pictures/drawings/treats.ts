/** Sweets, coffee and gifts: baskets, cards, donations. */

import { bow } from './extras.ts'
import { material, type Tones, tones } from './palette.ts'
import { box, circle, cylinder, ellipse, gloss, ground, group, path, rect, shadow, stroke, turn } from './shapes.ts'
import type { Sheet } from './sheet.ts'

function chocolateBox(s: Sheet): string {
  const t = s.p
  const cocoa = [tones('#5a3420'), tones('#7b4a2c'), tones('#e8d3b4'), tones('#3c2216')] as const
  const sweet = (x: number, y: number, i: number) => {
    const c = cocoa[i % 4] ?? cocoa[0]
    const drizzle = i % 4 === 2 ? cocoa[0].base : '#f3e3c8'
    return (
      ellipse(x, y + 14, 45, 24, '#2a160c', 'opacity=".55"') +
      (i % 3 === 0
        ? circle(x, y, 38, s.ball(c))
        : i % 3 === 1
          ? rect(x - 36, y - 34, 72, 64, 12, s.ball(c))
          : path(
              `M${x} ${y + 34}C${x - 60} ${y - 10} ${x - 30} ${y - 50} ${x} ${y - 22}C${x + 30} ${y - 50} ${x + 60} ${y - 10} ${x} ${y + 34}Z`,
              s.ball(c),
            )) +
      stroke(`M${x - 22} ${y - 6}q10 -16 20 0t20 -2`, drizzle, 4)
    )
  }
  const heart = s.v === 1
  const tray = heart
    ? 'M400 650C120 480 150 300 280 300C350 300 390 350 400 380C410 350 450 300 520 300C650 300 680 480 400 650Z'
    : 'M150 390H650Q660 390 660 400V636Q660 650 646 650H154Q140 650 140 636V400Q140 390 150 390Z'
  const places = heart
    ? [
        [270, 370],
        [360, 400],
        [450, 400],
        [534, 370],
        [300, 460],
        [400, 480],
        [500, 460],
        [350, 550],
        [450, 550],
        [400, 610],
      ]
    : [0, 1, 2].flatMap((j) => [0, 1, 2, 3, 4].map((i) => [204 + i * 98, 436 + j * 82]))
  return [
    shadow(s, 400, 650, 290, 24),
    heart
      ? group(
          'transform="translate(96 -150) rotate(14 400 400) scale(.84)"',
          path(tray, t.deep, 'transform="translate(6 10)"'),
          path(tray, s.ball(t)),
          bow(s, s.p.accent, 400, 450, 0.8),
        )
      : group(
          '',
          path('M170 150H630L650 392H150Z', s.face(t)),
          path('M186 166H614L630 378H170Z', 'none', `stroke="${s.p.accent.light}" stroke-width="4" opacity=".8"`),
          bow(s, s.p.accent, 400, 270, 0.9),
        ),
    path(tray, t.deep, 'transform="translate(0 12)"'),
    path(tray, s.face(t)),
    group(
      heart ? 'transform="translate(24 28) scale(.94)"' : '',
      heart ? path(tray, '#3a2116') : rect(156, 404, 488, 232, 6, '#3a2116'),
    ),
    ...places.map(([x = 0, y = 0], i) => sweet(x, y, i + (s.v === 2 ? 1 : 0))),
  ].join('')
}

function cookieTin(s: Sheet): string {
  const t = s.p
  const cookie = (cx: number, cy: number, r: number) =>
    circle(cx + 4, cy + 6, r, '#8a5527') +
    circle(cx, cy, r, s.ball(tones('#d9a05c'))) +
    [
      [-0.4, -0.3],
      [0.3, -0.4],
      [0, 0.1],
      [-0.45, 0.35],
      [0.45, 0.3],
      [0.1, 0.6],
      [-0.1, -0.65],
    ]
      .map(([x = 0, y = 0]) => circle(cx + x * r, cy + y * r, r * 0.12, '#4a2a18'))
      .join('')
  return [
    shadow(s, 400, ground, 230),
    s.v === 1 ? '' : cookie(310, 350, 84) + cookie(480, 346, 88) + cookie(396, 310, 90),
    path('M190 400V600Q192 634 240 642Q400 666 560 642Q608 634 610 600V400Z', s.round(t)),
    s.v === 1
      ? cylinder(s, t, 400, 350, 410, 440, 0.12)
      : path(
          'M190 400A210 46 0 0 0 610 400L604 420A204 44 0 0 1 196 420Z',
          s.round({ ...t, base: t.light, light: t.glint, metal: t.metal }),
        ),
    s.v === 1
      ? ellipse(400, 350, 150, 34, s.lin('d', s.p.accent.light, s.p.accent.base)) + bow(s, s.p.accent, 400, 350, 0.7)
      : '',
    ...[0, 1, 2, 3, 4].map((i) => {
      const x = 240 + i * 80
      return turn(
        0,
        x,
        520,
        path(
          `M${x} ${490 + Math.sin(i * 0.78) * 16}l14 22l26 4l-18 20l4 26l-26 -12l-26 12l4 -26l-18 -20l26 -4Z`,
          s.p.accent.light,
          'opacity=".92"',
        ),
      )
    }),
    path('M190 586Q400 640 610 586V600Q608 634 560 642Q400 666 240 642Q192 634 190 600Z', t.deep, 'opacity=".4"'),
    gloss(s, 216, 450, 22, 150, 0.5),
    s.v === 2 ? cookie(600, 620, 60) : '',
  ].join('')
}

function coffeeBag(s: Sheet): string {
  const t = s.p
  const bean = (x: number, y: number, a: number) =>
    turn(
      a,
      x,
      y,
      ellipse(x + 3, y + 6, 27, 18, '#2a160c', 'opacity=".35"'),
      ellipse(x, y, 27, 18, s.ball(tones('#6b4228'))),
      stroke(`M${x - 24} ${y}q12 -9 24 0t24 0`, '#2f1a0e', 4),
    )
  const label = s.v === 1 ? s.p.accent : material.paper
  return [
    shadow(s, 400, ground, 200),
    path(
      'M262 200H538L560 300Q574 470 562 634Q560 650 540 652H260Q240 650 238 634Q226 470 240 300Z',
      s.lin('h', t.dark, t.light, t.base, t.base, t.deep),
    ),
    path('M262 200H538L560 300H240Z', s.lin('v', t.glint, t.base), 'opacity=".55"'),
    path('M240 300L290 420L270 652H260Q240 650 238 634Q226 470 240 300Z', t.deep, 'opacity=".24"'),
    path('M560 300L510 420L530 652H540Q560 650 562 634Q574 470 560 300Z', t.deep, 'opacity=".4"'),
    rect(252, 156, 296, 56, 6, s.fall(t)),
    ...Array.from({ length: 24 }, (_, i) => stroke(`M${262 + i * 12} 160v46`, t.deep, 2, 'opacity=".35"')),
    rect(236, 190, 328, 16, 8, s.fall(s.p.accent)),
    rect(310, 340, 180, 220, s.v === 2 ? 90 : 8, s.face(label)),
    turn(
      -30,
      400,
      430,
      ellipse(400, 430, 52, 36, t.dark === label.dark ? material.walnut.base : s.p.dark),
      stroke('M350 430q26 -18 50 0t50 0', label.light, 7),
    ),
    rect(350, 496, 100, 8, 4, label.line),
    rect(366, 514, 68, 6, 3, label.line, 'opacity=".6"'),
    circle(400, 262, 13, t.deep),
    circle(400, 262, 7, t.light),
    bean(600, 640, 20),
    bean(650, 668, -30),
    bean(560, 672, 60),
    bean(200, 660, -20),
    bean(160, 640, 40),
  ].join('')
}

function giftBasket(s: Sheet): string {
  const t = s.p
  const weave = material.rattan
  const outline = 'M170 450H630L586 634Q582 652 562 654H238Q218 652 214 634Z'
  return [
    shadow(s, 400, ground, 240),
    stroke('M200 450C190 80 610 80 600 450', weave.deep, 26),
    stroke('M198 448C188 78 606 78 598 446', weave.base, 18),
    stroke('M198 448C188 78 606 78 598 446', weave.light, 16, 'stroke-dasharray="10 14" opacity=".7"'),
    rect(250, 250, 70, 220, 18, s.round(tones('#3c5a3c'))),
    rect(266, 190, 38, 80, 8, s.round(tones('#3c5a3c'))),
    rect(264, 180, 42, 40, 6, s.round(material.gold)),
    rect(254, 330, 62, 80, 4, material.paper.light),
    box(s, t, 340, 330, 120, 140, 30),
    bow(s, s.p.accent, 400, 330, 0.45),
    ...[
      [500, 400, '#d5452f'],
      [560, 410, '#e8a03c'],
      [530, 360, '#7da45a'],
    ].map(
      ([x, y, c]) =>
        circle(Number(x), Number(y), 46, s.ball(tones(String(c)))) +
        stroke(`M${x} ${Number(y) - 44}q4 -14 12 -18`, '#5a4030', 5),
    ),
    ...[190, 230, 300, 360, 430, 490, 560, 600].map((x, i) =>
      turn(
        (i % 3) * 20 - 20,
        x,
        450,
        path(`M${x - 30} 462Q${x} 410 ${x + 30} 462Z`, i % 2 ? material.paper.base : material.paper.dark),
      ),
    ),
    path(outline, weave.deep),
    group(
      s.within(outline),
      ...Array.from({ length: 7 }, (_, j) =>
        Array.from({ length: 16 }, (_, i) =>
          rect(166 + i * 30 + (j % 2) * 15, 458 + j * 30, 25, 24, 9, s.lin('d', weave.light, weave.base, weave.dark)),
        ).join(''),
      ),
      path(outline, s.lin('h', [0, weave.deep, 0.3], [0.3, weave.glint, 0.1], [1, weave.deep, 0.5])),
    ),
    rect(156, 440, 488, 26, 13, s.fall(weave)),
    s.v === 1 ? '' : rect(374, 466, 52, 190, 0, s.lin('h', t.light, t.base, t.dark)),
    bow(s, t, 400, 500, s.v === 2 ? 1.1 : 0.9),
  ].join('')
}

function donation(s: Sheet): string {
  const t = s.p
  const heart =
    'M400 420C300 350 262 300 262 244C262 190 304 160 346 160C374 160 392 176 400 196C408 176 426 160 454 160C496 160 538 190 538 244C538 300 500 350 400 420Z'
  const hand = [
    path('M110 560L176 530V690H110Z', s.lin('v', s.p.accent.base, s.p.accent.dark)),
    path(
      'M170 540C220 500 280 500 330 520H440Q470 526 468 552Q464 574 436 574H356L520 560C570 548 616 500 650 488Q690 490 676 522C630 590 560 650 500 664H300C250 664 210 680 170 680Z',
      s.lin('v', material.skin.light, material.skin.base, material.skin.dark),
    ),
    stroke('M356 574H436Q464 574 468 552', material.skin.deep, 4, 'opacity=".5"'),
    stroke('M330 520H440Q470 526 468 552', material.skin.glint, 4, 'opacity=".7"'),
  ].join('')
  return [
    circle(400, 290, 230, s.rad(0.5, 0.5, 0.5, [0, t.glint, 0.7], [1, t.glint, 0])),
    shadow(s, 390, 690, 250, 20),
    hand,
    ellipse(410, 520, 110, 10, '#2a2028', 'opacity=".16"'),
    path(heart, t.deep, 'transform="translate(6 10)"'),
    path(heart, s.ball(t)),
    path(
      'M290 236C290 200 316 184 346 184C330 196 306 220 306 262C300 256 290 250 290 236Z',
      '#ffffff',
      'opacity=".6"',
    ),
    s.v === 1
      ? stroke('M340 290H376L394 250L412 330L428 290H462', '#ffffff', 9, 'opacity=".9"')
      : s.v === 2
        ? path('M386 244H414V276H446V304H414V336H386V304H354V276H386Z', '#ffffff', 'opacity=".92"')
        : '',
    ...[
      [220, 200, 16],
      [580, 180, 20],
      [610, 320, 13],
      [190, 330, 12],
    ].map(([x = 0, y = 0, r = 0]) =>
      group(
        `transform="translate(${x} ${y}) scale(${r / 138})"`,
        group('transform="translate(-400 -290)"', path(heart, t.light, 'opacity=".85"')),
      ),
    ),
  ].join('')
}

function giftCard(s: Sheet): string {
  const t = s.p
  const card = (fill: Tones, dotted: boolean) =>
    [
      rect(128, 258, 560, 350, 30, '#2a2028', 'opacity=".16"'),
      rect(120, 246, 560, 350, 30, s.face({ ...fill, metal: fill.metal })),
      dotted
        ? rect(120, 246, 560, 350, 30, s.print('dot', [fill.glint], 40), 'opacity=".3"')
        : path('M120 480Q300 380 440 470T680 420V566Q680 596 650 596H150Q120 596 120 566Z', fill.dark, 'opacity=".35"'),
      path('M150 246H400L220 596H150Q120 596 120 566V276Q120 246 150 246Z', '#ffffff', 'opacity=".14"'),
    ].join('')
  return [
    ellipse(410, 640, 300, 24, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.34], [1, '#2a2028', 0])),
    s.v === 1 ? turn(12, 400, 440, card(s.p.accent, false)) : '',
    turn(
      -6,
      400,
      420,
      card(t, s.v === 2),
      rect(250, 246, 50, 350, 0, s.lin('h', s.p.accent.light, s.p.accent.base, s.p.accent.dark)),
      rect(120, 390, 560, 50, 0, s.lin('v', s.p.accent.light, s.p.accent.base, s.p.accent.dark)),
      bow(s, s.p.accent, 275, 414, 1.05),
      rect(470, 530, 150, 12, 6, t.glint, 'opacity=".8"'),
      rect(520, 554, 100, 9, 4, t.glint, 'opacity=".5"'),
      rect(560, 282, 84, 58, 10, s.face(material.gold)),
      stroke(
        'M560 302H590V322H560M644 302H614V322H644M590 282V302M614 282V302M590 322V340M614 322V340',
        material.gold.deep,
        3,
        'opacity=".6"',
      ),
    ),
  ].join('')
}

export const treats = {
  'chocolate-box': chocolateBox,
  'cookie-tin': cookieTin,
  'coffee-bag': coffeeBag,
  'gift-basket': giftBasket,
  donation,
  'gift-card': giftCard,
}
