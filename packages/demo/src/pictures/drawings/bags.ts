/** Bags and wallets. */

import { material } from './palette.ts'
import { patterned } from './patterns.ts'
import { circle, cloth, fold, path, rect, shadow, stitches, stroke } from './shapes.ts'
import type { Sheet } from './sheet.ts'

function satchel(s: Sheet): string {
  const t = s.p
  const g = material.gold
  const body =
    'M212 352H588Q604 352 608 372L640 622Q642 646 618 650Q400 664 182 650Q158 646 160 622L192 372Q196 352 212 352Z'
  const flap =
    s.v === 1 ? 'M204 350H596L612 440Q400 490 188 440Z' : 'M204 350H596L606 440Q560 536 400 540Q240 536 194 440Z'
  const clasp = s.v === 1 ? 464 : 528
  return [
    shadow(s, 400, 648, 250),
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

/** Small, on a long strap. */
function crossbody(s: Sheet): string {
  const t = s.p
  const g = s.v === 1 ? material.steel : material.gold
  const body =
    'M252 420H548Q562 420 564 436L578 622Q580 646 556 648Q400 660 244 648Q220 646 222 622L236 436Q238 420 252 420Z'
  const flap =
    s.v === 2 ? 'M244 418H556L560 500Q480 548 400 550Q320 548 240 500Z' : 'M244 418H556L566 548Q400 588 234 548Z'
  return [
    shadow(s, 400, 648, 190),
    stroke('M250 440C130 90 330 60 420 110C540 160 640 220 552 440', t.deep, 15),
    stroke('M248 438C128 88 328 58 418 108C538 158 638 218 550 438', t.base, 11),
    stroke('M240 400C140 100 330 66 416 112', t.glint, 3, 'opacity=".6"'),
    cloth(s, body),
    path(body, s.lin('v', [0, t.glint, 0.1], [1, t.deep, 0.34])),
    path(flap, t.line, 'opacity=".24" transform="translate(3 8)"'),
    cloth(s, flap),
    path(flap, s.lin('d', [0, t.glint, 0.36], [0.4, t.glint, 0], [1, t.deep, 0.2])),
    stitches(s.v === 2 ? 'M256 500Q330 534 400 536Q470 534 544 500' : 'M248 538Q400 574 552 538', t.line),
    ...[244, 556].map((x) => circle(x, 446, 17, 'none', `stroke="${g.base}" stroke-width="7"`)),
    rect(376, s.v === 2 ? 520 : 540, 48, 40, 9, s.face(g)),
    rect(384, 600, 32, 4, 2, g.base),
  ].join('')
}

/** Soft, on one short strap. */
function shoulderBag(s: Sheet): string {
  const t = s.p
  const g = material.gold
  const body =
    'M170 400Q180 470 200 420Q400 470 600 420Q620 470 630 400C660 520 650 600 610 634Q400 672 190 634C150 600 140 520 170 400Z'
  return [
    shadow(s, 400, 646, 250),
    stroke('M190 420C210 150 590 150 610 420', t.deep, 34),
    stroke('M188 418C208 148 588 148 608 418', t.base, 28),
    stroke('M188 400C214 160 560 148 598 380', t.glint, 5, 'opacity=".6"'),
    path('M180 410Q400 470 620 410Q400 440 180 410Z', t.line),
    cloth(s, body),
    path(body, s.lin('d', [0, t.glint, 0.34], [0.4, t.glint, 0], [1, t.deep, 0.34])),
    fold(s, t, [320, 450, 8], [270, 650, 60], 0.34),
    fold(s, t, [470, 450, 8], [520, 650, 60], 0.34),
    stitches('M196 430Q400 482 604 430', t.line),
    ...[192, 608].map((x) => circle(x, 420, 20, 'none', `stroke="${g.base}" stroke-width="8"`)),
    s.v === 1
      ? rect(370, 446, 60, 40, 8, s.face(g))
      : stroke('M220 456Q400 504 580 456', g.base, 7) + rect(566, 450, 16, 44, 5, s.face(g)),
    s.v === 2
      ? path('M300 500H500V590Q400 606 300 590Z', 'none', `stroke="${t.line}" stroke-width="3" opacity=".5"`)
      : '',
  ].join('')
}

function handbag(s: Sheet): string {
  if (s.a.form === 'crossbody') return crossbody(s)
  return s.a.form === 'shoulder-bag' ? shoulderBag(s) : satchel(s)
}

function tote(s: Sheet): string {
  const t = s.p
  const body = 'M196 320H604L632 636Q634 654 614 656H186Q166 654 168 636Z'
  const handle = (lift: number, colour: string, light: string) =>
    stroke(`M292 ${330 + lift}C300 ${100 + lift} 500 ${100 + lift} 508 ${330 + lift}`, colour, 20) +
    stroke(`M288 ${326 + lift}C296 ${96 + lift} 490 ${94 + lift} 503 ${300 + lift}`, light, 4, 'opacity=".6"')
  const reversible = s.a.form === 'reversible'
  const strap = s.v === 1 ? t : s.p.accent
  return [
    shadow(s, 400, 652, 250),
    handle(-24, strap.deep, strap.dark),
    path('M196 320L230 296H570L604 320Z', reversible ? s.p.accent.base : t.line),
    cloth(s, body),
    path(body, s.lin('h', [0, t.deep, 0.24], [0.2, t.glint, 0.18], [0.5, t.deep, 0], [1, t.deep, 0.36])),
    fold(s, t, [330, 330, 4], [280, 650, 60], 0.28),
    fold(s, t, [480, 330, 4], [520, 650, 60], 0.28),
    s.v === 2
      ? path('M184 470H616L632 636Q634 654 614 656H186Q166 654 168 636Z', s.face(s.p.accent)) +
        stitches('M184 478H616', s.p.accent.line)
      : '',
    reversible
      ? path('M196 320H604L608 362Q400 372 192 362Z', s.face(s.p.accent)) +
        path('M520 330L596 324L600 420L540 400Z', s.lin('d', s.p.accent.light, s.p.accent.dark)) +
        stitches('M192 356Q400 366 608 356', s.p.accent.line)
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

/** Flat, with cards in three slots. */
function cardHolder(s: Sheet): string {
  const t = s.p
  const body = 'M230 330Q230 312 248 312H552Q570 312 570 330V610Q570 630 550 630H250Q230 630 230 610Z'
  const slot = (y: number) => `M230 ${y}Q400 ${y + 26} 570 ${y}V610Q570 630 550 630H250Q230 630 230 610Z`
  return [
    shadow(s, 400, 630, 180, 28),
    rect(256, 236, 288, 180, 14, s.face(material.steel)),
    rect(256, 262, 288, 180, 14, s.face(material.gold)),
    rect(256, 290, 288, 180, 14, s.face(material.paper)),
    rect(280, 250, 90, 8, 4, '#00000022'),
    cloth(s, body),
    ...[360, 420, 480].map(
      (y) =>
        path(slot(y), t.line, 'opacity=".2" transform="translate(0 -6)"') +
        path(slot(y), s.lin('v', t.light, t.base, t.dark)) +
        patterned(s, slot(y), t) +
        stitches(`M236 ${y + 10}Q400 ${y + 36} 564 ${y + 10}`, t.line),
    ),
    stitches('M244 340V604Q246 616 258 616H542Q554 616 556 604V340', t.line),
    s.v === 1
      ? circle(400, 566, 20, 'none', `stroke="${material.gold.base}" stroke-width="4"`)
      : rect(352, 568, 96, 6, 3, s.p.accent.base) + rect(372, 582, 56, 4, 2, s.p.accent.base),
  ].join('')
}

function wallet(s: Sheet): string {
  if (s.a.form === 'card-holder') return cardHolder(s)
  const t = s.p
  const body = 'M164 350Q164 330 184 330H616Q636 330 636 350V600Q636 622 614 622H186Q164 622 164 600Z'
  return [
    shadow(s, 400, 622, 250, 30),
    cloth(s, body),
    path(body, s.lin('v', [0, t.glint, 0], [1, t.deep, 0.34])),
    stitches('M180 360V596Q182 606 192 606H608Q620 606 620 596V360', t.line),
    path(
      'M164 350Q164 330 184 330H616Q636 330 636 350V600Q636 622 614 622H186Q164 622 164 600Z',
      'none',
      `stroke="${t.deep}" stroke-width="17"`,
    ),
    path(
      'M164 350Q164 330 184 330H616Q636 330 636 350V600Q636 622 614 622H186Q164 622 164 600Z',
      'none',
      `stroke="${material.gold.base}" stroke-width="6" stroke-dasharray="3 3"`,
    ),
    rect(596, 316, 26, 40, 6, s.face(material.gold)),
    stroke('M609 350q26 40 12 96', t.dark, 11),
    path('M606 440h30l-4 66h-22Z', s.face(t)),
    path(body, s.lin('d', [0, t.glint, 0.4], [0.4, t.glint, 0], [1, t.deep, 0.2])),
    s.v === 1
      ? rect(220, 380, 130, 54, 6, 'none', `stroke="${t.line}" stroke-width="3" opacity=".5"`)
      : rect(236, 540, 110, 7, 3, material.gold.base) + rect(262, 556, 58, 5, 2, material.gold.base),
    s.v === 2 ? stroke('M164 476H636', t.line, 3, 'opacity=".4"') : '',
  ].join('')
}

export const bags = { handbag, tote, wallet }
