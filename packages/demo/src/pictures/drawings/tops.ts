/** Clothes for above the waist, hung before the backdrop as on an invisible dress form. */

import { bodyOf, button, type Cut, garment, neckband, ribs, sleeveOf } from './cut.ts'
import { row } from './extras.ts'
import { material, type Tones } from './palette.ts'
import { cast, fold, group, mirrored, path, rect, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

function tee(s: Sheet): string {
  const cut: Cut = {
    neck: { shape: s.v === 1 ? 'vee' : 'round', depth: s.v === 1 ? 262 : 222 },
    sleeve: 'short',
    waist: 134,
    hem: 142,
    bottom: 636,
    cloth: s.p,
  }
  return [
    garment(s, cut),
    neckband(cut, 13, s.p.base),
    neckband(cut, 2, s.p.line, 'opacity=".4" transform="translate(0 8)"'),
    stitches('M262 620Q400 642 538 620', s.p.line),
    stitches('M176 318Q206 346 240 356', s.p.line),
    stitches('M624 318Q594 346 560 356', s.p.line),
  ].join('')
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

export const tops = { 't-shirt': tee, blouse, sweater, cardigan, vest, pyjamas }
