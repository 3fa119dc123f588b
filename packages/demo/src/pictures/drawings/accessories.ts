/** Accessories. */

import { ribs } from './cut.ts'
import { material } from './palette.ts'
import {
  cast,
  circle,
  cloth,
  ellipse,
  fold,
  group,
  mirrored,
  move,
  path,
  rect,
  shadow,
  stitches,
  stroke,
  turn,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Wide and draped over invisible shoulders. */
function shawl(s: Sheet): string {
  const t = s.p
  const outline =
    'M300 170C220 200 150 330 120 600Q250 640 330 600L400 480L470 600Q550 640 680 600C650 330 580 200 500 170Q460 240 400 250Q340 240 300 170Z'
  return [
    s.a.trim === 'fringe' || !s.a.trim
      ? Array.from({ length: 38 }, (_, i) => {
          const x = i < 19 ? 124 + i * 11 : 470 + (i - 19) * 11
          return stroke(`M${x} ${596 + Math.sin(i) * 8}l${i % 2 ? 3 : -2} 48`, i % 2 ? t.dark : t.base, 5)
        }).join('')
      : [140, 220, 300, 500, 580, 660].map((x) => circle(x, 628, 26, s.ball({ ...s.p.accent, metal: false }))).join(''),
    cast(outline),
    path('M300 170Q400 140 500 170Q460 240 400 250Q340 240 300 170Z', t.line),
    cloth(s, outline),
    group(
      s.within(outline),
      fold(s, t, [310, 200, 14], [170, 640, 50], 0.5),
      fold(s, t, [340, 240, 10], [280, 640, 40], 0.46),
      fold(s, t, [490, 200, 14], [630, 640, 50], 0.46),
      fold(s, t, [460, 240, 10], [520, 640, 40], 0.42),
      path('M330 600L400 250L470 600L400 480Z', t.deep, 'opacity=".18"'),
    ),
    stroke('M300 170Q340 240 400 250Q460 240 500 170', t.glint, 5, 'opacity=".5"'),
    s.v === 1 ? circle(400, 300, 22, s.face(material.gold)) + circle(400, 300, 12, t.deep) : '',
  ].join('')
}

function scarf(s: Sheet): string {
  if (s.a.form === 'shawl') return shawl(s)
  const t = s.p
  const tail = (dx: number, length: number) =>
    `M${352 + dx} 300C${330 + dx} 400 ${318 + dx} 500 ${316 + dx} ${length}H${430 + dx}C${436 + dx} 500 ${440 + dx} 400 ${450 + dx} 310Z`
  const fringe = (dx: number, length: number) =>
    Array.from({ length: 14 }, (_, i) =>
      stroke(`M${320 + dx + i * 8.2} ${length - 4}l${i % 2 ? 3 : -2} 40`, i % 2 ? t.dark : t.base, 5),
    ).join('')
  const piece = (dx: number, length: number) => {
    const outline = tail(dx, length)
    return [
      s.a.trim === 'pompom'
        ? [340, 374, 410].map((x) => circle(x + dx, length + 18, 22, s.ball({ ...s.p.accent, metal: false }))).join('')
        : fringe(dx, length),
      cloth(s, outline),
      !s.a.pattern && s.v === 2
        ? [length - 40, length - 64, length - 88]
            .map((y) => stroke(`M${322 + dx} ${y}H${428 + dx}`, s.p.accent.base, 11))
            .join('')
        : '',
      group(
        s.within(outline),
        fold(s, t, [370 + dx, 300, 20], [352 + dx, length, 26], 0.5),
        fold(s, t, [420 + dx, 300, 16], [402 + dx, length, 22], 0.44),
      ),
    ].join('')
  }
  const loop = 'M282 196C300 140 500 140 518 196C540 262 500 356 408 366C306 360 262 268 282 196Z'
  return [
    cast(tail(60, 560)),
    piece(62, 560),
    cast(tail(-46, 622), 0.6),
    piece(-46, 622),
    cast(loop, 0.6),
    cloth(s, loop),
    group(
      s.within(loop),
      stroke('M290 220C320 300 360 330 420 350', t.deep, 12, 'opacity=".35"'),
      stroke('M300 190C340 280 400 300 470 326', t.deep, 10, 'opacity=".3"'),
      stroke('M276 250C300 330 350 350 400 362', t.glint, 8, 'opacity=".35"'),
      stroke('M510 220C490 300 450 330 400 350', t.deep, 12, 'opacity=".4"'),
      path(loop, s.rad(0.5, 0.3, 0.6, [0, t.deep, 0], [1, t.deep, 0.3])),
    ),
    ellipse(400, 206, 82, 40, s.lin('v', t.line, t.deep)),
    stroke('M318 210Q400 266 482 210', t.light, 5, 'opacity=".5"'),
  ].join('')
}

function beanie(s: Sheet): string {
  const t = s.p
  const dome = 'M214 520C200 300 290 208 400 208C510 208 600 300 586 520Q400 556 214 520Z'
  return [
    shadow(s, 400, 608, 210, 26),
    cast(dome),
    s.a.trim === 'pompom' ? circle(400, 196, 62, s.ball({ ...s.p.accent, metal: false })) : '',
    ...(s.a.trim === 'pompom' ? [0, 40, 80, 120, 160, 200, 240, 280, 320] : []).map((a) =>
      turn(a, 400, 196, stroke('M400 150q10 16 2 30', s.p.accent.dark, 4, 'opacity=".5"')),
    ),
    cloth(s, dome),
    path(dome, s.rad(0.34, 0.3, 0.8, [0, t.glint, 0.4], [0.5, t.glint, 0], [1, t.deep, 0.5])),
    group(
      s.within(dome),
      ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) =>
        stroke(`M${400 + i * 12} 206Q${400 + i * 38} 330 ${400 + i * 35} 560`, t.deep, 5, 'opacity=".28"'),
      ),
    ),
    path(
      'M200 476Q400 516 600 476Q612 540 600 586Q400 628 200 586Q188 540 200 476Z',
      s.lin('h', t.base, t.light, t.base, t.deep),
    ),
    ribs(t, 206, 596, 492, 90, 30),
    stroke('M200 476Q400 516 600 476', t.line, 3, 'opacity=".5"'),
  ].join('')
}

