/** Dresses, coats and clothes for below the waist. */

import { button, type Cut, garment } from './cut.ts'
import { row } from './extras.ts'
import { material } from './palette.ts'
import { cast, cloth, ellipse, fold, group, mirrored, path, rect, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

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

export const bottoms = { dress, jeans, trousers, skirt, coat }
