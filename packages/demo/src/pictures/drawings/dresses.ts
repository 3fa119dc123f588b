/** Dresses and skirts. */

import { button, type Cut, garment, neckband } from './cut.ts'
import { row } from './extras.ts'
import { material } from './palette.ts'
import { cast, cloth, ellipse, fold, group, mirrored, path, rect, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'
import { collarStand, sleeveFor } from './tops.ts'

/** The sleeves of a fitted bodice, where the attributes name any. */
function sleeves(s: Sheet): string {
  const { sleeve } = s.a
  if (!sleeve) return ''
  const outline =
    sleeve === 'flutter'
      ? 'M490 136C546 144 604 196 622 244Q602 262 578 250Q560 272 536 256Q524 272 508 258Z'
      : 'M490 136C548 150 578 240 612 384Q584 402 550 398C534 330 524 290 508 262Z'
  return mirrored(
    400,
    cast(outline, 0.6) +
      cloth(s, outline) +
      path(outline, s.lin('h', [0, s.p.deep, 0.3], [0.5, s.p.deep, 0], [1, s.p.deep, 0.3])),
  )
}

/** Fitted above, wide below, without sleeves of its own. */
function flared(s: Sheet): string {
  const t = s.p
  const midi = s.v === 1
  const bottom = midi ? 700 : 676
  const neck = s.a.neck === 'vee' ? 'L400 262L470 132' : 'C340 200 380 226 400 226C420 226 460 200 470 132'
  const bodice = `M330 132${neck}L498 140Q494 230 516 268Q490 340 476 392Q400 408 324 392Q310 340 284 268Q306 230 302 140Z`
  const skirt = `M324 390Q400 406 476 390C520 470 ${midi ? 540 : 580} 580 ${midi ? 556 : 606} ${bottom - 10}Q560 ${bottom + 20} 500 ${bottom + 2}Q440 ${bottom + 26} 384 ${bottom + 4}Q300 ${bottom + 24} 246 ${bottom + 2}Q214 ${bottom + 8} ${midi ? 244 : 194} ${bottom - 10}C${midi ? 260 : 220} 580 280 470 324 390Z`
  const fan = [-0.9, -0.55, -0.2, 0.15, 0.48, 0.82]
  return [
    cast(bodice),
    cast(skirt),
    path(
      s.a.neck === 'vee'
        ? 'M330 132Q400 160 470 132L400 262Z'
        : 'M330 132Q400 160 470 132Q460 214 400 226Q340 214 330 132Z',
      s.lin('v', t.deep, t.dark),
    ),
    sleeves(s),
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
    stroke(`M330 132${neck}`, t.line, 3, 'opacity=".4"'),
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

/** The crossed front and the tie of a wrap dress. */
function wrap(s: Sheet): string {
  const t = s.p
  const cut: Cut = {
    neck: { shape: 'vee', depth: 330 },
    sleeve: sleeveFor(s.a, 'three-quarter'),
    waist: 112,
    hem: 190,
    bottom: 712,
    cloth: t,
  }
  return [
    garment(s, cut),
    path('M336 168L438 404L416 424L326 176Z', s.lin('h', t.light, t.base, t.dark)),
    stroke('M464 168L372 380', t.line, 3, 'opacity=".4"'),
    stroke('M336 168L438 404', t.line, 3, 'opacity=".5"'),
    path('M288 420Q400 446 512 420L514 452Q400 480 286 452Z', s.lin('h', t.base, t.light, t.dark)),
    stroke('M286 452Q400 480 514 452M288 420Q400 446 512 420', t.line, 2.5, 'opacity=".45"'),
    path('M452 440C500 500 520 560 524 610L494 616C488 560 470 500 440 452Z', s.face(t)),
    path('M446 446C460 520 458 570 450 624L422 616C432 560 436 500 434 452Z', s.lin('d', t.light, t.deep)),
    ellipse(448, 444, 17, 14, s.ball({ ...t, metal: false })),
    stroke('M440 470C452 560 478 640 520 716', t.line, 3, 'opacity=".5"'),
    fold(s, t, [360, 460, 8], [320, 720, 36], 0.4),
    s.v === 1 ? stroke('M210 704Q400 740 590 704', t.line, 2.5, 'opacity=".4"') : '',
  ].join('')
}

/** A shirt's collar and buttons down to the hem. */
function shirtDress(s: Sheet): string {
  const t = s.p
  const cut: Cut = {
    neck: { shape: 'vee', depth: 260 },
    sleeve: sleeveFor(s.a, 'short'),
    waist: 122,
    hem: 186,
    bottom: 708,
    cloth: t,
  }
  const collar = 'M336 168Q330 156 342 150L398 254L348 278Q318 236 314 178Z'
  return [
    garment(s, cut),
    stroke('M400 260V726M414 256V726', t.line, 2.5, 'opacity=".4"'),
    row(296, 680, 8, (y) => button(s.p.accent, 407, y, 8)),
    collarStand(s, t),
    path(collar, s.face(t)),
    stroke(collar, t.line, 2, 'opacity=".4"'),
    `<g transform="matrix(-1 0 0 1 800 0)">${path(collar, s.lin('d', t.base, t.dark))}${stroke(collar, t.line, 2, 'opacity=".4"')}</g>`,
    path('M276 440Q400 464 524 440L526 470Q400 496 274 470Z', s.face(s.v === 2 ? s.p.accent : t)),
    stroke('M276 440Q400 464 524 440M274 470Q400 496 526 470', t.line, 2.5, 'opacity=".5"'),
    rect(378, 446, 50, 42, 7, 'none', `stroke="${material.gold.base}" stroke-width="6"`),
    stitches('M222 692Q400 724 578 692', t.line),
  ].join('')
}

/** A T-shirt down to the knee. */
function teeDress(s: Sheet): string {
  const vee = s.a.neck === 'vee'
  const cut: Cut = {
    neck: { shape: vee ? 'vee' : 'round', depth: vee ? 262 : 224 },
    sleeve: sleeveFor(s.a, 'short'),
    waist: 140,
    hem: s.v === 1 ? 164 : 178,
    bottom: 712,
    cloth: s.p,
  }
  return [
    garment(s, cut),
    neckband(cut, 13, s.p.base),
    neckband(cut, 2, s.p.line, 'opacity=".4" transform="translate(0 8)"'),
    stitches(`M${404 - cut.hem} 694Q400 722 ${396 + cut.hem} 694`, s.p.line),
    s.v === 2 ? mirrored(400, stroke('M262 452L286 520', s.p.line, 4, 'opacity=".5"')) : '',
  ].join('')
}

/** To the ankle, in tiers. */
function maxi(s: Sheet): string {
  const t = s.p
  const vee = s.a.neck === 'vee'
  const neck = vee ? 'L400 210L456 92' : 'C352 140 384 158 400 158C416 158 448 140 456 92'
  const bodice = `M344 92${neck}L478 98Q476 170 494 204Q474 262 466 300Q400 314 334 300Q326 262 306 204Q324 170 322 98Z`
  const skirt =
    'M334 298Q400 314 466 298C500 420 560 600 580 736Q520 756 460 742Q400 760 340 742Q280 756 220 736C240 600 300 420 334 298Z'
  const tiers = [430, 580]
  return [
    cast(skirt),
    group('transform="translate(40 -40) scale(.9)"', sleeves(s)),
    path('M344 92Q400 112 456 92L400 180Z', s.lin('v', t.deep, t.dark)),
    cloth(s, skirt),
    path(skirt, s.lin('h', [0, t.deep, 0.24], [0.3, t.glint, 0.16], [0.55, t.deep, 0], [1, t.deep, 0.4])),
    group(
      s.within(skirt),
      ...[-0.8, -0.4, 0, 0.4, 0.8].map((part) =>
        fold(s, t, [400 + part * 60, 310, 10], [400 + part * 176, 760, 46], 0.42),
      ),
      ...tiers.map(
        (y) =>
          stroke(`M180 ${y}Q400 ${y + 26} 620 ${y}`, t.deep, 8, 'opacity=".3"') +
          stroke(`M180 ${y + 8}Q400 ${y + 34} 620 ${y + 8}`, t.glint, 4, 'opacity=".3"'),
      ),
    ),
    cloth(s, bodice),
    path(bodice, s.lin('h', [0, t.deep, 0.24], [0.3, t.glint, 0.18], [0.55, t.deep, 0], [1, t.deep, 0.4])),
    stroke(`M344 92${neck}`, t.line, 3, 'opacity=".4"'),
    path('M332 292Q400 308 468 292L470 314Q400 330 330 314Z', s.face(s.v === 2 ? s.p.accent : t)),
    s.v === 1 ? row(200, 280, 3, (y) => button(s.p.accent, 400, y + 10, 7)) : '',
  ].join('')
}

function dress(s: Sheet): string {
  switch (s.a.form) {
    case 'wrap':
      return wrap(s)
    case 'shirt':
      return shirtDress(s)
    case 'tee':
      return teeDress(s)
    case 'maxi':
      return maxi(s)
    default:
      return flared(s)
  }
}

function skirt(s: Sheet): string {
  const t = s.p
  const pleated = s.a.form === 'pleated'
  const outline = pleated
    ? 'M312 150Q400 166 488 150C526 320 566 500 590 672L566 690L540 676L512 694L486 680L456 698L430 684L400 700L370 684L344 698L314 680L288 694L260 676L234 690L210 672C234 500 274 320 312 150Z'
    : 'M308 170Q400 186 492 170C540 320 596 470 632 612Q520 660 400 656Q280 660 168 612C204 470 260 320 308 170Z'
  const fan = pleated ? Array.from({ length: 13 }, (_, i) => (i - 6) / 6) : [-0.6, 0.1, 0.62]
  return [
    cast(outline),
    path(pleated ? 'M312 148Q400 130 488 148Q400 170 312 148Z' : 'M308 168Q400 150 492 168Q400 190 308 168Z', t.deep),
    cloth(s, outline),
    path(outline, s.lin('h', [0, t.deep, 0.3], [0.3, t.glint, 0.16], [0.55, t.deep, 0], [1, t.deep, 0.4])),
    group(
      s.within(outline),
      ...fan.map((part) =>
        pleated
          ? path(
              `M${400 + part * 84} 160L${400 + part * 196} 710L${400 + part * 196 + 17} 710L${400 + part * 84 + 4} 160Z`,
              t.deep,
              'opacity=".34"',
            ) +
            path(
              `M${400 + part * 84 - 4} 160L${400 + part * 196 - 9} 710L${400 + part * 196} 710L${400 + part * 84} 160Z`,
              t.glint,
              'opacity=".4"',
            )
          : fold(s, t, [400 + part * 88, 186, 14], [400 + part * 226, 680, 60], 0.32),
      ),
    ),
    pleated
      ? path('M308 140Q400 158 492 140L496 172Q400 190 304 172Z', s.lin('h', t.base, t.light, t.base, t.dark))
      : path('M304 160Q400 178 496 160L502 198Q400 218 298 198Z', s.lin('h', t.base, t.light, t.base, t.dark)) +
        stroke('M298 198Q400 218 502 198', t.line, 2.5, 'opacity=".5"'),
    s.v === 2 && !pleated
      ? row(240, 600, 6, (y) => button(s.p.accent, 400, y, 9)) + stroke('M386 208L384 654', t.line, 2, 'opacity=".4"')
      : '',
    s.v === 1 && !pleated ? mirrored(400, stroke('M290 250L262 330', t.line, 4, 'opacity=".5"')) : '',
    s.v === 1 && pleated ? rect(384, 146, 32, 26, 5, 'none', `stroke="${material.gold.base}" stroke-width="5"`) : '',
    s.v === 2 && pleated ? stroke('M222 640Q400 668 578 640', s.p.accent.base, 7, 'opacity=".8"') : '',
  ].join('')
}

export const dresses = { dress, skirt }
