/** Shirts and blouses, hung before the backdrop as on an invisible dress form. */

import type { Attributes } from '../attributes.ts'
import { button, type Cut, garment, neckband, ribs, sleeveOf } from './cut.ts'
import { bow, row } from './extras.ts'
import { material, type Tones } from './palette.ts'
import { group, mirrored, path, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** The sleeve that the attributes name, or the usual one. */
export const sleeveFor = ({ sleeve }: Attributes, usual: Cut['sleeve']): Cut['sleeve'] => sleeve ?? usual

function tee(s: Sheet): string {
  const tunic = s.a.form === 'tunic'
  const henley = s.a.form === 'henley'
  const vee = s.a.neck === 'vee'
  const bottom = tunic ? 704 : 636
  const hem = tunic ? 184 : s.v === 2 ? 150 : 142
  const cut: Cut = {
    neck: { shape: vee ? 'vee' : 'round', depth: vee ? 266 : s.a.neck === 'boat' ? 180 : 222 },
    sleeve: sleeveFor(s.a, tunic ? 'three-quarter' : 'short'),
    waist: tunic ? 148 : 134,
    hem,
    bottom,
    cloth: s.p,
  }
  const placket = vee ? 262 : 216
  return [
    garment(s, cut),
    neckband(cut, 13, s.p.base),
    neckband(cut, 2, s.p.line, 'opacity=".4" transform="translate(0 8)"'),
    stitches(`M${404 - hem} ${bottom - 16}Q400 ${bottom + 6} ${396 + hem} ${bottom - 16}`, s.p.line),
    cut.sleeve === 'short' ? stitches('M176 318Q206 346 240 356M624 318Q594 346 560 356', s.p.line) : '',
    henley
      ? path(`M384 ${placket}H416V${placket + 130}L400 ${placket + 140}L384 ${placket + 130}Z`, s.face(s.p)) +
        stroke(
          `M384 ${placket}V${placket + 130}L400 ${placket + 140}L416 ${placket + 130}V${placket}`,
          s.p.line,
          2.5,
          'opacity=".5"',
        ) +
        row(placket + 20, placket + 110, 3, (y) => button(s.p.accent, 400, y, 8))
      : '',
    tunic
      ? mirrored(400, stroke(`M${400 - hem + 4} ${bottom - 2}V${bottom - 90}`, s.p.line, 4, 'opacity=".55"'))
      : s.v === 1
        ? path('M452 306h64v62q-32 14-64 0Z', s.face(s.p)) + stitches('M456 312v54q28 10 56 0v-54', s.p.line)
        : '',
  ].join('')
}

/** The stand of a collar, seen behind the neck. */
export const collarStand = (s: Sheet, t: Tones) =>
  path('M334 170Q330 150 344 149Q400 134 456 149Q470 150 466 170Q400 146 334 170Z', s.lin('h', t.base, t.light, t.dark))

function blouse(s: Sheet): string {
  const shirt = s.a.form === 'shirt'
  const tied = s.a.form === 'tie-neck'
  const bottom = shirt ? 656 : 632
  const cut: Cut = {
    neck: { shape: tied ? 'round' : 'vee', depth: tied ? 206 : 268 },
    sleeve: sleeveFor(s.a, 'long'),
    waist: shirt ? 138 : 122,
    hem: 158,
    bottom,
    cloth: s.p,
  }
  const collar = shirt
    ? 'M336 168Q330 156 342 150L398 258L346 282Q318 236 314 178Z'
    : 'M336 168Q330 158 342 152L398 262L358 274Q324 232 316 178Z'
  const cuffed = cut.sleeve === 'long'
  return [
    garment(s, cut),
    stroke(`M400 ${tied ? 210 : 268}V${bottom + 16}`, s.p.line, 2.5, 'opacity=".45"'),
    stroke(`M412 ${tied ? 206 : 262}V${bottom + 16}`, s.p.glint, 2, 'opacity=".5"'),
    row(tied ? 330 : 300, bottom - 22, tied ? 5 : 6, (y) =>
      button(s.p.multi ? material.paper : s.p, 400, y, shirt ? 8 : 7),
    ),
    tied
      ? neckband(cut, 26, s.p.base) +
        path('M390 214C360 300 350 380 352 430L396 414C398 340 402 280 412 222Z', s.lin('d', s.p.light, s.p.dark)) +
        path('M410 214C440 290 452 350 456 392L414 402C406 340 398 280 392 222Z', s.lin('d', s.p.base, s.p.deep)) +
        bow(s, { ...s.p, metal: false }, 401, 214, 0.78)
      : collarStand(s, s.p) +
        path(collar, s.face(s.p)) +
        stroke(collar, s.p.line, 2, 'opacity=".35"') +
        `<g transform="matrix(-1 0 0 1 800 0)">${path(collar, s.lin('d', s.p.base, s.p.dark))}${stroke(collar, s.p.line, 2, 'opacity=".35"')}</g>`,
    shirt
      ? path('M448 318h72v74l-36 18l-36-18Z', s.face(s.p)) + stitches('M452 324h64v66l-32 16l-32-16Z', s.p.line)
      : '',
    cuffed ? cuffs(s, 546, 26) : '',
  ].join('')
}

export function cuffs(s: Sheet, y: number, height: number): string {
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

export const tops = { 't-shirt': tee, blouse }