/** A soft round crown and a brim that slopes down all around. */
function bucket(s: Sheet): string {
  const t = s.p
  const crown = 'M252 430C256 330 286 268 320 256Q400 238 480 256C514 268 544 330 548 430Q400 470 252 430Z'
  const brim =
    'M252 420Q400 462 548 420C600 450 652 500 690 560Q560 632 400 632Q240 632 110 560C148 500 200 450 252 420Z'
  return [
    shadow(s, 400, 610, 290, 40),
    path('M110 560Q240 632 400 632Q560 632 690 560Q640 660 400 664Q160 660 110 560Z', t.line),
    cloth(s, brim),
    path(brim, s.lin('h', [0, t.deep, 0.4], [0.3, t.glint, 0.3], [0.6, t.deep, 0], [1, t.deep, 0.5])),
    ...[0.3, 0.55, 0.8].map((k) =>
      stitches(`M${252 - 142 * k} ${420 + 140 * k}Q400 ${462 + 170 * k} ${548 + 142 * k} ${420 + 140 * k}`, t.line, 2),
    ),
    cloth(s, crown),
    path(crown, s.lin('h', [0, t.deep, 0.36], [0.28, t.glint, 0.34], [0.55, t.deep, 0], [1, t.deep, 0.46])),
    stroke('M320 256Q400 286 480 256', t.line, 3, 'opacity=".5"'),
    stroke('M252 424Q400 466 548 424', t.line, 4, 'opacity=".6"'),
    s.v === 1 ? path('M253 392Q400 432 547 392L549 424Q400 466 251 424Z', s.face(s.p.accent)) : '',
    s.v === 2 ? circle(330, 380, 7, material.steel.base) + circle(360, 386, 7, material.steel.base) : '',
  ].join('')
}

const hat = (s: Sheet): string => move(0, 40, s.a.form === 'bucket' ? bucket(s) : beanie(s))

