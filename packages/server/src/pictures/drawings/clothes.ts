/** Clothes, hung before the backdrop as on an invisible dress form. */

import { bodyOf, button, type Cut, garment, neckband, ribs, sleeveOf } from './cut.ts'
import { material, type Tones } from './palette.ts'
import { cast, cloth, ellipse, fold, group, mirrored, move, path, rect, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const row = (from: number, to: number, count: number, print: (y: number) => string): string =>
  Array.from({ length: count }, (_, i) => print(Math.round(from + ((to - from) * i) / Math.max(1, count - 1)))).join('')

function tee(s: Sheet): string {
  const cut: Cut = {
    neck: { shape: s.v === 1 ? 'vee' : 'round', depth: s.v === 1 ? 262 : 222 },
    sleeve: 'short',
    waist: 134,
    hem: 142,
    bottom: 636,
    cloth: s.p,
  }
  return move(
    0,
    0,
    garment(s, cut),
    neckband(cut, 13, s.p.base),
    neckband(cut, 2, s.p.line, 'opacity=".4" transform="translate(0 8)"'),
    stitches('M262 620Q400 642 538 620', s.p.line),
    stitches('M176 318Q206 346 240 356', s.p.line),
    stitches('M624 318Q594 346 560 356', s.p.line),
  )
}

/** The stand of a collar, seen behind the neck. */
const collarStand = (s: Sheet, t: Tones) =>
  path('M334 170Q330 150 344 149Q400 134 456 149Q470 150 466 170Q400 146 334 170Z', s.lin('h', t.base, t.light, t.dark))

function blouse(s: Sheet): string {
  const cut: Cut = {
    neck: { shape: 'vee', depth: 268 },
    sleeve: s.v === 1 ? 'wide' : 'long',
    waist: 122,
    hem: 158,
    bottom: 632,
    cloth: s.p,
  }
  const collar = 'M336 168Q330 158 342 152L398 262L358 274Q324 232 316 178Z'
  return [
    garment(s, cut),
    stroke('M400 268V648', s.p.line, 2.5, 'opacity=".45"'),
    stroke('M412 262V648', s.p.glint, 2, 'opacity=".5"'),
    row(300, 610, 6, (y) => button(s.p.multi ? material.paper : s.p, 400, y, 7)),
    collarStand(s, s.p),
    path(collar, s.face(s.p)),
    stroke(collar, s.p.line, 2, 'opacity=".35"'),
    `<g transform="matrix(-1 0 0 1 800 0)">${path(collar, s.lin('d', s.p.base, s.p.dark))}${stroke(collar, s.p.line, 2, 'opacity=".35"')}</g>`,
    s.v === 1 ? '' : cuffs(s, 546, 26),
  ].join('')
}

function cuffs(s: Sheet, y: number, height: number): string {
  const left = sleeveOf(
    { neck: { shape: 'round', depth: 0 }, sleeve: 'long', waist: 0, hem: 0, bottom: 0, cloth: s.p },
    -1,
  )
  const band = group(
    s.within(left),
    path(`M150 ${y - 4}Q190 ${y + 14} 240 ${y + 8}V${y + height + 40}H150Z`, s.p.base, 'opacity=".75"'),
    stroke(`M150 ${y - 4}Q190 ${y + 14} 240 ${y + 8}`, s.p.line, 3, 'opacity=".5"'),
    ribs(s.p, 160, 226, y + 10, 60),
  )
  return mirrored(400, band)
}

/** The knit: rows of fine chevrons or cables on the front. */
function cables(s: Sheet): string {
  const t = s.p
  const cable = (cx: number) =>
    row(
      262,
      560,
      8,
      (y) =>
        stroke(`M${cx - 13} ${y}q26 14 26 40`, t.deep, 6, 'opacity=".3"') +
        stroke(`M${cx + 13} ${y}q-26 14 -26 40`, t.glint, 6, 'opacity=".45"'),
    )
  const line = (at: number) => stroke(`M${at} 250V596`, t.deep, 3, 'opacity=".22"')
  return cable(340) + cable(400) + cable(460) + [312, 370, 430, 488].map(line).join('')
}

function knitCut(s: Sheet): Cut {
  return {
    neck: { shape: 'round', depth: 214 },
    sleeve: 'long',
    waist: 146,
    hem: 140,
    bottom: 620,
    cloth: s.p,
  }
}

function knitHem(s: Sheet, bottom: number): string {
  const t = s.p
  const band = `M258 ${bottom - 34}Q400 ${bottom - 10} 542 ${bottom - 34}L540 ${bottom + 1}Q400 ${bottom + 23} 260 ${bottom + 1}Z`
  return (
    path(band, s.face(t)) +
    stroke(`M258 ${bottom - 34}Q400 ${bottom - 10} 542 ${bottom - 34}`, t.line, 2.5, 'opacity=".45"') +
    ribs(t, 260, 540, bottom - 30, 28, 22)
  )
}

function sweater(s: Sheet): string {
  const cut = knitCut(s)
  const turtle =
    path(
      'M332 172Q326 120 342 108Q400 90 458 108Q474 120 468 172Q400 222 332 172Z',
      s.lin('h', s.p.base, s.p.light, s.p.base, s.p.dark),
    ) +
    stroke('M342 110Q400 138 458 110', s.p.deep, 4, 'opacity=".5"') +
    ribs(s.p, 336, 464, 128, 50, 18)
  return [
    garment(s, cut),
    s.v === 1 ? '' : cables(s),
    knitHem(s, 620),
    cuffs(s, 540, 30),
    s.v === 2
      ? turtle
      : neckband(cut, 24, s.p.base) +
        neckband(cut, 2.5, s.p.line, 'opacity=".45" transform="translate(0 14)"') +
        neckband(cut, 2, s.p.line, 'opacity=".4" transform="translate(0 -12)"'),
  ].join('')
}

function cardigan(s: Sheet): string {
  const cut: Cut = { ...knitCut(s), neck: { shape: 'vee', depth: 350 }, bottom: 624, open: true }
  const t = s.p
  return [
    path('M338 168Q400 150 462 168L452 330L400 380L348 330Z', s.lin('d', material.paper.light, material.paper.dark)),
    path('M350 172Q400 232 450 172L462 168Q400 150 338 168Z', material.paper.deep, 'opacity=".5"'),
    garment(s, cut),
    knitHem(s, 624),
    cuffs(s, 540, 30),
    path('M336 168L400 350V646H418V344L352 162Q340 160 336 168Z', s.lin('h', t.base, t.dark)),
    path('M464 168L400 350V646H414V356L478 176Q472 164 464 168Z', s.lin('h', t.light, t.base)),
    stroke('M400 352V646', t.line, 2.5, 'opacity=".55"'),
    row(372, 610, s.v === 1 ? 4 : 5, (y) => button(s.p.accent, 409, y, 9)),
    s.v === 2
      ? ''
      : mirrored(
          400,
          path('M290 496h74v70q-37 10-74 0Z', t.base, 'opacity=".55"') +
            stroke('M290 496h74', t.line, 3, 'opacity=".5"') +
            stroke('M290 496v70q37 10 74 0v-70', t.line, 2, 'opacity=".3"'),
        ),
  ].join('')
}

function dress(s: Sheet): string {
  const t = s.p
  const midi = s.v === 1
  const bottom = midi ? 700 : 676
  const bodice =
    'M330 132C340 200 380 226 400 226C420 226 460 200 470 132L498 140Q494 230 516 268Q490 340 476 392Q400 408 324 392Q310 340 284 268Q306 230 302 140Z'
  const skirt = `M324 390Q400 406 476 390C520 470 ${midi ? 540 : 580} 580 ${midi ? 556 : 606} ${bottom - 10}Q560 ${bottom + 20} 500 ${bottom + 2}Q440 ${bottom + 26} 384 ${bottom + 4}Q300 ${bottom + 24} 246 ${bottom + 2}Q214 ${bottom + 8} ${midi ? 244 : 194} ${bottom - 10}C${midi ? 260 : 220} 580 280 470 324 390Z`
  const fan = [-0.9, -0.55, -0.2, 0.15, 0.48, 0.82]
  return [
    cast(bodice),
    cast(skirt),
    path('M330 132Q400 160 470 132Q460 214 400 226Q340 214 330 132Z', s.lin('v', t.deep, t.dark)),
    cloth(s, skirt),
    path(skirt, s.lin('h', [0, t.deep, 0.22], [0.28, t.glint, 0.16], [0.5, t.deep, 0], [1, t.deep, 0.36])),
    group(
      s.within(skirt),
      ...fan.map((part) => fold(s, t, [400 + part * 66, 388, 18], [400 + part * 190, bottom + 24, 64], 0.46)),
    ),
    stroke(
      `M${midi ? 246 : 198} ${bottom - 22}Q214 ${bottom - 4} 246 ${bottom - 10}Q300 ${bottom + 12} 384 ${bottom - 8}Q440 ${bottom + 14} 500 ${bottom - 10}Q560 ${bottom + 6} ${midi ? 554 : 602} ${bottom - 22}`,
      t.line,
      2,
      'opacity=".3"',
    ),
    cloth(s, bodice),
    path(bodice, s.lin('h', [0, t.deep, 0.24], [0.3, t.glint, 0.18], [0.55, t.deep, 0], [1, t.deep, 0.4])),
    stroke('M340 394Q334 330 350 270', t.deep, 4, 'opacity=".28"'),
    stroke('M460 394Q466 330 450 270', t.deep, 4, 'opacity=".32"'),
    stroke('M330 134C340 200 380 226 400 226C420 226 460 200 470 134', t.line, 3, 'opacity=".4"'),
    path('M322 384Q400 402 478 384L482 408Q400 426 318 408Z', s.face(s.v === 2 ? s.p.accent : t)),
    stroke('M322 384Q400 402 478 384', t.line, 2, 'opacity=".4"'),
    stroke('M318 408Q400 426 482 408', t.line, 2, 'opacity=".4"'),
    s.v === 1
      ? ''
      : path(
          'M440 404q22 14 34 62l-16 4q-12-36-26-52ZM446 400q34 0 54 44l-14 8q-18-30-44-38Z',
          s.face(s.v === 2 ? s.p.accent : t),
        ) + ellipse(442, 408, 13, 11, s.face(s.v === 2 ? s.p.accent : t)),
  ].join('')
}

function legs(hem: number): string {
  return `M292 122Q400 138 508 122L526 250C540 400 528 560 ${516 + hem} 700Q${470 + hem} 712 ${424} 702C424 560 420 440 404 322H396C380 440 376 560 376 702Q${330 - hem} 712 ${284 - hem} 700C272 560 260 400 274 250Z`
}

function jeans(s: Sheet): string {
  const t = s.p
  const outline = legs(s.v === 1 ? 18 : 0)
  const thread = s.p.accent.light
  const faded = s.rad(0.5, 0.5, 0.5, [0, t.glint, 0.5], [1, t.glint, 0])
  return [
    cast(outline),
    path('M300 120Q400 100 500 120Q400 146 300 120Z', t.deep),
    cloth(s, outline),
    path(
      outline,
      s.lin(
        'h',
        [0, t.deep, 0.4],
        [0.25, t.deep, 0],
        [0.48, t.deep, 0.3],
        [0.52, t.deep, 0.36],
        [0.75, t.deep, 0],
        [1, t.deep, 0.5],
      ),
    ),
    ellipse(326, 410, 40, 170, faded),
    ellipse(474, 410, 40, 170, faded),
    group(
      s.within(outline),
      stroke(
        'M396 330Q356 342 330 334M396 344Q360 366 334 366M404 330Q444 342 470 334M404 344Q440 366 466 366',
        t.deep,
        5,
        'opacity=".3"',
      ),
      stroke('M292 520Q330 536 368 522M300 544Q334 556 370 546M432 522Q470 536 508 520', t.deep, 5, 'opacity=".2"'),
    ),
    path('M292 122Q400 138 508 122L511 156Q400 174 289 156Z', s.lin('h', t.base, t.light, t.base, t.dark)),
    stitches('M289 153Q400 170 511 153', thread),
    stroke('M289 158Q400 176 511 158', t.line, 2.5, 'opacity=".55"'),
    stroke('M400 172V322', t.line, 3, 'opacity=".6"'),
    stitches('M408 176V270Q406 296 400 306M426 174V268Q424 304 402 320', thread),
    stitches('M302 162Q308 222 372 216M498 162Q492 222 428 216', thread),
    stroke('M298 162Q304 228 374 222M502 162Q496 228 430 222', t.line, 2, 'opacity=".5"'),
    stitches('M278 250C266 400 278 560 290 694M522 250C534 400 522 560 510 694', thread),
    ...[322, 478, 362, 438].map(
      (at) =>
        rect(at - 5, 124, 10, 40, 3, t.base) +
        rect(at - 5, 124, 10, 40, 3, 'none', `stroke="${t.line}" stroke-opacity=".5" stroke-width="1.5"`),
    ),
    `<circle cx="400" cy="149" r="9" fill="${material.gold.dark}"/><circle cx="398" cy="147" r="6" fill="${material.gold.light}"/>`,
    stitches(
      `M${284 - (s.v === 1 ? 16 : 0)} 682Q330 692 376 684M424 684Q470 692 ${516 + (s.v === 1 ? 16 : 0)} 682`,
      thread,
    ),
    s.v === 2
      ? path(
          'M270 668Q330 684 378 672V704Q330 714 268 702ZM422 672Q470 684 530 668L532 702Q470 714 422 704Z',
          t.glint,
          'opacity=".7"',
        ) + stroke('M270 668Q330 684 378 672M422 672Q470 684 530 668', t.line, 2, 'opacity=".5"')
      : '',
  ].join('')
}

function trousers(s: Sheet): string {
  const t = s.p
  const wide = s.v === 1 ? 46 : 4
  const outline = legs(wide)
  return [
    cast(outline),
    path('M300 120Q400 100 500 120Q400 146 300 120Z', t.deep),
    cloth(s, outline),
    path(
      outline,
      s.lin(
        'h',
        [0, t.deep, 0.34],
        [0.22, t.glint, 0.12],
        [0.48, t.deep, 0.3],
        [0.52, t.deep, 0.36],
        [0.74, t.glint, 0.06],
        [1, t.deep, 0.46],
      ),
    ),
    group(
      s.within(outline),
      fold(s, t, [334, 200, 12], [330 - wide / 2, 710, 26], 0.5),
      fold(s, t, [466, 200, 12], [470 + wide / 2, 710, 26], 0.5),
    ),
    stroke(`M340 160Q332 420 ${330 - wide / 2} 704M460 160Q468 420 ${470 + wide / 2} 704`, t.line, 2.5, 'opacity=".4"'),
    path('M292 122Q400 138 508 122L511 160Q400 178 289 160Z', s.lin('h', t.base, t.light, t.base, t.dark)),
    stroke('M289 160Q400 178 511 160', t.line, 2.5, 'opacity=".5"'),
    stroke('M400 138V322', t.line, 2.5, 'opacity=".5"'),
    stroke('M414 176V262Q412 296 400 312', t.line, 2, 'opacity=".35"'),
    stroke('M298 166L280 246M502 166L520 246', t.line, 3, 'opacity=".5"'),
    rect(386, 142, 40, 14, 7, s.face(material.steel)),
    s.v === 2
      ? path('M286 160q0 0 228 0l2 22q-116 18-232 0Z', s.face(s.p.accent)) +
        rect(380, 160, 44, 34, 5, 'none', `stroke="${material.gold.base}" stroke-width="6"`)
      : '',
  ].join('')
}

function skirt(s: Sheet): string {
  const t = s.p
  const outline =
    s.v === 1
      ? 'M300 170Q400 186 500 170C530 260 540 420 528 640Q400 664 272 640C260 420 270 260 300 170Z'
      : 'M308 170Q400 186 492 170C540 330 600 500 640 628Q590 668 520 648Q460 676 396 652Q320 676 262 650Q200 664 160 628C200 500 260 330 308 170Z'
  const fan = s.v === 1 ? [-0.5, 0.1, 0.55] : [-0.95, -0.68, -0.4, -0.1, 0.2, 0.48, 0.78]
  const spread = s.v === 1 ? 110 : 226
  return [
    cast(outline),
    path('M308 168Q400 150 492 168Q400 190 308 168Z', t.deep),
    cloth(s, outline),
    path(outline, s.lin('h', [0, t.deep, 0.3], [0.3, t.glint, 0.16], [0.55, t.deep, 0], [1, t.deep, 0.4])),
    group(
      s.within(outline),
      ...fan.map((part) =>
        fold(s, t, [400 + part * 88, 186, 20], [400 + part * spread, 680, s.v === 1 ? 36 : 70], s.v === 1 ? 0.3 : 0.5),
      ),
    ),
    s.v === 1 ? stroke('M484 470L490 652', t.line, 3, 'opacity=".5"') : '',
    path('M304 160Q400 178 496 160L502 198Q400 218 298 198Z', s.lin('h', t.base, t.light, t.base, t.dark)),
    stroke('M298 198Q400 218 502 198', t.line, 2.5, 'opacity=".5"'),
    s.v === 2
      ? button(s.p.accent, 400, 188, 9) +
        row(240, 600, 6, (y) => button(s.p.accent, 400, y, 9)) +
        stroke('M386 208L384 654', t.line, 2, 'opacity=".4"')
      : '',
  ].join('')
}

function coat(s: Sheet): string {
  const t = s.p
  const cut: Cut = {
    neck: { shape: 'vee', depth: 330 },
    sleeve: 'long',
    waist: 134,
    hem: 176,
    bottom: 690,
    cloth: t,
    open: true,
  }
  const lapel = 'M330 160Q318 168 312 184L296 262L334 268L318 292L396 384L400 334Q352 250 344 158Z'
  return [
    garment(s, cut),
    path('M342 166Q400 150 458 166L400 332Z', s.lin('v', s.p.accent.dark, s.p.accent.base)),
    stroke('M400 334V708', t.line, 3.5, 'opacity=".55"'),
    path(lapel, s.face(t)),
    stroke(lapel, t.line, 2.5, 'opacity=".4"'),
    `<g transform="matrix(-1 0 0 1 800 0)">${path(lapel, s.lin('d', t.base, t.dark))}${stroke(lapel, t.line, 2.5, 'opacity=".4"')}</g>`,
    mirrored(
      400,
      rect(276, 528, 84, 22, 4, s.lin('v', t.base, t.dark), 'transform="rotate(-6 318 540)"') +
        stroke('M277 554L360 545', t.deep, 3, 'opacity=".5"'),
    ),
    s.v === 1
      ? path('M266 450Q400 470 534 450L536 486Q400 508 264 486Z', s.lin('h', t.base, t.light, t.base, t.dark)) +
        stroke('M266 450Q400 470 534 450M264 486Q400 508 536 486', t.line, 2.5, 'opacity=".45"') +
        rect(378, 454, 56, 52, 8, 'none', `stroke="${t.dark}" stroke-width="9"`) +
        path('M438 484l60 90-20 16-52-98Z', s.face(t))
      : row(416, 600, 3, (y) => button(material.walnut, 372, y, 11) + button(material.walnut, 430, y, 11)),
    mirrored(400, stroke('M170 552Q200 566 228 560', t.line, 3, 'opacity=".4"')),
    s.v === 2
      ? path(
          'M328 158Q400 120 472 158Q500 190 486 250Q450 190 400 186Q350 190 314 250Q300 190 328 158Z',
          s.ball(s.p.accent),
        )
      : '',
  ].join('')
}

function vest(s: Sheet): string {
  const t = s.p
  const cut: Cut = { neck: { shape: 'round', depth: 190 }, sleeve: 'none', waist: 142, hem: 146, bottom: 622, cloth: t }
  const quilt = row(
    282,
    580,
    5,
    (y) =>
      stroke(
        `M256 ${y - 6}Q330 ${y + 14} 398 ${y + 12}M402 ${y + 12}Q470 ${y + 14} 544 ${y - 6}`,
        t.line,
        3,
        'opacity=".5"',
      ) +
      path(
        `M262 ${y + 2}Q330 ${y + 20} 398 ${y + 18}V${y + 34}Q330 ${y + 36} 262 ${y + 18}Z`,
        t.glint,
        'opacity=".28"',
      ) +
      path(
        `M402 ${y + 18}Q470 ${y + 20} 538 ${y + 2}V${y + 16}Q470 ${y + 34} 402 ${y + 32}Z`,
        t.glint,
        'opacity=".16"',
      ),
  )
  return [
    garment(s, cut),
    group(s.within(bodyOf(cut)), quilt),
    path(
      'M330 176Q322 128 342 116Q400 100 458 116Q478 128 470 176Q400 216 330 176Z',
      s.lin('h', t.base, t.light, t.base, t.dark),
    ),
    stroke('M334 150Q400 184 466 150', t.line, 3, 'opacity=".4"'),
    path('M344 118Q400 102 456 118Q400 138 344 118Z', t.deep),
    rect(395, 130, 10, 508, 4, s.p.accent.dark),
    stroke('M400 134V632', s.p.accent.light, 2, 'stroke-dasharray="3 4"'),
    rect(392, 214, 16, 40, 6, s.face(s.p.accent)),
    mirrored(400, stroke('M292 482L330 560', t.line, 5, 'opacity=".5"')),
    s.v === 1 ? '' : knitHem(s, 622),
  ].join('')
}

function pyjamas(s: Sheet): string {
  const t = s.p
  const dots = s.print(
    s.v === 1 ? 'dot' : 'stripe',
    s.v === 1 ? [s.p.accent.light, t.glint] : [t.glint],
    s.v === 1 ? 64 : 26,
  )
  const cut: Cut = { neck: { shape: 'vee', depth: 268 }, sleeve: 'long', waist: 142, hem: 150, bottom: 560, cloth: t }
  const left =
    'M292 120Q400 138 508 120L530 300C540 420 540 560 536 690Q480 706 424 694L404 330H396L376 694Q320 706 264 690C260 560 260 420 270 300Z'
  const collar = 'M336 168Q330 158 342 152L398 262L350 270Q318 232 312 182Z'
  const trousersLegs = group(
    'transform="translate(238 210) scale(.78 .74)"',
    cast(left),
    path(left, s.face(t)),
    path(left, dots, 'opacity=".4"'),
    path(left, s.lin('h', [0, t.deep, 0.3], [0.48, t.deep, 0.3], [0.75, t.deep, 0], [1, t.deep, 0.4])),
    fold(s, t, [340, 200, 20], [326, 700, 40], 0.34),
    fold(s, t, [470, 200, 20], [486, 700, 40], 0.34),
    path('M292 120Q400 138 508 120L510 154Q400 172 290 154Z', s.lin('h', t.base, t.light, t.dark)),
  )
  return [
    trousersLegs,
    group(
      'transform="translate(-58 -26) scale(.94)"',
      garment(s, cut),
      path('M264 330L336 168L400 268L464 168L536 330L548 560Q400 582 252 560Z', dots, 'opacity=".34"'),
      path(sleeveOf(cut, -1), dots, 'opacity=".34"'),
      path(sleeveOf(cut, 1), dots, 'opacity=".3"'),
      stroke('M400 268V572', t.line, 3, 'opacity=".5"'),
      collarStand(s, t),
      path(collar, s.face(t)),
      stroke(collar, s.p.accent.light, 4),
      `<g transform="matrix(-1 0 0 1 800 0)">${path(collar, s.lin('d', t.base, t.dark))}${stroke(collar, s.p.accent.light, 4)}</g>`,
      row(306, 530, 4, (y) => button(s.p.accent, 400, y, 9)),
      path('M452 366h64v62q-32 14-64 0Z', s.face(t)),
      stroke('M452 366h64', s.p.accent.light, 5),
    ),
  ].join('')
}

export const clothes = { dress, blouse, 't-shirt': tee, sweater, cardigan, jeans, trousers, skirt, coat, vest, pyjamas }
