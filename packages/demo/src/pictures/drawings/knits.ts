/** Sweaters, cardigans and vests. */

import { bodyOf, button, type Cut, garment, neckband, ribs } from './cut.ts'
import { row } from './extras.ts'
import { material } from './palette.ts'
import { fold, group, mirrored, path, rect, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { cuffs, sleeveFor } from './tops.ts'

function knitCut(s: Sheet): Cut {
  return {
    neck: { shape: 'round', depth: s.a.form === 'cowl-neck' ? 190 : 214 },
    sleeve: sleeveFor(s.a, 'long'),
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

/** Fine stitches, which make a plain knit look knitted. */
const stitched = (s: Sheet, cut: Cut) =>
  path(
    bodyOf(cut),
    s.tile(
      14,
      `<path d="M1 0L7 8L13 0M1 7L7 15L13 7" fill="none" stroke="${s.p.deep}" stroke-width="1.6" opacity=".3"/>`,
    ),
  )

function sweater(s: Sheet): string {
  const knit = knitCut(s)
  const vee = s.a.form === 'v-neck'
  const cut: Cut = vee ? { ...knit, neck: { shape: 'vee', depth: 300 } } : knit
  const turtle =
    path(
      'M332 172Q326 120 342 108Q400 90 458 108Q474 120 468 172Q400 222 332 172Z',
      s.lin('h', s.p.base, s.p.light, s.p.base, s.p.dark),
    ) +
    stroke('M342 110Q400 138 458 110', s.p.deep, 4, 'opacity=".5"') +
    ribs(s.p, 336, 464, 128, 50, 18)
  const cowl = [
    path(
      'M330 150Q322 190 296 216Q320 300 400 306Q480 300 504 216Q478 190 470 150Q400 176 330 150Z',
      s.lin('d', s.p.light, s.p.base, s.p.dark),
    ),
    path('M340 150Q400 200 460 150Q452 206 400 210Q348 206 340 150Z', s.p.deep),
    stroke('M322 184Q400 262 478 184M310 208Q400 296 490 208', s.p.deep, 6, 'opacity=".3"'),
    stroke('M328 176Q400 248 470 178M312 216Q400 300 486 222', s.p.glint, 4, 'opacity=".4"'),
  ].join('')
  return [
    garment(s, cut),
    s.a.pattern ? '' : stitched(s, cut),
    knitHem(s, 620),
    cut.sleeve === 'long' ? cuffs(s, 540, 30) : '',
    s.a.form === 'turtleneck'
      ? turtle
      : s.a.form === 'cowl-neck'
        ? cowl
        : neckband(cut, 24, s.p.base) +
          neckband(cut, 2.5, s.p.line, 'opacity=".45" transform="translate(0 14)"') +
          neckband(cut, 2, s.p.line, 'opacity=".4" transform="translate(0 -12)"'),
    s.v === 1 ? stroke('M300 206Q286 260 272 330M500 206Q514 260 528 330', s.p.line, 3, 'opacity=".45"') : '',
    s.v === 2 ? rect(268, 590, 26, 18, 3, s.p.accent.base, 'transform="rotate(4 280 600)"') : '',
  ].join('')
}

function cardigan(s: Sheet): string {
  const open = s.a.form === 'open-front'
  const cut: Cut = { ...knitCut(s), neck: { shape: 'vee', depth: 350 }, bottom: open ? 650 : 624, open: true }
  const t = s.p
  const layer = material.paper
  const pockets = mirrored(
    400,
    path('M276 496h74v70q-37 10-74 0Z', t.base, 'opacity=".55"') +
      stroke('M276 496h74', t.line, 3, 'opacity=".5"') +
      stroke('M276 496v70q37 10 74 0v-70', t.line, 2, 'opacity=".3"'),
  )
  return [
    path('M338 168Q400 150 462 168L452 330L400 380L348 330Z', s.lin('d', layer.light, layer.dark)),
    path('M350 172Q400 232 450 172L462 168Q400 150 338 168Z', layer.deep, 'opacity=".5"'),
    garment(s, cut),
    s.a.pattern ? '' : stitched(s, cut),
    open ? '' : knitHem(s, 624),
    cut.sleeve === 'long' ? cuffs(s, 540, 30) : '',
    open
      ? path(
          'M352 166L338 660Q400 676 462 660L448 166Q400 200 352 166Z',
          s.lin('h', layer.dark, layer.light, layer.base, layer.deep),
        ) +
        path('M356 170Q400 250 444 170Q400 196 356 170Z', layer.deep, 'opacity=".4"') +
        path(
          'M336 166Q350 156 360 164C372 300 366 520 350 668L312 660C324 500 330 300 336 166Z',
          s.lin('h', t.base, t.dark),
        ) +
        path(
          'M464 166Q450 156 440 164C428 300 434 520 450 668L488 660C476 500 470 300 464 166Z',
          s.lin('h', t.light, t.base),
        ) +
        group('', fold(s, t, [324, 300, 6], [316, 660, 16], 0.5))
      : path('M336 168L400 350V646H418V344L352 162Q340 160 336 168Z', s.lin('h', t.base, t.dark)) +
        path('M464 168L400 350V646H414V356L478 176Q472 164 464 168Z', s.lin('h', t.light, t.base)) +
        stroke('M400 352V646', t.line, 2.5, 'opacity=".55"') +
        row(372, 610, s.v === 1 ? 4 : 5, (y) => button(s.p.accent, 409, y, 9)),
    s.v === 2 ? '' : pockets,
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
    s.a.pattern === 'colour-block' ? '' : group(s.within(bodyOf(cut)), quilt),
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

export const knits = { sweater, cardigan, vest }