function sunglasses(s: Sheet): string {
  const t = s.p
  const lenses: Record<string, string> = {
    round: 'M252 330C330 330 360 356 360 416C360 480 320 512 252 512C184 512 144 480 144 416C144 356 184 330 252 330Z',
    aviator: 'M136 346Q256 320 370 360C384 440 340 520 262 528C170 530 130 440 136 346Z',
    'cat-eye': 'M112 304Q262 330 372 362Q376 458 306 492Q232 514 176 476Q136 436 112 304Z',
    oversized: 'M116 316Q256 300 378 332Q388 500 330 534Q236 560 158 528Q110 470 116 316Z',
    square: 'M128 340Q250 326 372 346Q376 452 344 484Q250 508 164 484Q128 450 128 340Z',
  }
  const lens = lenses[s.a.form ?? 'square'] ?? lenses.square ?? ''
  const thin = s.a.form === 'aviator'
  const side = [
    stroke('M150 356Q120 300 180 262L290 250', t.deep, 15),
    stroke('M150 354Q118 298 180 260L288 248', t.base, 9),
    path(lens, s.lin('v', [0, '#20222c', 0.94], [0.55, mixLens(s), 0.86], [1, s.p.accent.light, 0.72])),
    path('M166 366Q230 350 290 372L206 478Q172 440 166 366Z', '#ffffff', 'opacity=".2"'),
    stroke(lens, t.deep, thin ? 13 : 25),
    stroke(lens, t.base, thin ? 9 : 19),
    stroke(lens, t.glint, 4, 'opacity=".45" transform="translate(-4 -5)"'),
    circle(150, 372, 6, material.gold.light),
  ].join('')
  return [
    ellipse(400, 548, 300, 34, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.34], [1, '#2a2028', 0])),
    mirrored(400, side),
    thin ? stroke('M366 358H434', t.base, 9) : '',
    stroke('M366 386Q400 350 434 386', t.deep, thin ? 12 : 22),
    stroke('M366 384Q400 348 434 384', t.base, thin ? 9 : 16),
    stroke('M372 376Q400 348 426 374', t.glint, 4, 'opacity=".5"'),
  ].join('')
}

const mixLens = (s: Sheet) => (s.v === 1 ? material.walnut.dark : s.p.deep)

function belt(s: Sheet): string {
  const t = s.p
  const g = s.v === 1 ? material.steel : material.gold
  return [
    shadow(s, 400, 566, 280, 46),
    ellipse(400, 400, 250, 84, s.lin('h', t.line, t.deep, t.dark)),
    ellipse(400, 412, 236, 76, s.lin('v', t.line, t.deep)),
    path('M176 420A226 70 0 0 1 626 420V470A226 70 0 0 0 176 470Z', s.lin('h', t.deep, t.dark, t.line)),
    ellipse(400, 480, 222, 66, '#2a2028', 'opacity=".38"'),
    path(
      'M150 400C150 446 262 484 400 484C538 484 650 446 650 400V492C650 540 538 576 400 576C262 576 150 540 150 492Z',
      s.lin('h', t.dark, t.light, t.base, t.base, t.deep),
    ),
    stitches(
      'M152 414C152 456 262 498 400 498C538 498 648 456 648 414M152 482C152 526 262 562 400 562C538 562 648 526 648 482',
      t.line,
    ),
    path('M400 484C470 484 560 472 604 452Q632 470 628 530Q560 568 400 576Z', s.lin('h', t.light, t.base, t.dark)),
    ...[470, 512, 552].map((x, i) => ellipse(x, 527 - i * 5, 7, 8, t.line)),
    turn(
      -1,
      400,
      528,
      rect(330, 462, 112, 130, 16, 'none', `stroke="${g.deep}" stroke-width="20"`),
      rect(
        328,
        460,
        112,
        130,
        16,
        'none',
        `stroke="${s.lin('d', g.glint, g.base, g.light, g.dark)}" stroke-width="16"`,
      ),
      stroke('M332 528L440 524', g.dark, 13),
      stroke('M332 525L438 521', g.light, 7),
    ),
    rect(268, 476, 34, 104, 8, s.lin('h', t.base, t.light, t.dark)),
  ].join('')
}

export const accessories = { scarf, hat, sunglasses, belt }
