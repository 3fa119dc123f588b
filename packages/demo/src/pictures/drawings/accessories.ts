/** What is carried or worn besides clothes. */

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

function scarf(s: Sheet): string {
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
      fringe(dx, length),
      cloth(s, outline),
      s.v === 1 ? path(outline, s.print('check', [s.p.accent.base, t.glint], 76), 'opacity=".6"') : '',
      s.v === 2
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
    s.v === 1 ? path(loop, s.print('check', [s.p.accent.base, t.glint], 76), 'opacity=".5"') : '',
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

function fedora(s: Sheet): string {
  const t = s.p
  const crown =
    'M262 500C262 360 270 276 310 254Q350 236 400 262Q450 236 490 254C530 276 538 360 538 500Q400 540 262 500Z'
  return [
    shadow(s, 400, 560, 290, 40),
    path(
      'M110 512C110 470 260 460 400 460C540 460 690 470 690 512C690 572 540 590 400 590C260 590 110 572 110 512Z',
      s.lin('d', t.light, t.base, t.dark),
    ),
    path(
      'M110 512C150 580 280 596 400 596C520 596 650 580 690 512C690 578 540 602 400 602C260 602 110 578 110 512Z',
      t.deep,
    ),
    ellipse(412, 520, 190, 40, s.rad(0.5, 0.5, 0.5, [0, t.line, 0.7], [1, t.line, 0])),
    cloth(s, crown),
    path(crown, s.lin('h', [0, t.deep, 0.34], [0.28, t.glint, 0.36], [0.55, t.deep, 0], [1, t.deep, 0.5])),
    path('M310 254Q350 236 400 262Q450 236 490 254Q440 290 400 300Q360 290 310 254Z', t.deep, 'opacity=".4"'),
    stroke('M400 264Q404 300 398 340', t.deep, 10, 'opacity=".2"'),
    path(
      'M262 440Q400 482 538 440V502Q400 544 262 502Z',
      s.lin('h', s.p.accent.dark, s.p.accent.light, s.p.accent.base, s.p.accent.deep),
    ),
    path('M290 450l34 8v54l-34-10Z', s.p.accent.deep, 'opacity=".5"'),
  ].join('')
}

function beanie(s: Sheet): string {
  const t = s.p

  const dome = 'M214 520C200 300 290 208 400 208C510 208 600 300 586 520Q400 556 214 520Z'
  return [
    shadow(s, 400, 608, 210, 26),
    cast(dome),
    circle(400, 196, 62, s.ball(s.p.accent)),
    ...[0, 40, 80, 120, 160, 200, 240, 280, 320].map((a) =>
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

function cap(s: Sheet): string {
  const t = s.p

  const dome = 'M180 520C176 330 270 250 380 250C500 250 580 340 576 520Q380 470 180 520Z'
  const peak = 'M188 516Q380 458 580 500C680 520 706 560 690 590C600 560 420 540 250 570Q190 560 188 516Z'
  return [
    shadow(s, 410, 590, 240),
    cloth(s, dome),
    path(dome, s.rad(0.34, 0.25, 0.85, [0, t.glint, 0.45], [0.5, t.glint, 0], [1, t.deep, 0.5])),
    stroke('M380 252C300 300 280 400 280 490M380 252C470 300 492 380 492 484', t.line, 3, 'opacity=".4"'),
    stitches('M372 256C292 300 272 400 272 490', t.line),
    path(peak, s.lin('v', s.p.accent.base, s.p.accent.dark)),
    stitches('M230 546Q420 510 668 572', s.p.accent.line),
    stroke('M188 516Q380 458 580 500', s.p.accent.deep, 4, 'opacity=".5"'),
    circle(380, 250, 12, t.dark),
    circle(386, 400, 38, s.ball(s.p.accent)),
  ].join('')
}

/** Stands on its brim: the three hats are drawn where they fit the sheet and set down here. */
function hat(s: Sheet): string {
  const [shape, lift] = s.v === 1 ? ([beanie, 40] as const) : s.v === 2 ? ([cap, 60] as const) : ([fedora, 56] as const)
  return move(0, lift, shape(s))
}

function handbag(s: Sheet): string {
  const t = s.p
  const g = material.gold
  const body =
    'M212 352H588Q604 352 608 372L640 622Q642 646 618 650Q400 664 182 650Q158 646 160 622L192 372Q196 352 212 352Z'
  const flap =
    s.v === 1 ? 'M204 350H596L612 440Q400 490 188 440Z' : 'M204 350H596L606 440Q560 536 400 540Q240 536 194 440Z'
  const clasp = s.v === 1 ? 464 : 528
  return [
    shadow(s, 400, 648, 250),
    s.v === 2
      ? stroke('M196 372C170 60 630 60 604 372', t.dark, 9) + stroke('M195 370C168 58 628 58 602 370', t.light, 3)
      : '',
    stroke('M296 356C290 170 510 170 504 356', t.deep, 24),
    stroke('M294 354C288 168 508 168 502 354', t.base, 18),
    stroke('M291 340C290 170 480 160 500 330', t.glint, 4, 'opacity=".6"'),
    cloth(s, body),
    path(body, s.lin('v', [0, t.glint, 0.12], [0.5, t.deep, 0], [1, t.deep, 0.36])),
    stitches('M206 372L176 620Q180 636 196 638Q400 650 604 638Q620 636 624 620L594 372', t.line),
    path('M160 622Q158 646 182 650Q400 664 618 650Q642 646 640 622Q400 640 160 622Z', t.deep, 'opacity=".45"'),
    path(flap, 'none', `stroke="${t.line}" stroke-width="10" opacity=".25" transform="translate(3 8)"`),
    cloth(s, flap),
    path(flap, s.lin('d', [0, t.glint, 0.36], [0.4, t.glint, 0], [1, t.deep, 0.2])),
    stitches(s.v === 1 ? 'M202 432Q400 478 598 432' : 'M208 434Q260 522 400 526Q540 522 592 434', t.line),
    ...[296, 504].map(
      (x) =>
        rect(x - 20, 336, 40, 44, 10, s.face(t)) + circle(x, 358, 11, 'none', `stroke="${g.base}" stroke-width="5"`),
    ),
    rect(372, clasp - 30, 56, 48, 10, s.face(g)),
    rect(392, clasp - 14, 16, 18, 8, g.deep),
  ].join('')
}

function tote(s: Sheet): string {
  const t = s.p
  const body = 'M196 320H604L632 636Q634 654 614 656H186Q166 654 168 636Z'
  const handle = (lift: number, colour: string, light: string) =>
    stroke(`M292 ${330 + lift}C300 ${100 + lift} 500 ${100 + lift} 508 ${330 + lift}`, colour, 20) +
    stroke(`M288 ${326 + lift}C296 ${96 + lift} 490 ${94 + lift} 503 ${300 + lift}`, light, 4, 'opacity=".6"')
  const strap = s.v === 1 ? t : s.p.accent
  return [
    shadow(s, 400, 652, 250),
    handle(-24, strap.deep, strap.dark),
    path('M196 320L230 296H570L604 320Z', t.line),
    cloth(s, body),
    path(body, s.lin('h', [0, t.deep, 0.24], [0.2, t.glint, 0.18], [0.5, t.deep, 0], [1, t.deep, 0.36])),
    fold(s, t, [330, 330, 4], [280, 650, 60], 0.28),
    fold(s, t, [480, 330, 4], [520, 650, 60], 0.28),
    s.v === 2
      ? path('M184 470H616L632 636Q634 654 614 656H186Q166 654 168 636Z', s.face(s.p.accent)) +
        stitches('M184 478H616', s.p.accent.line)
      : '',
    stroke('M196 322H604', t.line, 3, 'opacity=".4"'),
    stitches('M194 346H606', t.line),
    handle(0, strap.base, strap.glint),
    ...[292, 508].map(
      (x) =>
        path(`M${x - 15} 320h30v84h-30Z`, s.face(strap)) +
        stitches(`M${x - 9} 330v66h18v-66`, strap.line) +
        circle(x, 384, 6, material.gold.light),
    ),
    s.v === 0
      ? circle(400, 520, 46, 'none', `stroke="${s.p.accent.base}" stroke-width="6"`) +
        path('M400 492q26 28 0 56q-26-28 0-56Z', s.p.accent.base)
      : '',
  ].join('')
}

function wallet(s: Sheet): string {
  const t = s.p
  const body = 'M164 350Q164 330 184 330H616Q636 330 636 350V600Q636 622 614 622H186Q164 622 164 600Z'
  const flap = 'M164 350Q164 330 184 330H616Q636 330 636 350V440Q560 506 400 510Q240 506 164 440Z'
  return [
    shadow(s, 400, 622, 250, 30),
    rect(212, 250, 356, 150, 14, s.face(material.gold)),
    rect(226, 274, 356, 150, 14, s.face(material.paper)),
    rect(216, 300, 356, 150, 14, s.face(material.steel)),
    rect(244, 262, 90, 8, 4, material.gold.deep, 'opacity=".4"'),
    rect(258, 288, 120, 7, 3, material.paper.deep, 'opacity=".5"'),
    cloth(s, body),
    path(body, s.lin('v', [0, t.glint, 0], [1, t.deep, 0.34])),
    stitches('M180 360V596Q182 606 192 606H608Q620 606 620 596V360', t.line),
    path(flap, t.line, 'opacity=".22" transform="translate(4 12)"'),
    cloth(s, flap),
    path(flap, s.lin('d', [0, t.glint, 0.45], [0.45, t.glint, 0], [1, t.deep, 0.24])),
    stitches('M178 436Q250 494 400 496Q550 494 622 436', t.line),
    s.v === 1
      ? rect(376, 470, 48, 56, 12, s.face(material.gold)) + rect(392, 488, 16, 22, 8, material.gold.deep)
      : circle(400, 490, 20, material.gold.dark) + circle(398, 487, 16, s.ball(material.gold)),
    s.v === 2 ? stroke('M636 520q60 20 44 110', t.dark, 12) + path('M664 610l34 0l-6 60h-24Z', s.face(t)) : '',
  ].join('')
}

function sunglasses(s: Sheet): string {
  const t = s.p
  const lens =
    s.v === 1
      ? 'M252 330C330 330 368 350 368 410C368 480 320 516 252 516C180 516 142 480 142 416C142 356 180 330 252 330Z'
      : s.v === 2
        ? 'M130 350Q260 326 372 356Q372 470 320 506Q250 536 180 500Q130 460 130 350Z'
        : 'M118 318Q260 334 372 362Q376 460 316 498Q240 524 176 486Q132 440 118 318Z'
  const side = [
    stroke('M150 356Q120 300 180 262L290 250', t.deep, 15),
    stroke('M150 354Q118 298 180 260L288 248', t.base, 9),
    path(lens, s.lin('v', [0, '#20222c', 0.94], [0.55, mixLens(s), 0.86], [1, s.p.accent.light, 0.72])),
    path('M166 366Q230 350 290 372L206 478Q172 440 166 366Z', '#ffffff', 'opacity=".2"'),
    stroke(lens, t.deep, 25),
    stroke(lens, t.base, 19),
    stroke(lens, t.glint, 4, 'opacity=".45" transform="translate(-4 -5)"'),
    circle(150, 372, 6, material.gold.light),
  ].join('')
  return [
    ellipse(400, 548, 300, 34, s.rad(0.5, 0.5, 0.5, [0, '#2a2028', 0.34], [1, '#2a2028', 0])),
    mirrored(400, side),
    stroke('M366 386Q400 350 434 386', t.deep, 22),
    stroke('M366 384Q400 348 434 384', t.base, 16),
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

export const accessories = { scarf, hat, handbag, tote, wallet, sunglasses, belt }
